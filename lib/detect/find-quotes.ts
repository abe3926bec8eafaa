import type { Block, Stretch } from './block';
import { DOUBLE_MARK, matchDoubleMarks } from './match-double-marks';
import { matchSingleMarks, SINGLE_MARK } from './match-single-marks';
import type { MarkedStretch, Quote, QuoteForm } from './quote';
import { quotedParagraph } from './quoted-paragraph';

/**
 * Finds what is marked as a quotation in one block: between marks, in `<q>`, or the paragraph of a
 * block quotation as a whole. Only the outermost, in order, never across blocks; a mark that is not
 * closed opens nothing.
 */
export function findQuotes(block: Block): Quote[] {
  const { home, quoted, text } = block;
  if (home.isHeading) return [];
  const doubles = outermost([
    ...matchDoubleMarks(text, offsetsOf(DOUBLE_MARK, block)),
    ...quoted.map(({ start, end }) => ({ start, end, outerStart: start, outerEnd: end })),
  ]);
  const singles = matchSingleMarks(text, offsetsOf(SINGLE_MARK, block), doubles);
  const quotes = [...withForm(doubles, 'double', text), ...withForm(singles, 'single', text)];
  const marked = outermost(quotes);
  if (home.blockquote === null || home.isAttribution) return marked;
  return withForm(quotedParagraph(text, marked), 'block', text);
}

function withForm(stretches: readonly MarkedStretch[], form: QuoteForm, text: string): Quote[] {
  return stretches.map((stretch) => ({
    ...stretch,
    form,
    text: text
      .slice(stretch.start, stretch.end)
      .replace(/[ \n]+/g, ' ')
      .trim(),
  }));
}

/** Of stretches that hold others, the holders. */
function outermost<T extends MarkedStretch>(stretches: readonly T[]): T[] {
  let covered = 0;
  return [...stretches]
    .sort((a, b) => a.outerStart - b.outerStart || b.outerEnd - a.outerEnd)
    .filter(({ outerStart, outerEnd }) => {
      const isOuter = outerStart >= covered;
      if (isOuter) covered = outerEnd;
      return isOuter;
    });
}

/** Where marks stand outside code. */
function offsetsOf(mark: RegExp, { text, code }: Block): number[] {
  let next = 0;
  const isInCode = (offset: number, stretches: readonly Stretch[]) => {
    while (next < stretches.length && stretches[next]!.end <= offset) next++;
    return next < stretches.length && stretches[next]!.start <= offset;
  };
  return [...text.matchAll(mark)].map(({ index }) => index).filter((at) => !isInCode(at, code));
}
