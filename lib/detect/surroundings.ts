import type { Group } from './group-marks';
import type { ReadBlock } from './read-block';

/** What rules need to know of an answer beyond one block, gathered once for all its quotes. */
export interface Surroundings {
  readonly blocks: readonly ReadBlock[];
  /** The citation of the only cited cell of a table row; null where several are cited. */
  readonly citedCells: ReadonlyMap<Element, CitedCell | null>;
  readonly blockquotes: ReadonlyMap<Element, BlockquoteSpan>;
}

export interface CitedCell {
  readonly cell: Element | null;
  readonly group: Group;
}

/** A block quotation: the indexes of its first and last block, and the source it names itself. */
export interface BlockquoteSpan {
  readonly first: number;
  readonly last: number;
  /** From its attribution; else from the one paragraph in it that has a citation. */
  readonly own: Group | null;
}

export function surveyBlocks(blocks: readonly ReadBlock[]): Surroundings {
  const citedCells = new Map<Element, CitedCell | null>();
  const quotations = new Map<Element, number[]>();
  blocks.forEach(({ block: { home }, groups }, at) => {
    if (home.row !== null && groups.length > 0) {
      const other = citedCells.get(home.row);
      const cited = { cell: home.cell, group: groups[0]! };
      if (other === undefined) citedCells.set(home.row, cited);
      else if (other?.cell !== home.cell) citedCells.set(home.row, null);
    }
    if (home.blockquote !== null) {
      const indexes = quotations.get(home.blockquote);
      if (indexes === undefined) quotations.set(home.blockquote, [at]);
      else indexes.push(at);
    }
  });
  const blockquotes = new Map(
    Array.from(quotations, ([element, indexes]) => [element, spanOf(indexes, blocks)]),
  );
  return { blocks, citedCells, blockquotes };
}

function spanOf(indexes: readonly number[], blocks: readonly ReadBlock[]): BlockquoteSpan {
  const cited = indexes.map((at) => blocks[at]!).filter(({ groups }) => groups.length > 0);
  const naming = cited.find(({ block }) => block.home.isAttribution);
  const only = cited.length === 1 ? cited[0] : undefined;
  const own = (naming ?? only)?.groups[0] ?? null;
  return { first: indexes[0]!, last: indexes.at(-1)!, own };
}
