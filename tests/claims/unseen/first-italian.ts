import type { UnseenSet } from './unseen-set';

export const FIRST_ITALIAN: UnseenSet = {
  language: 'it',
  rows: [
    [
      'Ricavi 2023: 3.400 mln € (+12 per cento)',
      'I ricavi sono saliti a {f+ 3,4 miliardi di euro} nel {f+ 2023}, in crescita del {f+ 12%}.',
      'I ricavi sono saliti a {f- 3,4 milioni di euro} nel {f- 2013}, in crescita del {f- 21%}.',
    ],
    [
      'Abitanti 2 314 570',
      'Circa {f+ 2,3 milioni} di persone vivono nella regione.',
      'Circa {f- 2,8 milioni} di persone vivono nella regione.',
    ],
    [
      '1 lug. 1904 – 1996, morto a 92 anni',
      'Nacque il {f+ 1° luglio 1904} e morì a {f+ novantadue} anni.',
      'Nacque il {f- 11 luglio 1904} e morì a {f- ottantadue} anni.',
    ],
    [
      "Partenza ore 18:30, durata 2h30'",
      'Il treno parte alle {f+ 18.30} e impiega {f+ due ore e mezza}.',
      'Il treno parte alle {f- 17.30} e impiega {f- tre ore e mezza}.',
    ],
    [
      'XVIII secolo: proprietà dei Bellandi',
      'Nel {f+ Settecento} la villa passò alla famiglia {n+ Bellandi}.',
      'Nel {f- Seicento} la villa passò alla famiglia {n- Bellini}.',
    ],
    [
      'Asiago −8°, neve in serata',
      'La minima è stata di {f+ 8 gradi sotto zero} ad {n+ Asiago}.',
      'La minima è stata di {f- 18 gradi sotto zero} a {n- Belluno}.',
    ],
    [
      'Il 75% dei milleduecento dipendenti è a tempo parziale.',
      '{f+ Tre quarti} dei {f+ 1200} dipendenti lavorano part-time.',
      '{f- Due terzi} dei {f- 1300} dipendenti lavorano part-time.',
    ],
    [
      'Art. 18; Sì 217, No 10; 20/5/1970',
      'L’articolo {f+ 18} fu approvato con {f+ 217} voti a favore e {f+ 10} contrari il {f+ 20 maggio 1970}.',
      'L’articolo {f- 19} fu approvato con {f- 271} voti a favore e {f- 30} contrari il {f- 20 marzo 1970}.',
    ],
    [
      '100 volontari, 500.000 firme',
      'Un {f+ centinaio} di volontari ha raccolto {f+ mezzo milione} di firme.',
      'Una {f- cinquantina} di volontari ha raccolto {f- un milione e mezzo} di firme.',
    ],
    [
      'Altitudine: 3357 m s.l.m.; eruzioni del 1983 e del 1986–87',
      'Il vulcano è alto {f+ 3.357 metri} ed eruttò negli {f+ anni Ottanta}.',
      'Il vulcano è alto {f- 3.573 metri} ed eruttò negli {f- anni Sessanta}.',
    ],
  ],
};
