import { countWords } from '../count-words';
import { SHELL_WORDS, UNVEIL_WORDS } from '../thresholds';
import type { TextStream } from './text-stream';

/**
 * Some pages hide all they have until a script runs. If next to nothing is shown and one hidden
 * stretch is long, that stretch is the page. The bound is high, so that a hidden paragraph on a short
 * page never becomes plain text.
 */
export function unveil(main: TextStream, veiled: readonly TextStream[]): TextStream {
  if (veiled.length === 0 || countWords(main.toString(), SHELL_WORDS) >= SHELL_WORDS) return main;
  const longest = veiled.reduce((a, b) => (b.length > a.length ? b : a));
  return countWords(longest.toString(), UNVEIL_WORDS) >= UNVEIL_WORDS ? longest : main;
}
