import type { Span } from '../model/span';
import { scanTokens } from '../text/scan-tokens';
import type { TokenBuffer } from '../text/token-buffer';
import { keyOf } from '../verify/index-stream';

/** A text and its tokens: a sentence of an answer, or one stream of a source. */
export interface TokenText {
  readonly text: string;
  readonly tokens: TokenBuffer;
  /** Of a sentence only: the keys of its tokens, which are asked for many times over. */
  readonly keys?: readonly string[];
}

/** A sentence, tokenised. */
export function readSentence(text: string): TokenText {
  const tokens = scanTokens(text);
  const keys = Array.from({ length: tokens.count }, (_, i) => keyOf(text, tokens, i));
  return { text, tokens, keys };
}

export function rawAt({ text, tokens }: TokenText, i: number): string {
  return i < 0 || i >= tokens.count ? '' : text.slice(tokens.starts[i], tokens.ends[i]);
}

export function keyAt({ text, tokens, keys }: TokenText, i: number): string {
  if (keys !== undefined) return keys[i] ?? '';
  return i < 0 || i >= tokens.count ? '' : keyOf(text, tokens, i);
}

/** What stands between token i and the next one; the whole rest behind the last. */
export function gapBehind({ text, tokens }: TokenText, i: number): string {
  if (i < 0 || i >= tokens.count) return '\n';
  return text.slice(tokens.ends[i], i + 1 < tokens.count ? tokens.starts[i + 1] : text.length);
}

/** The next token belongs to the same phrase: nothing, spaces, a hyphen or an invisible character between. */
export function isJoined(at: TokenText, i: number): boolean {
  return (
    i + 1 < at.tokens.count && /^[ \u00a0\u2009\u202f\u2060\u2010\u2011-]*$/.test(gapBehind(at, i))
  );
}

/** The stretch of tokens [from, to) in UTF-16 offsets. */
export function spanOf({ tokens }: TokenText, from: number, to: number): Span<'source'> {
  return { start: tokens.starts[from]!, end: tokens.ends[to - 1]! };
}

/** The token that begins at an offset or behind it, by halving. */
export function tokenAtOffset({ tokens }: TokenText, offset: number): number {
  let low = 0;
  let high = tokens.count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens.starts[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
