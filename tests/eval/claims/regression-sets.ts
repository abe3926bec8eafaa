import type { PageName } from './regression-world';

/** A sentence that cites one page. */
export interface RegressionRow {
  readonly page: PageName;
  readonly sentence: string;
}

export interface RegressionSet {
  readonly name: string;
  /** What must come of every row. */
  readonly wanted: 'accepted' | 'refused';
  readonly rows: readonly RegressionRow[];
}

type Rows = readonly (readonly [PageName, string])[];
const set = (name: string, wanted: RegressionSet['wanted'], rows: Rows): RegressionSet => ({
  name,
  wanted,
  rows: rows.map(([page, sentence]) => ({ page, sentence })),
});

/** Right sentences, two or more for each page: also the rows that attribution is measured on. */
export const RIGHT: RegressionSet = set('right source, right words', 'accepted', [
  ['ferry-2024', 'The Quillon ferry needs 35 minutes and sails 14 times a day in summer.'],
  ['ferry-2024', 'The Marrigold carries 220 passengers and 36 cars.'],
  ['ferry-2024', 'A single ticket for the ferry has cost 8.50 crowns since April 2024.'],
  ['ferry-2019', 'In 2019 a single ticket for the Quillon ferry was 7 crowns.'],
  ['ferry-2019', 'The Old Tessa took 180 passengers and 24 cars across the Sound of Arrel.'],
  ['grant', 'The Ormesby Fund gives up to $1,200 for a boat longer than 8 metres.'],
  ['grant', 'Hedda Prine chairs the Ormesby Fund, which gave 41 grants in 2023.'],
  ['grant', 'Owners must bear at least 30% of the cost and apply by 15 October 2025.'],
  ['club', 'The Zarrow Club was founded in 1911 and has 312 members.'],
  ['club', 'Lorna Vick won the regatta in 2022 after 2 hours 14 minutes.'],
  ['club', 'The Wren, built in 1874, is the oldest boat of the club.'],
  ['lighthouse', 'The lighthouse of Tilly Point, built by Ebbe Corrin, has 142 steps.'],
  ['lighthouse', 'Silas Drewett kept the lighthouse for 33 years.'],
  ['lighthouse', 'About nine thousand visitors a year have come to the museum since 1996.'],
  ['lamp', 'The lens of Cape Hallow came from Paris and weighs 1.6 tonnes.'],
  ['lamp', 'Maud Ferrant founded the Vestry Society in 1968.'],
  ['seals', 'Observers counted 1,840 grey seals in May 2021, 12 percent more than in 2018.'],
  ['seals', 'Birgit Nolde of the Skerry Station found that up to 60% of their food is sand eel.'],
  ['seals-other', "Boats of the Fishers' League counted 2,310 grey seals on June 9, 2021."],
  ['seals-other', 'The league under Orrin Pask wants a cull of 300 animals a year.'],
  ['bread', 'The rye bread of Dunmere needs 500 g of rye flour and 400 ml of water.'],
  ['bread', 'Nella Strake bakes the loaf for 15 minutes at 250 °C and 45 minutes at 190 °C.'],
  ['school', 'The school of Dunmere has 146 pupils and eleven teachers.'],
  ['school', 'Garrick & Moss built a new hall for 260 000 crowns in 2020.'],
]);

