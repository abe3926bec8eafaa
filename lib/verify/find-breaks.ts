import type { SourceText } from '../model/source-text';
import { classOf, LINE, NOISE, SPACE } from '../text/char-class';
import { NUMBER, WORD } from '../text/token';
import type { TokenBuffer } from '../text/token-buffer';
import { TokenFinder } from './token-finder';

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
  const joins: number[] = [];
  for (const hyphen of tokens.hasTrueHyphen ? '-\u00ad\u2010' : '-\u00ad') {
    const finder = new TokenFinder(tokens);
    for (let at = text.indexOf(hyphen); at >= 0; at = text.indexOf(hyphen, at + 1)) {
      if (at + 1 === text.length || !isBlank(classOf(text.charCodeAt(at + 1)))) continue;
      const next = finder.startingFrom(at);
      if (next > 0 && next < tokens.count && tokens.ends[next - 1] === at)
        if (isBrokenWord(text, tokens, next - 1)) joins.push(next - 1);
    }
  }
  return { joins: new Set(joins.sort((a, b) => a - b)), splits: findSplits(tokens, source) };
}

function isBlank(kind: number): boolean {
  return kind === LINE || kind === SPACE || kind === NOISE;
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
