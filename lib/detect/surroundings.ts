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
  /** Whether its last paragraph is no quotation but a line that names the source, without a dash. */
  readonly endsInSource: boolean;
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
  const [first, last] = [indexes[0]!, indexes.at(-1)!];
  // A chip may as well follow words that are quoted; words that are a link name something.
  const endsInSource =
    first < last &&
    isSourceLine(blocks[last]!) &&
    blocks[last]!.groups.some(({ isProse }) => isProse);
  const naming = endsInSource ? blocks[last] : cited.find(({ block }) => block.home.isAttribution);
  const only = cited.length === 1 ? cited[0] : undefined;
  return { first, last, own: (naming ?? only)?.groups[0] ?? null, endsInSource };
}

/** "The Toll Book, chapter 2": short, cited, and no sentence. */
export function isSourceLine({ block: { text }, groups }: ReadBlock): boolean {
  return (
    groups.length > 0 && text.length < SOURCE_LINE && !/[.!?…。！？؟।]["”’»」]?\s*$/.test(text)
  );
}

/** UTF-16 code units of a line that only says whose words stood before it. */
export const SOURCE_LINE = 80;
