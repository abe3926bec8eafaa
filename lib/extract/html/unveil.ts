import { countWords } from '../count-words';
import { joinSourceTexts, type Piece } from '../join-source-texts';
import { SHELL_WORDS, UNVEIL_WORDS } from '../thresholds';
import type { TextStream } from './text-stream';
import { tidyRanges } from './tidy-ranges';

/**
 * Some pages hide all they have until a script runs. If next to nothing is shown and one hidden
 * stretch is long, that stretch belongs to the text. The bound is high, so that a hidden paragraph on
 * a short page never becomes plain text.
 */
export function unveil(main: TextStream, veiled: readonly TextStream[]): Piece {
  const shown = pieceOf(main);
  if (veiled.length === 0 || countWords(shown.text, SHELL_WORDS) >= SHELL_WORDS) return shown;
  const longest = pieceOf(veiled.reduce((a, b) => (b.length > a.length ? b : a)));
  const isPage = countWords(longest.text, UNVEIL_WORDS) >= UNVEIL_WORDS;
  return isPage ? joinSourceTexts([shown, longest]) : shown;
}

function pieceOf(stream: TextStream): Piece {
  const ranges = tidyRanges(stream.ranges);
  return {
    text: stream.toString(),
    ranges,
    softEdges: stream.softEdges,
    softHyphens: [],
    ...(stream.cellLines.length > 0 ? { cellLines: stream.cellLines } : {}),
    side: [],
  };
}
