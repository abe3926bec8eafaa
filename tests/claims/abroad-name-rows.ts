import { on } from './abroad-rows';
import type { DetailRow } from './detail-rows';

/** Names as other languages change them, each with a neighbour that is another name. */
export const ABROAD_NAME_ROWS: readonly DetailRow[] = [
  [
    'a union behind an Italian article',
    'La diga è pagata dall’UE da allora.',
    on('it', 'Paga la diga il fondo dell’Unione europea.'),
    ['+dall’UE'],
  ],
  [
    'another union behind an Italian article',
    'La diga è pagata dall’UA da allora.',
    on('it', 'Paga la diga il fondo dell’Unione europea.'),
    ['-dall’UA'],
  ],
  [
    'a union in another case',
    'Seither zahlt die EU den Damm.',
    on('de', 'Den Damm zahlt der Fonds der Europäischen Union.'),
    ['+EU'],
  ],
  [
    'initials with a small word',
    'La centrale appartient à EDF depuis lors.',
    on('fr', "Électricité de France exploite l'ouvrage."),
    ['+EDF'],
  ],
  [
    'other initials',
    'La centrale appartient à EDS depuis lors.',
    on('fr', "Électricité de France exploite l'ouvrage."),
    ['-EDS'],
  ],
  [
    'initials of words in small letters',
    'Датчики поставили учёные МГУ на мосту.',
    on('ru', 'Учёные Московского государственного университета установили датчики.'),
    ['+МГУ'],
  ],
  [
    'other initials of such words',
    'Датчики поставили учёные СПУ на мосту.',
    on('ru', 'Учёные Московского государственного университета установили датчики.'),
    ['-СПУ'],
  ],
  [
    'a union in short',
    "Depuis lors, l'UE demande une ouverture.",
    on('fr', "L'Union européenne demande une ouverture."),
    ["+l'UE"],
  ],
  [
    'a land by its people in French',
    "Beaucoup d'entre eux venaient d'Italie.",
    on('fr', "On y vit beaucoup d'Italiens."),
    ["+d'Italie"],
  ],
  [
    'another people in French',
    "Beaucoup d'entre eux venaient d'Espagne.",
    on('fr', "On y vit beaucoup d'Italiens."),
    ["-d'Espagne"],
  ],
  [
    'a land by two names in German',
    'Er brachte sie in die Vereinigten Staaten und blieb.',
    on('de', 'In den USA liegen Abschriften davon.'),
    ['+Vereinigten Staaten'],
  ],
  [
    'a land by two names in Russian',
    'Санкции ввели Соединённые Штаты и другие.',
    on('ru', 'Потом США ввели санкции.'),
    ['+Соединённые Штаты'],
  ],
  [
    'a technical university',
    'Laut TU München hält die Brücke noch lange.',
    on('de', 'Ein Gutachten der Technischen Universität München nennt es.'),
    ['+TU München'],
  ],
  [
    'an article that is no part of a name',
    'Heute führt der Lehrer Thomas Kern das Haus allein.',
    on('de', 'Thomas Kern leitet es heute.'),
    ['+Lehrer Thomas Kern'],
  ],
];
