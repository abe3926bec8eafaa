import type { Heading, SourceText } from '../model/source-text';
import type { Place } from '../model/span';

/** Longest heading shown, in UTF-16 units; a longer one is text set as a heading. */
const MAX_CHARS = 90;

/**
 * The heading that the first place stands under: the last one before it, whatever its level.
 * Null where there is none, where it only says the page's title again, and beside the main text.
 */
export function headingAbove(source: SourceText, places: readonly Place[]): string | null {
  const first = places[0];
  if (first === undefined || first.stream !== 'main') return null;
  const frame = (source.borders ?? []).findLast((border) => border <= first.span.start) ?? 0;
  const above = (source.headings ?? []).filter(
    ({ start, end }) => frame <= start && end <= first.span.start && !isInMenu(start, source),
  );
  const last = above.at(-1);
  const words = last === undefined ? '' : wordsOf(last, source);
  const saysTitle = source.title?.startsWith(words) === true;
  return words === '' || words.length > MAX_CHARS || saysTitle ? null : words;
}

function isInMenu(start: number, { ranges }: SourceText): boolean {
  return ranges.some((range) => range.kind === 'menu' && range.start <= start && start < range.end);
}

/** Without what pages hang on their headings: the ¶ that links to it, a note's number, "[edit]". */
function wordsOf({ start, end }: Heading, { text, ranges }: SourceText): string {
  const marks = ranges.filter((range) => {
    return range.kind === 'reference-mark' && start <= range.start && range.end <= end;
  });
  let words = '';
  let from = start;
  for (const mark of marks) {
    words += text.slice(from, Math.max(from, mark.start));
    from = Math.max(from, mark.end);
  }
  words += text.slice(from, end);
  return words
    .replace(/\s+/g, ' ')
    .replace(/\s?\[[^\]]{1,24}\]\s*$/, '')
    .trim();
}
