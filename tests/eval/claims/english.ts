import type { LabelledSet } from './labelled-set';

export const ENGLISH: LabelledSet = {
  language: 'en',
  pages: {
    bridge: {
      title: 'The Sella Bridge – Vessel Town Archive',
      text: `The Sella Bridge in Vessel was opened on 14 June 1931 by Mayor Ida Holm. It was designed by the engineer Oskar Lindt and built by Brandt & Sons of Orn. The bridge is 412 metres long and 18 m wide and stands on 9 piers, the tallest of which rises 36 metres above low water. Building it took four years and cost 2.4 million crowns, about 15% more than planned. Some 640 men worked on the site; twelve of them lost their lives, eight of these in the storm of October 1929.

In 1953 ice destroyed two piers, and traffic used a ferry for 18 months. The repair was paid for by a loan of 350,000 crowns from the Bank of Orn. Trams crossed the bridge until 1968. Today it carries between 21,000 and 24,000 vehicles a day. A survey in 2017 found that 38 percent of the steel was corroded. The Ministry of Works, headed by Tomas Reyl, plans to spend €61 million on a new deck by 2028. A toll of $3 per vehicle was proposed by Councillor Mara Quist but rejected by 27 votes to 22. The bridge appears in the film "Low Water" by Petra Saal and was listed as a monument in 1994, the first in the district of Kalm.`,
    },
    glacier: {
      title: 'Report on the Aldan Glacier, Institute of Ice Research',
      text: `The Aldan Glacier lies between 2,150 and 3,480 metres above the sea in the Karo Range. It has been measured every September since 1897, when Emil Vogt set the first 24 stakes. Between 1990 and 2020 it lost 1,310 metres of length and 44% of its volume. Its mean thickness fell from 78 to 51 metres. In the hot summer of 2003 alone the ice sank by 3.6 m. The glacier now covers 11.7 square kilometres, compared with 19.2 km² in 1973.

Lena Moro of the University of Tessin, who leads the project with Daniel Okoro, says the tongue will be gone by 2050 if nothing changes. The project costs 180,000 euros a year, two thirds of which come from the Nordlys Foundation. The lake below the ice, Lake Aldan, appeared in 1998; it holds about 5.2 million cubic metres of water and is up to 60 m deep. In August 2011 it burst and flooded the village of Sarn, where 37 houses were damaged and 3 people drowned. Since then a tunnel of 1.8 kilometres has drained it. Meltwater feeds the power station at Grono, which gives 145 megawatts, enough for 90,000 homes. The mean temperature at the Karo Hut rose by 1.9 °C between 1961 and 2019.`,
    },
    museum: {
      title: 'Museum of Clocks – about us',
      text: `The Museum of Clocks in Haldern was founded in 1926 by the watchmaker Jakob Stern and his daughter Ruth Stern. It owns 3,850 clocks, of which 1,120 are shown in 22 rooms. The oldest is a water clock from the 14th century; the smallest, made by Henri Dubal of Geneva in 1782, weighs 19 grams. The tower clock by Anton Rech was given in 1958 by the Lutz family. About 74,000 people came in 2019, and 31,500 in 2021 after five months of closure.

Entry is 9 euros, or 4.50 euros for children under twelve; on the first Sunday of the month it is free. The museum is open from 10:00 to 17:00 except on Mondays. It has 28 employees and some fifty volunteers. Director Clara Wenz, appointed on 1 March 2016, plans a new wing of 1,400 square metres, designed by the Finnish office Kallio, at a cost of 7.3 million euros. The state pays 60% of that, the city of Haldern a quarter. On 9 November 2009 thieves stole seventeen watches worth 820,000 euros; eleven were found in Antwerp in 2012. The library holds 12,600 books, among them a letter by Christiaan Huygens of 1675. Its restorers repair about 130 clocks per year.`,
    },
    battery: {
      title: 'Norrvolt opens plant in Lund Bay',
      text: `Norrvolt, a maker of batteries, opened its second plant in Lund Bay on 22 February 2022. The plant covers 540,000 square metres, employs 2,300 people and can make 16 gigawatt hours of cells a year. By 2026 the company wants to reach 60. It has invested $4.1 billion so far, of which $1.5bn came from the fund Arctos Capital and 400 million from the European Investment Bank. Chief executive Peter Sandahl said that 95 percent of the power came from water and wind.

The cells weigh 390 kg in a car of middle size and keep 80% of their charge after 1,500 cycles. Norrvolt lost $285 million in 2023, against $107 million the year before, and cut 1,600 jobs in three countries, 1,000 of them in Lund Bay. The carmaker Astra cancelled an order worth two billion dollars in May 2024, because too many cells failed: of 100 cells only 71 passed the test. Its rival Kaneda, from Osaka, has a yield of about 92 percent. The union leader Elin Strand called the cuts "a cold shower". Recycling starts in 2025 at the old mill in Torne, where 125,000 tonnes of batteries are to be treated each year; 97% of the nickel is to be won back. The site was visited by Minister Jonas Ek on 5 July 2023.`,
    },
  },
  claims: [
    ['bridge', 'The bridge was opened on {f+ June 14, 1931} and named after the river {n+ Sella}.'],
    ['bridge', 'It was designed by {n+ Oskar Lindt} and is {f+ 412 m} long.'],
    ['bridge', 'It was designed by {n- Viktor Hamsun} and is {f- 421 m} long.'],
    ['bridge', 'The bridge cost {f+ 2,400,000 crowns}, {f+ 15 percent} over budget.'],
    ['bridge', 'The bridge cost {f- 3.4 million crowns}, {f- 25%} over budget.'],
    ['bridge', 'Building employed {f+ 640} workers and killed {f+ 12} of them.'],
    ['bridge', 'Building employed {f- 460} workers and killed {f- fourteen} of them.'],
    ['bridge', 'After the ice of {f+ 1953}, a ferry ran for {f+ eighteen months}.'],
    ['bridge', 'After the ice of {f- 1956}, a ferry ran for {f- 18 weeks}.'],
    ['bridge', 'A loan from the {n+ Bank of Orn} of {f+ 350 000 crowns} paid for it.'],
    ['bridge', 'A loan from the {n- Bank of Lissen} of {f- 530,000 crowns} paid for it.'],
    ['bridge', 'In {f+ 2017} it was found that {f+ 38%} of its steel had rusted.'],
    ['bridge', 'In {f- 2019} it was found that {f- 48 percent} of its steel had rusted.'],
    ['bridge', 'The ministry under {n+ Tomas Reyl} will spend {f+ 61 million euros} by {f+ 2028}.'],
    [
      'bridge',
      'The ministry under {n- Ruben Aske} will spend {f- 61 million dollars} by {f- 2032}.',
    ],
    ['bridge', 'The film was made by {n+ Petra Saal} and shows the bridge in {n+ Vessel}.'],
    ['bridge', 'The film was made by {n- Greta Noll} and shows the bridge at night.'],
    ['bridge', 'The idea of {n+ Mara Quist} for a toll was voted down by {f+ 27} to {f+ 22}.'],
    [
      'glacier',
      'The ice has been measured since {f+ 1897}, when {n+ Emil Vogt} began with {f+ 24} stakes.',
    ],
    [
      'glacier',
      'The ice has been measured since {f- 1879}, when {n- Karl Amsel} began with {f- 42} stakes.',
    ],
    ['glacier', 'From {f+ 1990} to {f+ 2020} the glacier became {f+ 1310 metres} shorter.'],
    ['glacier', 'From {f- 1980} to {f+ 2020} the glacier became {f- 1,310 feet} shorter.'],
    ['glacier', 'It lost {f+ 44 per cent} of its volume, and its area shrank to {f+ 11.7 km²}.'],
    [
      'glacier',
      'It lost {f- 54%} of its volume, and its area shrank to {f- 17.1 square kilometres}.',
    ],
    [
      'glacier',
      '{n+ Lena Moro} and {n+ Daniel Okoro} lead the work at the {n+ University of Tessin}.',
    ],
    [
      'glacier',
      'The work is led by {n- Ines Falk} and {n- Samuel Adler} of the {n- University of Bregen}.',
    ],
    ['glacier', 'The lake holds {f+ 5,200,000 cubic metres} and is as deep as {f+ 60 metres}.'],
    ['glacier', 'The lake holds {f- 6.2 million cubic metres} and is as deep as {f- 90 m}.'],
    ['glacier', 'In {f+ August 2011} the flood hit {n+ Sarn} and damaged {f+ 37} houses.'],
    ['glacier', 'In {f- August 2013} the flood hit {n- Melide} and damaged {f- 73} houses.'],
    ['glacier', 'The station at {n+ Grono} gives {f+ 145 MW} to {f+ ninety thousand} homes.'],
    ['glacier', 'The station at {n- Ponte} gives {f- 154 MW} to {f- 19,000} homes.'],
    ['glacier', 'It has become {f+ 1.9 °C} warmer at the {n+ Karo Hut}.'],
    ['glacier', 'It has become {f- 2.9 °C} warmer at the {n- Silvan Hut}.'],
    [
      'glacier',
      'Money comes from the {n+ Nordlys Foundation}, and the tongue may vanish by {f+ 2050}.',
    ],
    [
      'glacier',
      'Money comes from the {n- Meridian Trust}, and the tongue may vanish by {f- 2040}.',
    ],
    ['museum', 'The museum was founded in {f+ 1926} by {n+ Jakob Stern} and {n+ Ruth Stern}.'],
    ['museum', 'The museum was founded in {f- 1962} by {n- Leopold Kranz} with his brother.'],
    ['museum', 'It shows {f+ 1,120} of its {f+ 3,850} clocks in {f+ twenty-two} rooms.'],
    ['museum', 'It shows {f- 1,210} of its {f- 3,580} clocks in {f- 32} rooms.'],
    ['museum', 'The smallest clock, by {n+ Henri Dubal}, weighs {f+ 19 g}.'],
    ['museum', 'The smallest clock, by {n- Pierre Lacroix}, weighs {f- 90 g}.'],
    ['museum', 'There were {f+ 74 000} visitors in {f+ 2019}.'],
    ['museum', 'There were {f- 47,000} visitors in {f- 2018}.'],
    ['museum', 'Director {n+ Clara Wenz} took office on {f+ March 1, 2016}.'],
    ['museum', 'Director {n- Judith Baum} took office on {f- May 1, 2016}.'],
    ['museum', 'The new wing by {n+ Kallio} has {f+ 1400 m²} and costs {f+ €7.3 million}.'],
    [
      'museum',
      'The new wing by {n- Studio Perret} has {f- 1,400 square feet} and costs {f- €3.7 million}.',
    ],
    [
      'museum',
      'Thieves took {f+ 17} watches on {f+ 9 November 2009}; some were found in {n+ Antwerp}.',
    ],
    [
      'museum',
      'Thieves took {f- 27} watches on {f- 9 November 2007}; some were found in {n- Rotterdam}.',
    ],
    ['museum', 'Its library has {f+ 12.6 thousand} books and a letter by {n+ Huygens}.'],
    ['museum', 'Its library has {f- 16,200} books and a letter by {n- Leibniz}.'],
    ['museum', 'The state bears {f+ 60 percent} of the cost.'],
    ['museum', 'The state bears {f- 16 percent} of the cost.'],
    ['battery', '{n+ Norrvolt} opened the plant on {f+ February 22, 2022} with {f+ 2300} workers.'],
    [
      'battery',
      '{n+ Norrvolt} opened the plant on {f- February 12, 2022} with {f- 3,200} workers.',
    ],
    ['battery', 'The company has invested {f+ $4.1bn}, some of it from {n+ Arctos Capital}.'],
    [
      'battery',
      'The company has invested {f- $1.4 billion}, some of it from {n- Boreal Partners}.',
    ],
    ['battery', '{n+ Peter Sandahl} said {f+ 95%} of the power was renewable.'],
    ['battery', 'The plant manager, {n- Magnus Hedin}, said {f- 59%} of the power was renewable.'],
    ['battery', 'In {f+ 2023} the firm lost {f+ 285 million dollars} and cut {f+ 1,600} jobs.'],
    ['battery', 'In {f+ 2023} the firm lost {f- $385 million} and cut {f- 6,100} jobs.'],
    ['battery', '{n+ Astra} withdrew an order of {f+ $2 billion} in {f+ May 2024}.'],
    ['battery', 'The carmaker {n- Velox} withdrew an order of {f- $3 billion} in {f- May 2023}.'],
    ['battery', 'The {n- Japanese} maker {n+ Kaneda} of {n+ Osaka} reaches a yield of {f+ 92%}.'],
    ['battery', 'The {n- Japanese} maker {n- Morita} of {n- Nagoya} reaches a yield of {f- 29%}.'],
    ['battery', 'At {n+ Torne}, {f+ 125,000 tons} of batteries are to be recycled.'],
    ['battery', 'At {n- Skelle}, {f- 152,000 tonnes} of batteries are to be recycled.'],
    [
      'battery',
      'Union leader {n+ Elin Strand} objected, and {n+ Jonas Ek} came on {f+ 5 July 2023}.',
    ],
    [
      'battery',
      'Union leader {n- Karin Blom} objected, and {n- Nils Ahl} came on {f- 5 June 2023}.',
    ],
  ],
};
