import { wordSet } from './word-set';

/**
 * Words that limit the statement before them. They never refuse a quote; right behind it, or left out
 * of it, they are a caution. Small letters.
 */
export const CONDITIONS = wordSet([
  ...[
    'but',
    'however',
    'unless',
    'except',
    'if',
    'although',
    'though',
    'only',
    'until',
    'provided',
  ],
  ...['aber', 'jedoch', 'außer', 'wenn', 'falls', 'sofern', 'nur', 'obwohl', 'sondern'],
  ...['mais', 'sauf', 'si', 'cependant', 'toutefois', 'seulement', 'quoique'],
  ...['pero', 'salvo', 'excepto', 'aunque', 'sino', 'solo', 'sólo'],
  ...['но', 'однако', 'если', 'кроме', 'хотя'],
  ...['لكن', 'ولكن', 'لكنه', 'لكنها', 'ولكنه', 'ولكنها', 'إلا', 'بشرط', 'باستثناء', 'إذا'],
  ...['लेकिन', 'परंतु', 'यदि', 'अगर', 'सिवाय', 'केवल'],
]);

/** The same in scripts without spaces, looked for as text. */
export const CONDITION_LETTERS: readonly string[] = [
  '但',
  '除非',
  '如果',
  '只有',
  '然而',
  'ただし',
  'しかし',
  '除き',
  'แต่',
  'ยกเว้น',
  'ถ้า',
];
