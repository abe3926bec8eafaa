import type { ReasonKind } from '../model/finding';
import { NUMBER } from '../text/token';
import { isUnit } from '../text/units';
import { keyOf, type StreamIndex } from './index-stream';
import {
  ERA_TEXT,
  ERAS,
  PER_HOUR,
  PER_WORDS,
  PERCENT_FIRST,
  PERCENT_SECOND,
  UNIT_WORDS,
} from './words/unit-words';

/**
 * Question: does a measure that ends a run go on outside of it? 5 km | per hour, 5公里|每小时, 5 per |
 * cent, 44 г. | до н. э., 5月3|日: the number and its unit are both there, and mean something else.
 */
export function checkMeasure(stream: StreamIndex, last: number): ReasonKind | null {
  const { text, tokens } = stream;
  const end = tokens.ends[last]!;
  if (/\d\s?\p{L}{1,3}$/u.test(text.slice(Math.max(0, end - 6), end)) && text[end] === '每')
    return 'cut-unit';
  if (/月\d{1,2}$/.test(text.slice(Math.max(0, end - 3), end)) && /[日号號]/.test(text[end] ?? ' '))
    return 'cut-number';
  const isMeasured = tokens.kinds[last] !== NUMBER && tokens.kinds[last - 1] === NUMBER;
  if (!isMeasured) return null;
  if (isEraAt(text, end)) return 'cut-unit';
  const wordAt = (i: number): string => (i < tokens.count ? keyOf(text, tokens, i) : '');
  const word = wordAt(last);
  const next = wordAt(last + 1);
  if (!/^\s+$/.test(text.slice(end, tokens.starts[last + 1]))) return null;
  if (PERCENT_FIRST.has(word) && PERCENT_SECOND.has(next)) return 'cut-unit';
  const isUnitWord = UNIT_WORDS.has(word) || isUnit(text.slice(tokens.starts[last], end));
  const isRate = PER_WORDS.has(next) || PER_HOUR.has(`${next} ${wordAt(last + 2)}`);
  return isUnitWord && isRate ? 'cut-unit' : null;
}

/** The year before is one before the common era; a full stop of an abbreviation may stand between. */
export function isEraAt(text: string, end: number): boolean {
  const behind = text.slice(end, end + 20).replace(/^\.?\s{1,2}/, '');
  return ERA_TEXT.test(behind) || ERAS.has(/^\p{Lu}+(?!\p{L})/u.exec(behind)?.[0] ?? '');
}
