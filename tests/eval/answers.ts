import type { DocumentName } from './documents';

/** What an answer puts in quotation marks, and the document it names for it. */
export interface Answer {
  readonly kind:
    | 'copied'
    | 'copied with noise'
    | 'wrong file'
    | 'merged'
    | 'reworded'
    | 'one figure changed';
  readonly document: DocumentName;
  readonly quote: string;
}

const as =
  (kind: Answer['kind']) =>
  ([document, quote]: readonly [DocumentName, string]): Answer => ({ kind, document, quote });

/** Sixty answers in the shape the article describes: thirty copied, ten of them with copy noise, thirty wrong. */
export const ANSWERS: readonly Answer[] = [
  ...(
    [
      ['harbour', 'The harbour of Tarn was dredged in 1904 at a cost of 12,500 crowns.'],
      ['harbour', 'The council did not pay for the work'],
      ['orchard', 'Pears are picked before they are ripe and finish ripening in a cool store.'],
      ['orchard', 'Do not wash the fruit before storing it.'],
      ['library', 'A book that another member has reserved cannot be renewed.'],
      ['library', 'Fines are 20 cents a day and never exceed the price of the book.'],
      ['bridge', 'two of its five arches fell, and the traffic went over a ferry for 18 months'],
      ['bridge', 'the ground under the river is too soft for one'],
      ['bees', 'Drones do not sting.'],
      ['bees', 'The queen lays up to 2,000 eggs a day, more than her own weight.'],
      ['school', 'The village school closed in 1978 with eleven pupils.'],
      ['school', '62% of parents would prefer a school in the village'],
      ['salt', 'To win one ton of salt, some 30 m³ of water must evaporate.'],
      ['salt', 'Rain in July can cost half the harvest.'],
      ['clock', 'The tower clock loses less than 5 seconds a week.'],
      ['clock', 'It is wound by hand every Monday.'],
      ['glacier', 'Between 1990 and 2020 the glacier lost 410 metres of length.'],
      ['glacier', 'The lake below it was not there in 1990.'],
      ['bakery', 'The sour is fed three times in 16 hours and kept between 24 and 30 °C.'],
      ['bakery', 'It should not be cut on the first day.'],
    ] as const
  ).map(as('copied')),
  ...(
    [
      ['harbour', 'Fishermen called the levy "the second tide", because it came in twice a year'],
      ['orchard', 'Store them at -1 to 0 °C for at least two weeks…'],
      [
        'library',
        'The reading room is open on weekdays from 9:00 to 18:30 , except on public holidays',
      ],
      ['bridge', 'The new bridge,\nopened on 3 May 1955, has a\nsingle span of 86 metres.'],
      [
        'bees',
        'A colony in summer has 40,000\u00a0to 60,000\u00a0bees, nearly all of them workers',
      ],
      ['school', '“Its bell was not sold; it hangs in the fire station.”'],
      ['salt', 'Sea water holds about 35g of salt in a litre'],
      ['clock', "by a starling's nest in 1932"],
      [
        'glacier',
        '"We measure what is left", said the surveyor, "and we will go on until nothing is."',
      ],
      ['bakery', 'rye dough needs acid, or the crumb stays\u200b wet.'],
    ] as const
  ).map(as('copied with noise')),
  ...(
    [
      ['orchard', 'The harbour of Tarn was dredged in 1904 at a cost of 12,500 crowns.'],
      ['harbour', 'Do not wash the fruit before storing it.'],
      ['bridge', 'A book that another member has reserved cannot be renewed.'],
      ['bees', 'the ground under the river is too soft for one'],
      ['school', 'The queen lays up to 2,000 eggs a day, more than her own weight.'],
      ['salt', 'The village school closed in 1978 with eleven pupils.'],
      ['clock', 'Rain in July can cost half the harvest.'],
      ['glacier', 'It is wound by hand every Monday.'],
      ['bakery', 'The lake below it was not there in 1990.'],
      ['library', 'Salt is added only to the final dough.'],
    ] as const
  ).map(as('wrong file')),
  ...(
    [
      ['harbour', 'The harbour of Tarn was dredged in 1904 and the debt was cleared by 1911.'],
      ['orchard', 'Pears are picked before they are ripe and stored at −1 to 0 °C for two weeks.'],
      ['library', 'Members may borrow up to six books for 21 days, except on public holidays.'],
      [
        'bridge',
        'In the flood of 1953 two of its five arches fell; the new bridge has a single span of 86 metres.',
      ],
      ['bees', 'A worker hatched in May lives about six weeks and does not sting.'],
      [
        'school',
        'The village school closed in 1978 and the building is now a workshop for violins.',
      ],
      ['salt', 'The pans are flooded in April and rain in July can cost half the harvest.'],
      [
        'clock',
        'The tower clock loses less than 5 seconds a week and is wound by hand every Monday.',
      ],
      [
        'glacier',
        'the glacier lost 410 metres of length and its mean thickness fell from 78 to 51 metres',
      ],
      [
        'bakery',
        'The loaf is baked at 250 °C for ten minutes and should not be cut on the first day.',
      ],
    ] as const
  ).map(as('merged')),
  ...(
    [
      ['harbour', 'The council did pay for the work: a levy of 3% on salted fish did not.'],
      ['orchard', 'A pear left on the tree ripens from the skin inwards and is often brown inside'],
      ['library', 'A book that another member has reserved may be renewed.'],
      ['bees', 'Drones do sting.'],
      ['salt', 'Grey salt is dirty: its colour comes from the clay of the pans'],
      ['glacier', 'Snow that falls in winter makes up for what melts in summer.'],
      ['bakery', 'It should be cut on the first day.'],
    ] as const
  ).map(as('reworded')),
  ...(
    [
      ['bridge', 'the traffic went over a ferry for 16 months'],
      ['school', '26% of parents would prefer a school in the village'],
      ['clock', 'Its pendulum, 3.2 metres long, swings once in three seconds.'],
    ] as const
  ).map(as('one figure changed')),
];
