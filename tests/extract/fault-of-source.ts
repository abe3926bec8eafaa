import type { SourceText } from '../../lib/model/source-text';

/** What is wrong with the offsets of a source text, as a sentence; null: nothing. */
export function faultOfSource({
  text,
  ranges,
  softEdges,
  softHyphens,
  headings = [],
  pages = [],
  side,
}: SourceText): string | null {
  for (const { start, end } of [...ranges, ...headings]) {
    if (start < 0 || end < start || end > text.length)
      return `A stretch goes from ${start} to ${end} in a text of ${text.length}.`;
  }
  const lists = { ranges: ranges.map(({ start }) => start), softEdges, softHyphens, pages };
  for (const [name, offsets] of Object.entries(lists)) {
    const wrong = offsets.findIndex((offset, at) => at > 0 && offset < offsets[at - 1]!);
    if (wrong >= 0) return `${name} is out of order at its entry ${wrong}.`;
    if (offsets.some((offset) => offset < 0 || offset > text.length))
      return `${name} points out of the text.`;
  }
  const edge = softEdges.find(
    (at) => !isCharacter(text.slice(at - 1, at)) || !isCharacter(text.slice(at, at + 1)),
  );
  if (edge !== undefined) return `The soft edge at ${edge} stands not between two characters.`;
  const hyphen = softHyphens.find((at) => text[at] !== '\u00ad');
  if (hyphen !== undefined) return `No soft hyphen stands at ${hyphen}.`;
  const texts = [text, ...side.map((one) => one.text)];
  return texts.some((one) => one.includes('\0')) ? 'A text holds U+0000.' : null;
}

function isCharacter(unit: string): boolean {
  return /^[^\t\n\f\r ]$/.test(unit);
}
