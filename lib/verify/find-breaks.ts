import type { SourceText } from '../model/source-text';
import { classOf, LINE, NOISE, SPACE } from '../text/char-class';
import { NUMBER, WORD } from '../text/token';
import type { TokenBuffer } from '../text/token-buffer';

export interface Breaks {
  readonly joins: Set<number>;
  readonly splits: number[];
}

const LINE_END_HYPHENS = '-\u2010\u00ad\u2011';
/** Spaces and line ends looked over behind a hyphen; an indented next line has a few. */
const MOST_SPACES = 40;

/**
 * Where the source may be read with other word limits: behind a hyphen at a line end the word may go
 * on; at an inline tag edge or an optional hyphen inside a word two words may be meant.
 */
export function findBreaks(text: string, tokens: TokenBuffer, source: SourceText): Breaks {
  const joins = new Set<number>();
  for (let i = 0; i + 1 < tokens.count; i++) {
    const end = tokens.ends[i]!;
    const unit = text.charCodeAt(end);
    if (unit !== 0x2d && unit !== 0xad && unit !== 0x2010) continue;
    if (isBrokenWord(text, tokens, i)) joins.add(i);
  }
  return { joins, splits: findSplits(tokens, source) };
}

function isBrokenWord(text: string, tokens: TokenBuffer, i: number): boolean {
  if (tokens.kinds[i] !== WORD || tokens.kinds[i + 1] !== WORD) return false;
  const end = tokens.ends[i]!;
  const next = tokens.starts[i + 1]!;
  if (!LINE_END_HYPHENS.includes(text[end] ?? 'x') || next - end > MOST_SPACES) return false;
  let hasLine = false;
  for (let at = end + 1; at < next; at++) {
    const kind = classOf(text.charCodeAt(at));
    if (kind === LINE) hasLine = true;
    else if (kind !== SPACE && kind !== NOISE) return false;
  }
  return hasLine;
}

function findSplits(tokens: TokenBuffer, source: SourceText): number[] {
  const wanted = [...source.softEdges, ...source.softHyphens].sort((a, b) => a - b);
  const splits: number[] = [];
  let i = 0;
  for (const offset of wanted) {
    while (i < tokens.count && tokens.ends[i]! <= offset) i++;
    if (i === tokens.count) break;
    const isInside = tokens.starts[i]! < offset && tokens.kinds[i] !== NUMBER;
    if (isInside && splits.at(-1) !== offset) splits.push(offset);
  }
  return splits;
}
