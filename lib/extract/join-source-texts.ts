import type { SourceText } from '../model/source-text';

export type Piece = Pick<SourceText, 'text' | 'ranges' | 'softEdges' | 'softHyphens' | 'side'> &
  Pick<Partial<SourceText>, 'cellLines'>;

/** Puts texts one after the other, a line end between, every offset moved along. */
export function joinSourceTexts(pieces: readonly Piece[]): Piece {
  const texts: string[] = [];
  const joined = {
    ranges: [] as SourceText['ranges'][number][],
    softEdges: [] as number[],
    softHyphens: [] as number[],
    cellLines: [] as number[],
    side: [] as SourceText['side'][number][],
  };
  let offset = 0;
  for (const piece of pieces) {
    if (piece.text !== '') {
      for (const { kind, start, end } of piece.ranges) {
        joined.ranges.push({ kind, start: start + offset, end: end + offset });
      }
      for (const edge of piece.softEdges) joined.softEdges.push(edge + offset);
      for (const hyphen of piece.softHyphens) joined.softHyphens.push(hyphen + offset);
      for (const line of piece.cellLines ?? []) joined.cellLines.push(line + offset);
      texts.push(piece.text);
      offset += piece.text.length + 1;
    }
    joined.side.push(...piece.side);
  }
  const { cellLines, ...always } = joined;
  return { text: texts.join('\n'), ...always, ...(cellLines.length > 0 ? { cellLines } : {}) };
}

/** A text without any marks. */
export function plainPiece(text: string): Piece {
  return { text, ranges: [], softEdges: [], softHyphens: [], side: [] };
}
