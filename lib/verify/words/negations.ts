import { wordSet } from './word-set';

/**
 * Words that turn a statement round. Left out by an ellipsis they refuse it; just outside a quote they
 * are a caution. Small letters, as keys are folded; contractions in n't are told by their ending.
 */
const BY_LANGUAGE: Readonly<Record<string, readonly string[]>> = {
  en: [
    'not',
    'no',
    'never',
    'none',
    'nor',
    'neither',
    'without',
    'cannot',
    'nobody',
    'nothing',
    'nowhere',
    'hardly',
    'barely',
    'scarcely',
    'rarely',
    'seldom',
    'fails',
    'failed',
    'false',
    'denied',
    'denies',
    'deny',
    'unlikely',
    'myth',
    'non',
  ],
  de: [
    'nicht',
    'kein',
    'keine',
    'keinen',
    'keinem',
    'keiner',
    'keines',
    'nie',
    'niemals',
    'nichts',
    'ohne',
    'niemand',
    'weder',
    'kaum',
    'falsch',
  ],
  fr: ['ne', 'pas', 'jamais', 'aucun', 'aucune', 'rien', 'sans', 'ni', 'guère', 'personne', 'faux'],
  es: [
    'no',
    'nunca',
    'jamás',
    'ningún',
    'ninguno',
    'ninguna',
    'sin',
    'nada',
    'nadie',
    'tampoco',
    'falso',
  ],
  it: ['non', 'mai', 'nessun', 'nessuno', 'nessuna', 'senza', 'né', 'niente', 'nulla'],
  pt: ['não', 'nunca', 'jamais', 'nenhum', 'nenhuma', 'sem', 'nada', 'ninguém'],
  nl: ['niet', 'geen', 'nooit', 'zonder', 'niets', 'niemand'],
  ru: ['не', 'нет', 'ни', 'никогда', 'без', 'нельзя', 'никто', 'ничего'],
  el: ['δεν', 'δε', 'μη', 'μην', 'όχι', 'ποτέ', 'χωρίς', 'κανείς'],
  pl: ['nie', 'nigdy', 'bez', 'żaden', 'żadna', 'nikt', 'nic'],
  tr: ['değil', 'yok', 'hayır', 'asla', 'hiçbir', 'hiç'],
  ar: ['لا', 'لم', 'لن', 'ليس', 'ليست', 'غير', 'بدون', 'دون', 'ما'],
  fa: ['نه', 'نیست', 'بدون', 'هرگز', 'هیچ'],
  he: ['לא', 'אין', 'אל', 'בלי', 'ללא', 'אינו', 'אינה', 'מעולם'],
  hi: ['नहीं', 'न', 'मत', 'ना', 'बिना', 'कभी'],
  ko: ['안', '못', '아니다', '않다', '않는다', '없다', '없이', '아니라'],
  vi: ['không', 'chưa', 'chẳng', 'đừng', 'chớ'],
};

/** Letters of scripts without spaces that negate what follows (Han, kana endings) or stand alone (Thai). */
const NEGATING_LETTERS = '不没沒無无非未勿莫别別否';

/** Text right in front of a word in scripts without spaces that negates it. */
export const NEGATING_STARTS: readonly string[] = [
  ...NEGATING_LETTERS,
  ...['ไม่', 'ไม่ได้', 'มิ', 'มิได้', 'อย่า', 'ບໍ່', 'មិន', 'ពុំ', 'မ'],
];

/** Text right behind a word that negates it: 食べ|ない, 行き|ません. */
export const NEGATING_ENDS: readonly string[] = [
  ...['ない', 'なかっ', 'なく', 'なけれ', 'ません', 'ませ', 'ず', 'ぬ', 'ではな', 'じゃな', 'でな'],
];

const folded = wordSet(Object.values(BY_LANGUAGE).flat());
const NEGATING_PARTS = ['ไม่', 'มิได้', 'ない', 'ません', 'ぬ', 'ずに', 'មិន', 'ບໍ່', 'မ'];

/** The key of one token is a negation. */
export function isNegation(key: string): boolean {
  return folded.has(key) || key.endsWith("n't");
}

/** The text of a script without spaces holds a negation. */
export function hasNegatingLetters(text: string): boolean {
  return (
    [...NEGATING_LETTERS].some((letter) => text.includes(letter)) ||
    NEGATING_PARTS.some((part) => text.includes(part))
  );
}
