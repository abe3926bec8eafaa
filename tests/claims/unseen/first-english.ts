import type { UnseenSet } from './unseen-set';

export const FIRST_ENGLISH: UnseenSet = {
  language: 'en',
  rows: [
    [
      'Opened: Sat 3 Oct. 1998. Capacity: 42500 (all-seater).',
      'The arena opened in {f+ October 1998} and seats {f+ 42,500} spectators.',
      'The arena opened in {f+ October 1998} and seats {f- 45,200} spectators.',
    ],
    [
      'Q3 2022 revenue came in at US$3,400m, up 12.0% year over year.',
      'Revenue rose {f+ 12 percent} to {f+ $3.4 billion} in the third quarter of {f+ 2022}.',
      'Revenue rose {f- 21 percent} to {f- $3.4 million} in the third quarter of {f+ 2022}.',
    ],
    [
      'A sixty-seven-year-old man presented with a temperature of 38·9°C and a cough.',
      'The patient, {f+ 67} years old, had a temperature of {f+ 38.9 °C}.',
      'The patient, {f- 76} years old, had a temperature of {f- 39.8 °C}.',
    ],
    [
      'Population (2021 census, Statistics Aldern): 2,314,570',
      'About {f+ 2.3 million} people live in the region, according to {n+ Statistics Aldern}.',
      'About {f- 3.2 million} people live in the region, according to {n- Statistics Bergen}.',
    ],
    [
      '66.7% of those who voted were in favor. The plan will cost households $50–75 a year.',
      'Roughly {f+ two thirds} of voters backed the plan, which costs between {f+ $50} and {f+ $75} per household.',
      'Roughly {f- three quarters} of voters backed the plan, which costs between {f- $60} and {f- $85} per household.',
    ],
    [
      'Departure 17:45, journey time 2½ hours.',
      'The train leaves at {f+ 5:45 p.m.} and takes {f+ two and a half} hours.',
      'The train leaves at {f- 6:45 p.m.} and takes {f- three and a half} hours.',
    ],
    [
      'Jan. 9, 2014: low −12°F, wind from the north.',
      'The lowest reading was {f+ minus 12 degrees} on {f+ January 9, 2014}.',
      'The lowest reading was {f- minus 21 degrees} on {f- January 19, 2014}.',
    ],
    [
      'On 09 Jan 2014 the low was 12°F, and the snow stopped.',
      'The lowest reading was {f- −12 °F} on {f+ January 9, 2014}.',
    ],
    [
      'The study, led by H. Marsh (University of Tarn), enrolled N=1204 subjects over 18 months.',
      'Dr. {n+ Helen Marsh} led the {f+ 18-month} trial with {f+ 1,204} participants.',
    ],
    [
      'The study, led by Helen Marsh (University of Tarn), enrolled N=1204 subjects over 18 months.',
      'Dr. {n- Ellen Marsh} led the {f- 16-month} trial with {f- 1,240} participants.',
    ],
    [
      'Length: 1.20 km; built 1967–69.',
      'The bridge is {f+ 1.2 kilometers} long and was built in the late {f+ 1960s}.',
      'The bridge is {f- 2.1 kilometers} long and was built in the late {f- 1970s}.',
    ],
    [
      'XXVII International Conference, Lisbon, 3–7 May 2019',
      'The {f+ 27th} conference took place in {n+ Lisbon} from {f+ May 3 to 7}.',
      'The {f- 28th} conference took place in {n- Porto} from {f- May 13 to 17}.',
    ],
    [
      'Over ten thousand employees in fourteen countries. Founder: Anton Rusk, who started it in a garage.',
      'The company employs more than {f+ 10,000} people in {f+ 14} countries and was founded by {n+ Anton Rusk}.',
      'The company employs over {f- 1,000} people in {f- 40} countries and was founded by {n- Martin Rusk}.',
    ],
  ],
};
