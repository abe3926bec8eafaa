import type { UnseenSet } from './unseen-set';

export const SECOND_ITALIAN: UnseenSet = {
  language: 'it',
  rows: [
    [
      'Nel 2021 i nati sono stati 400.249, l’1,1% in meno; l’età media al parto è salita a trentadue anni e mezzo.',
      'Nel {f+ 2021} sono nati {f+ 400 mila} bambini, l’{f+ 1,1 per cento} in meno; l’età media al parto è di {f+ 32,5 anni}.',
      'Nel {f- 2011} sono nati {f- 500 mila} bambini, il {f- 3,1 per cento} in meno; l’età media al parto è di {f- 34,5 anni}.',
    ],
    [
      'La funivia (quota 2.610 m) riapre sabato 4 dicembre: biglietto A/R € 28,50, ragazzi fino a 14 anni metà prezzo.',
      'La funivia arriva a {f+ 2610 metri}, riapre il {f+ 4 dicembre} e costa {f+ 28,50 euro}.',
      'La funivia arriva a {f- 2160 metri}, riapre il {f- 14 dicembre} e costa {f- 25,80 euro}.',
    ],
    [
      'L’inchiesta, coordinata dal pm Giulia Ferretti, conta 37 indagati e undici arresti; sequestrati beni per due milioni e mezzo.',
      'La pm {n+ Giulia Ferretti} ha {f+ 37} indagati e {f+ 11} arresti, con beni sequestrati per {f+ 2,5 milioni di euro}.',
      'La pm {n- Giulia Ferraro} ha {f- 73} indagati e {f- 17} arresti, con beni sequestrati per {f- 5,2 milioni di euro}.',
    ],
    [
      'Il manoscritto, 214 carte, fu acquistato all’asta nel 1889 per 1.200 lire e risale alla metà del XV secolo.',
      'Il manoscritto del {f+ Quattrocento} ha {f+ 214} carte e fu comprato nel {f+ 1889} per {f+ 1200 lire}.',
      'Il manoscritto del {f- Cinquecento} ha {f- 241} carte e fu comprato nel {f- 1898} per {f- 2100 lire}.',
    ],
  ],
};
