import type { SourceForm } from '../model/source-text';
import { isWordUnit } from '../text/read-gap';
import { NUMBER, WORD } from '../text/token';
import { isUnit } from '../text/units';
import { keyOf, type StreamIndex } from './index-stream';
import { NUMBER_WORDS, ONES, SCALE_WORDS } from './words/number-words';
import { COMPOUND_UNITS } from './words/unit-words';

/** Signs beside a run's first or last number that the quote shows though they are in no token. */
export interface ShownBeside {
  readonly bracket: boolean;
  readonly prime: boolean;
}

/** An x between two numbers is a multiplication sign: 5 x 10³, 3 x 4. */
export function isTimes(stream: StreamIndex, i: number): boolean {
  return i >= 0 && i < stream.tokens.count && keyOf(stream.text, stream.tokens, i) === 'x';
}

export function isCounting(key: string): boolean {
  return NUMBER_WORDS.has(key) || ONES.has(key) || isAddedNumber(key);
}

/** Hebrew and Arabic write "and" as the first letter of the next number: עשרים וחמש. */
function isAddedNumber(key: string): boolean {
  return 'וو'.includes(key[0] ?? ' ') && NUMBER_WORDS.has(key.slice(1));
}

export function isCountingAt(stream: StreamIndex, i: number): boolean {
  return i >= 0 && i < stream.tokens.count && isCounting(keyOf(stream.text, stream.tokens, i));
}

/**
 * A measure with its smaller part: 5 ft | 3 in, 5 hours | 30 minutes, 5만 | 5천. `unit` is the token in
 * front of the cut; a number before it and another one with a measure behind it make one value.
 */
export function goesOnSmaller(stream: StreamIndex, unit: number): boolean {
  const { kinds, count } = stream.tokens;
  if (unit < 1 || unit + 2 >= count) return false;
  return (
    kinds[unit - 1] === NUMBER &&
    kinds[unit + 1] === NUMBER &&
    isMeasure(stream, unit) &&
    isMeasure(stream, unit + 2)
  );
}

function isMeasure(stream: StreamIndex, i: number): boolean {
  const { text, tokens } = stream;
  const key = keyOf(text, tokens, i);
  if (COMPOUND_UNITS.has(key) || SCALE_WORDS.has(key)) return true;
  return isUnit(text.slice(tokens.starts[i], tokens.ends[i]).slice(0, 8));
}

export function isNumberLike(stream: StreamIndex, i: number): boolean {
  const kind = stream.tokens.kinds[i];
  if (kind === NUMBER) return true;
  if (kind !== WORD) return false;
  const key = keyOf(stream.text, stream.tokens, i);
  return NUMBER_WORDS.has(key) || isAddedNumber(key);
}

/** Behind a whole number this is a part of it: 1 ½, 2 1/2, and 12 .5 where a text is set badly. */
export function isFraction(stream: StreamIndex, i: number): boolean {
  const raw = stream.text.slice(stream.tokens.starts[i], stream.tokens.ends[i]);
  return /^(?:[\u00bc-\u00be\u2150-\u215e]|\d{1,2}[/\u2044]\d{1,3}|\.\d+)$/.test(raw);
}

export const HYPHENS = '-\u2010\u2011\u2013\u05be\u00ad\u2212';

/** A point or slash glued on both sides joins (paypal.com, km/h); before a capital it ends a sentence. */
export function isJoiningPoint(text: string, at: number): boolean {
  if (!isWordUnit(text, at - 1) || !isWordUnit(text, at + 1)) return false;
  return text[at] !== '.' || !/\p{Lu}/u.test(text[at + 1] ?? '');
}

/** Pictures and marks that say nothing of the number or word beside them. */
export function isNeutralSign(text: string, start: number, end: number): boolean {
  return isPicture(text.slice(start, end));
}

export function isPicture(sign: string): boolean {
  return (
    /^(?:\p{Extended_Pictographic}|[\u2190-\u21ff\u2500-\u27bf])/u.test(sign) &&
    !/^[\u2190-\u21ff\u2713-\u2718]/.test(sign)
  );
}

export function isBlank(gap: string): boolean {
  return /^[\s\u200b\u2060\ufeff]*$/.test(gap);
}

/** Forms whose lines are blocks of the page; elsewhere a line may end in mid-sentence. */
const BLOCK_FORMS: readonly SourceForm[] = ['html', 'docx', 'feed'];

/** A new block with a capital letter begins something else than what the block before ended with. */
export function opensBlock({ source, text }: StreamIndex, gap: string, next: number): boolean {
  if (!gap.includes('\n') || !BLOCK_FORMS.includes(source.form)) return false;
  return /^\p{Lu}/u.test(text.slice(next, next + 2));
}
