import type { UnseenSet } from './unseen-set';

export const FIRST_DUTCH: UnseenSet = {
  language: 'nl',
  rows: [
    [
      'Omzet 2023: € 3.400 mln (+12%)',
      'De omzet steeg in {f+ 2023} met {f+ 12 procent} naar {f+ 3,4 miljard euro}.',
      'De omzet steeg in {f- 2021} met {f- 22 procent} naar {f- 4,3 miljard euro}.',
    ],
    [
      'Inwoners: 2.314.570',
      'Ongeveer {f+ 2,3 miljoen} mensen wonen in de regio.',
      'Ongeveer {f- 3,2 miljoen} mensen wonen in de regio.',
    ],
    [
      '3-10-1998: 42.000 toeschouwers',
      'Op {f+ 3 oktober 1998} kwamen {f+ tweeënveertigduizend} toeschouwers.',
      'Op {f- 8 oktober 1998} kwamen {f- vierentwintigduizend} toeschouwers.',
    ],
    [
      'Stijging 1,5 %; maandhuur 850,- euro',
      'De huur steeg met {f+ anderhalf procent} tot {f+ € 850} per maand.',
      'De huur steeg met {f- tweeënhalf procent} tot {f- € 580} per maand.',
    ],
    [
      '06:30 uur: −17 °C',
      'Het vroor {f+ 17 graden} om {f+ half zeven} ’s ochtends.',
      'Het vroor {f- 7 graden} om {f- half negen} ’s ochtends.',
    ],
    [
      'Van de twaalfhonderd werknemers werkt 1/3 in deeltijd.',
      '{f+ Een derde} van de {f+ 1200} werknemers werkt in deeltijd.',
      '{f- Een kwart} van de {f- 1600} werknemers werkt in deeltijd.',
    ],
    [
      'Zeventiende eeuw: Pieter van Loon, 3 molens',
      'In de {f+ 17e eeuw} bouwde {n+ Pieter van Loon} hier {f+ drie} molens.',
      'In de {f- 18e eeuw} bouwde {n- Pieter van Dam} hier {f- vijf} molens.',
    ],
    [
      'Motie aangenomen (76-74).',
      'De motie werd met {f+ 76} tegen {f+ 74} stemmen aangenomen.',
      'De motie werd met {f- 78} tegen {f- 72} stemmen aangenomen.',
    ],
    [
      "jan. '20: 15.212 bezoekers (+26%)",
      'Het museum trok in {f+ januari 2020} zo’n {f+ 15.000} bezoekers, ruim {f+ een kwart} meer.',
      'Het museum trok in {f- juni 2020} zo’n {f- 51.000} bezoekers, ruim {f- de helft} meer.',
    ],
    [
      'Van der Meer (80): 42,195 kilometer',
      'De {f+ 80-jarige} {n+ Van der Meer} liep {f+ 42,195 km}.',
      'De {f- 90-jarige} {n- Van der Linden} liep {f- 21,1 km}.',
    ],
  ],
};
