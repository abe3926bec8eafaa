import { foldToken } from '../text/fold-token';
import { scanTokens } from '../text/scan-tokens';
import { shadowText } from '../text/shadow-text';

/** One token of a quote; offsets are UTF-16 offsets into the quote. */
export interface QuoteToken {
  readonly kind: number;
  readonly start: number;
  readonly end: number;
  readonly key: string;
  /** As written (of the shadow, so references are decoded). */
  readonly raw: string;
}

/** A quote or a piece of it. `text` has the length of the quote; what an edit declares is blanked. */
export interface QuoteText {
  readonly text: string;
  readonly tokens: readonly QuoteToken[];
}

export function readQuote(raw: string): QuoteText {
  const text = shadowText(raw);
  const buffer = scanTokens(text);
  const tokens: QuoteToken[] = [];
  for (let i = 0; i < buffer.count; i++) {
    const kind = buffer.kinds[i]!;
    const start = buffer.starts[i]!;
    const end = buffer.ends[i]!;
    const slice = text.slice(start, end);
    tokens.push({ kind, start, end, key: foldToken(slice, kind), raw: slice });
  }
  return { text, tokens };
}

/** The same text with [start, end) invisible: word joiners are noise, and offsets stay. */
export function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + '\u2060'.repeat(end - start) + text.slice(end);
}
