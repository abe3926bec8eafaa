import type { SourceRange } from '../model/source-text';

const RAISED: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  n: 'ⁿ',
};
const LOWERED: Readonly<Record<string, string>> = {
  '0': '₀',
  '1': '₁',
  '2': '₂',
  '3': '₃',
  '4': '₄',
  '5': '₅',
  '6': '₆',
  '7': '₇',
  '8': '₈',
  '9': '₉',
};

/**
 * Writes figures that the page raises or lowers as raised or lowered figures. Each is one code unit,
 * so offsets stay; and 10² from markup is then the same token as 10² from text, never 102.
 */
export function raiseRanges(text: string, ranges: readonly SourceRange[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const range of ranges) {
    if ((range.kind !== 'superscript' && range.kind !== 'subscript') || range.start < done)
      continue;
    const letters = range.kind === 'superscript' ? RAISED : LOWERED;
    const inner = text.slice(range.start, range.end);
    // Endings of ordinals (19th) and raised words stay as they are.
    if (!/^[\d+\-−n]{1,12}$/.test(inner)) continue;
    parts.push(text.slice(done, range.start), raise(inner, letters));
    done = range.end;
  }
  return done === 0 ? text : parts.join('') + text.slice(done);
}

function raise(inner: string, letters: Readonly<Record<string, string>>): string {
  return [...inner].map((char) => letters[char] ?? char).join('');
}