export const SETS: readonly RegressionSet[] = [
  RIGHT,
  set('the fact is in the other of two pages', 'refused', [
    ['ferry-2019', 'The Marrigold carries 220 passengers and 36 cars.'],
    ['ferry-2024', 'The Old Tessa took 180 passengers and 24 cars.'],
    ['club', 'Hedda Prine chairs the Ormesby Fund, which gave 41 grants in 2023.'],
    ['grant', 'The Zarrow Club was founded in 1911 and has 312 members.'],
    ['lamp', 'Silas Drewett kept the lighthouse of Tilly Point for 33 years.'],
    ['lighthouse', 'Cape Hallow was built in 1851 and is 44 metres high.'],
    ['seals', "The Fishers' League counted 2,310 grey seals in June 2021."],
    ['seals-other', 'Observers counted 1,840 grey seals in May 2021.'],
    ['bread', 'The school of Dunmere has 146 pupils.'],
    ['school', 'The rye bread of Dunmere keeps for eight days after Nella Strake bakes it.'],
  ]),
  set('the old version of a page, and the new one', 'refused', [
    ['ferry-2024', 'The Quillon ferry needs 40 minutes.'],
    ['ferry-2024', 'A single ticket for the Quillon ferry costs 7 crowns.'],
    ['ferry-2024', 'The Quillon ferry stays in port in winds above 18 metres per second.'],
    ['ferry-2019', 'The Quillon ferry needs 35 minutes.'],
    ['ferry-2019', 'A single ticket for the Quillon ferry costs 8.50 crowns.'],
  ]),
  set('no page has it: near misses', 'refused', [
    ['grant', 'The Ormesby Fund was founded by Jasper Quade.'],
    ['club', 'The Zarrow Club bought its house for $40,000.'],
    ['lighthouse', 'The lighthouse of Tilly Point cost 6,200 crowns to build.'],
    ['lighthouse', 'The lighthouse was lit for the first time on 5 March 1838.'],
    ['seals', 'Grey seals in the Sound of Arrel weigh 220 kg on average.'],
    ['bread', 'A slice of the rye bread has 95 kilocalories.'],
    ['school', 'The school of Dunmere is led by Miriam Oakes.'],
    ['ferry-2024', 'The Marrigold was built in 2011 at the yard of Kessock.'],
  ]),
  set('two pages disagree, and the sentence blends them', 'refused', [
    ['seals', 'Grey seals numbered between 1,840 and 2,310 in 2021.'],
    ['seals-other', 'Grey seals numbered between 1,840 and 2,310 in 2021.'],
    ['seals', 'In May 2021 observers counted 2,310 grey seals.'],
    ['seals-other', 'On 9 June 2021 boats counted 1,840 grey seals.'],
    ['ferry-2024', 'The ferry takes 35 to 40 minutes.'],
    ['ferry-2019', 'The ferry takes 35 to 40 minutes.'],
    ['lamp', 'The lamp of Tilly Point is 31 metres high and has 142 steps.'],
  ]),
  set('an invented addition to a right sentence', 'refused', [
    ['ferry-2024', 'The Marrigold carries 220 passengers, 36 cars and 12 lorries.'],
    ['ferry-2024', 'The Quillon ferry needs 35 minutes, according to Captain Rolf Ames.'],
    ['grant', 'The Ormesby Fund gave 41 grants in 2023, worth $31,000 in all.'],
    ['club', 'The Zarrow Club was founded in 1911 by Edgar Zarrow.'],
    ['club', 'Lorna Vick won the regatta in 2022, ahead of Piers Holloway.'],
    ['lighthouse', 'Ebbe Corrin built the lighthouse in 1838 with 60 workers.'],
    [
      'lighthouse',
      'The museum in the lighthouse has 9,000 visitors a year, most of them from Norway.',
    ],
    ['lamp', 'The lens of Cape Hallow came from Paris, where Barbier made it.'],
    ['seals', 'Observers counted 1,840 grey seals in May 2021, of which 410 were pups.'],
    ['seals-other', 'Orrin Pask wants a cull of 300 animals a year until 2035.'],
    ['bread', 'Mix 500 g of rye flour with 400 ml of water and 25 g of honey.'],
    ['school', 'Garrick & Moss built the hall in 2020 with 320 seats.'],
  ]),
  set('one number changed', 'refused', [
    ['ferry-2024', 'The Quillon ferry sails 15 times a day in summer.'],
    ['grant', 'The fund gave 14 grants in 2023.'],
    ['club', 'The Zarrow Club has 321 members.'],
    ['lighthouse', 'The lighthouse has 124 steps.'],
    ['seals', 'The observers counted 1,480 grey seals.'],
    ['bread', 'Let the bread rise for 4 hours.'],
    ['school', 'The school has 164 pupils.'],
  ]),
  set('one unit changed', 'refused', [
    ['ferry-2024', 'The Quillon ferry needs 35 hours.'],
    ['ferry-2024', 'It stays in port in winds above 20 kilometres per hour.'],
    ['grant', 'A grant is up to €500 for a small boat.'],
    ['lighthouse', 'The lighthouse is 31 feet high.'],
    ['lighthouse', 'The lamp could be seen for 19 kilometres.'],
    ['lamp', 'The lens of Cape Hallow weighs 1.6 kg.'],
    ['bread', 'Let it rise for 3 days.'],
    ['bread', 'Bake it for 15 minutes at 250 °F.'],
    ['seals', 'There were 12 more grey seals than in 2018.'],
  ]),
  set('one condition changed', 'refused', [
    ['grant', 'A grant is at least $500 for a boat under 8 metres.'],
    ['grant', 'A grant is $500 per person.'],
    ['grant', 'The owner must pay at most 30 percent of the cost.'],
    ['seals', 'At least 60 percent of what they eat is sand eel.'],
    ['ferry-2024', 'It does not sail in winds below 20 metres per second.'],
    ['school', 'Pupils whose parents earn more than 1,500 crowns a month pay nothing.'],
  ]),
  set('one name or date changed', 'refused', [
    ['grant', 'The chair of the fund is Hedda Prior.'],
    ['grant', 'Applications must reach the office by 15 November 2025.'],
    ['lighthouse', 'The last keeper was Simon Drewett.'],
    ['lighthouse', "The keeper's house was damaged on 12 January 1984."],
    ['lamp', 'The Vestry Society has its archive in Dunrobin.'],
    ['seals', 'The report was paid for by the Lindgren Trust.'],
    ['school', 'The school was opened on 13 September 1952.'],
    ['club', 'The regatta of 2021 was won by Lorna Vick.'],
  ]),
];

/** Sentences whose page limits the statement; the word that does must be shown near the passage. */
export const CONDITIONED: readonly (readonly [PageName, string, word: string])[] = [
  ['ferry-2024', 'Bicycles are carried on board.', 'only if'],
  ['ferry-2024', 'Dogs are allowed on deck of the ferry.', 'except'],
  ['grant', 'Boats built after 1960 are not paid for.', 'unless'],
  ['seals', 'The count is made from a plane at a height of 150 metres.', 'but only'],
  ['lighthouse', "The keeper's house was damaged in the storm of 12 January 1974.", 'but'],
];
