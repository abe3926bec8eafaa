import { foldToken } from './fold-token';
import { scanTokens } from './scan-tokens';
import { shadowText } from './shadow-text';
import type { Token } from './token';
import { tokenAt } from './token-buffer';

/**
 * The tokens of a text in order, each with its [start, end) in UTF-16 code units of the raw text.
 * Slicing a token out of its text and tokenising the slice gives that token again.
 */
export function tokenise(text: string): Token[] {
  const shadow = shadowText(text);
  const buffer = scanTokens(shadow);
  const tokens: Token[] = [];
  for (let i = 0; i < buffer.count; i++) {
    const raw = shadow.slice(buffer.starts[i], buffer.ends[i]);
    tokens.push(tokenAt(buffer, i, foldToken(raw, buffer.kinds[i] ?? 0)));
  }
  return tokens;
}
