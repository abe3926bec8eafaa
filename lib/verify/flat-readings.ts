import type { SourceRange } from '../model/source-text';
import { classAt, DIGIT, LOWERED, SPACE } from '../text/char-class';
import { foldToken } from '../text/fold-token';
import { isWordUnit } from '../text/read-gap';
import { scanTokens } from '../text/scan-tokens';
import type { TokenBuffer } from '../text/token-buffer';

/** How a word with a raised figure reads once copying has lost the raising: 2n² as 2n2. */
export interface FlatReading {
  /** Source tokens [from, to) that the reading stands for. */
  readonly from: number;
  readonly to: number;
  readonly key: string;
  readonly raw: string;
}

export interface FlatReadings {
  readonly byFirst: ReadonlyMap<number, FlatReading>;
  readonly byLast: ReadonlyMap<number, FlatReading>;
}

/**
 * Question: what does a reader's clipboard hold where the page raises a figure by markup? `<sup>` leaves
 * no trace in copied text, so an honest copy reads "2n2". Never behind a figure: 10² copied as 102 is
 * another number, and no reader could tell. `plain` is the text before raising, of the same length.
 */
export function findFlatReadings(
  plain: string,
  text: string,
  tokens: TokenBuffer,
  ranges: readonly SourceRange[],
): FlatReadings {
  const byFirst = new Map<number, FlatReading>();
  const byLast = new Map<number, FlatReading>();
  let i = 0;
  /** A word may hold any number of raised figures, and all of them give it the one reading. */
  let read = -1;
  for (const { kind, start, end } of ranges) {
    if (kind !== 'superscript' || text.slice(start, end) === plain.slice(start, end)) continue;
    while (i < tokens.count && tokens.ends[i]! <= start) i++;
    if (i === tokens.count || tokens.starts[i]! > start) continue;
    if (i === read || tokens.ends[i]! < end || isBehindFigure(text, start)) continue;
    read = i;
    const flat = readFlat(plain, tokens, i);
    if (flat === null) continue;
    byFirst.set(flat.from, flat);
    byLast.set(flat.to - 1, flat);
  }
  return { byFirst, byLast };
}

function isBehindFigure(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && at > start - 3 && classAt(text, at) === SPACE) at--;
  return at >= 0 && [DIGIT, LOWERED].includes(classAt(text, at));
}

/** The word in front of the raised figure, if one is glued to it, and the figure as one token. */
function readFlat(plain: string, tokens: TokenBuffer, i: number): FlatReading | null {
  const isGlued =
    i > 0 && tokens.ends[i - 1] === tokens.starts[i] && isWordUnit(plain, tokens.starts[i]! - 1);
  const from = isGlued ? i - 1 : i;
  const last = tokens.ends[i]!;
  if (isWordUnit(plain, last)) return null;
  const raw = plain.slice(tokens.starts[from], last);
  const read = scanTokens(raw);
  if (read.count !== 1 || read.ends[0] !== raw.length) return null;
  return { from, to: i + 1, key: foldToken(raw, read.kinds[0]!), raw };
}
