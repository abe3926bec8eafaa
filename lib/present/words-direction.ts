import { isRightToLeft } from './safe-words';
import type { Segment } from './segment';

/**
 * The direction in which a line is read: that of the words it is about. The page's words around them may
 * be of another script, and would turn the whole line. `auto` where they have no letter.
 */
export function directionOf(segments: readonly Segment[]): 'ltr' | 'rtl' | 'auto' {
  const words = segments.map(({ kind, text }) => (kind === 'around' ? '' : text)).join('');
  const [letter] = /\p{L}/u.exec(words) ?? [];
  if (letter === undefined) return 'auto';
  return isRightToLeft(letter) ? 'rtl' : 'ltr';
}
