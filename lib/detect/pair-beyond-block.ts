import type { Group } from './group-marks';
import { far, type Rule } from './pairing';
import type { ReadBlock } from './read-block';
import { type BlockquoteSpan, SOURCE_LINE } from './surroundings';

/**
 * The citation of a block quotation: in what it says of its own source, in the line after it, or in the
 * sentence that introduces it with a colon.
 */
export const ofBlockquote: Rule = ({ quote, here, around }) => {
  const { blockquote } = here.block.home;
  if (quote.form !== 'block' || blockquote === null) return null;
  const span = around.blockquotes.get(blockquote)!;
  const group = span.own ?? inLineAfter(span, around.blocks) ?? inIntroduction(span, around.blocks);
  return far('blockquote', group);
};

function inLineAfter({ last }: BlockquoteSpan, blocks: readonly ReadBlock[]): Group | null {
  const next = blocks[last + 1];
  if (next === undefined || next.block.home.isHeading || next.block.home.blockquote !== null) {
    return null;
  }
  const { text } = next.block;
  const isShort = text.length < SOURCE_LINE && next.quotes.length === 0;
  const isCaption = next.block.home.element.localName === 'figcaption';
  const namesSource = next.isCitationOnly || isShort || isCaption || /^\s*[—–―-]/.test(text);
  return namesSource ? (next.groups[0] ?? null) : null;
}

function inIntroduction({ first }: BlockquoteSpan, blocks: readonly ReadBlock[]): Group | null {
  const before = blocks[first - 1];
  return before?.block.text.trimEnd().match(/[:：]$/) ? (before.groups.at(-1) ?? null) : null;
}

export const citedCellOfRow: Rule = ({ here, around }) => {
  const { row } = here.block.home;
  return far('cited-cell-of-row', row === null ? null : around.citedCells.get(row)?.group);
};

/** Only for a quote with no citation between it and the end of its block. */
export const citationBlockAfter: Rule = ({ quote, here, at, around }) => {
  const next = around.blocks[at + 1];
  if (next === undefined || !next.isCitationOnly || !areSiblings(here, next)) return null;
  const isCitedAfter = (here.groups.at(-1)?.start ?? -1) >= quote.outerEnd;
  return far('citation-block-after', isCitedAfter ? null : next.groups[0]);
};

function areSiblings({ block: { home: one } }: ReadBlock, { block: { home: other } }: ReadBlock) {
  return one.item === other.item && one.cell === other.cell && one.blockquote === other.blockquote;
}
