import type { UnseenSet } from './unseen-set';

export const SECOND_ENGLISH: UnseenSet = {
  language: 'en',
  rows: [
    [
      'The county spent £1.35m on road repairs between April and June 2021, down from £1.9m a year earlier; some 340 potholes an hour were filled, councillor Priya Nair told the meeting.',
      'In the second quarter of {f+ 2021}, the county spent {f+ £1.35 million} on repairs, according to councillor {n+ Priya Nair}.',
      'In the second quarter of {f+ 2021}, the county spent {f- £1.53 million} on repairs, according to councillor {n- Priya Menon}.',
    ],
    [
      'Of the 48 eggs laid, three quarters hatched; chicks weighed 85g on average (range 72–101g) at day ten.',
      '{f+ 75%} of the {f+ 48} eggs hatched and chicks weighed {f+ 85 grams} on average.',
      'Half of the {f- 84} eggs hatched and chicks weighed {f- 58 grams} on average, ranging from {f- 27} to {f+ 101} grams.',
    ],
    [
      'Voyager-class ferries carry 1 500 passengers and 420 cars; crossing time: 1 hr 40 min (winter: 2 hrs).',
      'The ferry carries {f+ 1,500} passengers and {f+ 420} cars, and in winter the crossing takes {f+ two hours}.',
      'The ferry carries {f- 1,800} passengers and {f- 240} cars, and in winter the crossing takes {f- three hours}.',
    ],
    [
      "Aged 19, she became the youngest winner in the prize's 83-year history on the evening of 21 Nov., beating runner-up Tomas Lindqvist by a mere 0.4 points.",
      'At {f+ 19} she was the youngest winner in {f+ 83} years, beating {n+ Tomas Lindqvist} by {f+ 0.4} points on {f+ November 21}.',
      'At {f+ 19} she was the youngest winner in {f- 38} years, beating {n- Anders Holmqvist} by {f- 1.4} points on {f- November 12}.',
    ],
  ],
};
