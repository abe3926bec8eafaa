import type { Group } from './group-marks';
import { far, type Rule } from './pairing';
import type { ReadBlock } from './read-block';
import { type BlockquoteSpan, isSourceLine, SOURCE_LINE } from './surroundings';

/**
 * The citation of a block quotation: in what it says of its own source, in a line after it that names
 * the source, in the sentence that introduces it with a colon, or in a short line after it.
 */
export const ofBlockquote: Rule = ({ quote, here, around }) => {
  const { blockquote } = here.block.home;
  if (quote.form !== 'block' || blockquote === null) return null;
  const span = around.blockquotes.get(blockquote)!;
  const next = lineAfter(span, around.blocks);
  const isNamed = next !== null && namesSource(next);
  const group =
    span.own ??
    (isNamed ? next.groups[0] : null) ??
    inIntroduction(span, around.blocks) ??
    (next !== null && isShortLine(next) ? next.groups[0] : null);
  return far('blockquote', group);
};

/** The line after a block quotation, unless it speaks of what comes next. */
function lineAfter({ last }: BlockquoteSpan, blocks: readonly ReadBlock[]): ReadBlock | null {
  const next = blocks[last + 1];
  if (next === undefined || next.block.home.isHeading || next.block.home.blockquote !== null) {
    return null;
  }
  return INTRODUCES.test(next.block.text) ? null : next;
}

function namesSource(next: ReadBlock): boolean {
  const { text, home } = next.block;
  if (next.isCitationOnly || home.element.localName === 'figcaption') return true;
  return /^\s*[—–―-]/.test(text) || (isShortLine(next) && isSourceLine(next));
}

function isShortLine({ block: { text }, quotes }: ReadBlock): boolean {
  return text.length < SOURCE_LINE && quotes.length === 0;
}

function inIntroduction({ first }: BlockquoteSpan, blocks: readonly ReadBlock[]): Group | null {
  const before = blocks[first - 1];
  return before !== undefined && INTRODUCES.test(before.block.text)
    ? (before.groups.at(-1) ?? null)
    : null;
}

const INTRODUCES = /[:：]\s*$/;

export const citedCellOfRow: Rule = ({ here, around }) => {
  const { row } = here.block.home;
  return far('cited-cell-of-row', row === null ? null : around.citedCells.get(row)?.group);
};

/** Only for a quote with no citation between it and the end of its block. */
export const citationBlockAfter: Rule = ({ quote, here, at, around }) => {
  const next = around.blocks[at + 1];
  if (next === undefined || !next.isCitationOnly || !belongs(next, here)) return null;
  const isCitedAfter = (here.groups.at(-1)?.start ?? -1) >= quote.outerEnd;
  return far('citation-block-after', isCitedAfter ? null : next.groups[0]);
};

/** Beside it, or an item of a list inside its own item. */
function belongs({ block: { home } }: ReadBlock, { block: { home: quoted } }: ReadBlock): boolean {
  if (home.cell !== quoted.cell || home.blockquote !== quoted.blockquote) return false;
  return home.item === quoted.item || quoted.item?.contains(home.item) === true;
}
