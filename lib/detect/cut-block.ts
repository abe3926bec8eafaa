import type { Block, Mark, Piece, Stretch } from './block';

/**
 * Takes stretches out of a block's text and moves everything that has a place in it, so that a
 * citation written as characters becomes a mark without width like the others. `cuts` are in order
 * and do not overlap. Linear in the block, but for a search per moved offset.
 */
export function cutBlock(block: Block<Mark>, cuts: readonly Stretch[]): Block<Mark> {
  if (cuts.length === 0) return block;
  const kept = keptStretches(cuts, block.text.length);
  const move = <T extends Stretch>(each: T): T => ({
    ...each,
    start: movedOffset(each.start, kept),
    end: movedOffset(each.end, kept),
  });
  return {
    ...block,
    text: kept.map(({ start, end }) => block.text.slice(start, end)).join(''),
    pieces: cutPieces(block.pieces, kept),
    marks: block.marks.map(move),
    quoted: block.quoted.map(move),
    code: block.code.map(move),
    raised: block.raised.map(move),
  };
}

/** What stays, and how much was cut before it. */
interface Kept extends Stretch {
  readonly shift: number;
}

function keptStretches(cuts: readonly Stretch[], length: number): Kept[] {
  const kept: Kept[] = [];
  let start = 0;
  let shift = 0;
  for (const cut of [...cuts, { start: length, end: length }]) {
    kept.push({ start, end: cut.start, shift });
    shift += cut.end - cut.start;
    start = cut.end;
  }
  return kept;
}

function movedOffset(offset: number, kept: readonly Kept[]): number {
  let low = 0;
  let high = kept.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (kept[middle]!.start <= offset) low = middle;
    else high = middle - 1;
  }
  const { end, shift } = kept[low]!;
  return Math.min(offset, end) - shift;
}

function cutPieces(pieces: readonly Piece[], kept: readonly Kept[]): Piece[] {
  const left: Piece[] = [];
  let first = 0;
  for (const { node, from, start, end } of pieces) {
    while (first < kept.length && kept[first]!.end <= start) first++;
    for (let at = first; at < kept.length && kept[at]!.start < end; at++) {
      const part = kept[at]!;
      const [begin, finish] = [Math.max(start, part.start), Math.min(end, part.end)];
      if (begin >= finish) continue;
      left.push({
        node,
        from: from + begin - start,
        start: begin - part.shift,
        end: finish - part.shift,
      });
    }
  }
  return left;
}
