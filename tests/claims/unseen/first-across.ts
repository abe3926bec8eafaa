import type { UnseenSet } from './unseen-set';

/** A sentence in one language, its source in another; the language named is the source's. */
export const FIRST_ACROSS: readonly UnseenSet[] = [
  {
    language: 'de',
    rows: [
      [
        'Umsatz 3,4 Mrd. € (+12 Prozent)',
        'Revenue rose {f+ 12 percent} to {f+ 3.4 billion euros} over the year.',
        'Revenue rose {f- 21 percent} to {f- 4.3 billion euros} over the year.',
      ],
    ],
  },
  {
    language: 'en',
    rows: [
      [
        'The arena opened on Oct. 3, 1998 and has a capacity of 42,500.',
        'Das Stadion wurde am {f+ 3. Oktober 1998} eröffnet und fasst {f+ 42.500} Zuschauer.',
        'Das Stadion wurde am {f- 13. Oktober 1998} eröffnet und fasst {f- 45.200} Zuschauer.',
      ],
    ],
  },
  {
    language: 'en',
    rows: [
      [
        'The study, led by Helen Marsh, enrolled 1,204 patients.',
        'L’étude, menée par {n+ Helen Marsh}, a suivi {f+ 1 204} patients.',
        'L’étude, menée par {n- Ellen Marsh}, a suivi {f- 1 240} patients.',
      ],
    ],
  },
  {
    language: 'en',
    rows: [
      [
        'The M 7.1 quake struck on Sept. 19, 2017.',
        'El terremoto de magnitud {f+ 7,1} ocurrió el {f+ 19 de septiembre de 2017}.',
        'El terremoto de magnitud {f- 7,7} ocurrió el {f- 29 de septiembre de 2017}.',
      ],
    ],
  },
  {
    language: 'zh',
    rows: [
      [
        '大桥于1931年6月14日通车，全长412米。',
        'The bridge opened on {f+ June 14, 1931} and is {f+ 412 meters} long.',
        'The bridge opened on {f- June 4, 1931} and is {f- 421 meters} long.',
      ],
    ],
  },
  {
    language: 'ja',
    rows: [
      [
        '2023年の売上高は34億円だった。',
        'The firm earned {f+ 3.4 billion yen} in {f+ 2023}.',
        'The firm earned {f- 34 billion yen} in {f- 2022}.',
      ],
    ],
  },
  {
    language: 'en',
    rows: [
      [
        'Population: 2,314,570, or about 2.3 million.',
        'Население составляет {f+ 2,3 миллиона} человек.',
        'Население составляет {f- 3,2 миллиона} человек.',
      ],
    ],
  },
  {
    language: 'hi',
    rows: [
      [
        'जनसंख्या 23 लाख है।',
        'Some {f+ 2.3 million} people live in that part of the country.',
        'Some {f- 3.2 million} people live in that part of the country.',
      ],
    ],
  },
  {
    language: 'ar',
    rows: [
      [
        'حقق الفيلم ٢٥٠ ألف دينار.',
        'The film earned {f+ 250,000} dinars in its first weeks.',
        'The film earned {f- 520,000} dinars in its first weeks.',
      ],
    ],
  },
  {
    language: 'ko',
    rows: [
      [
        '직원 1500명, 14개국',
        'The company employs {f+ 1,500} people in {f+ 14} countries.',
        'The company employs {f- 2,500} people in {f- 40} countries.',
      ],
    ],
  },
];
