import type { StreamIndex } from '../verify/index-stream';
import { placesBetween } from './loose-table';
import { type Figure, readFigure } from './read-figure';
import { readScale } from './read-scale';
import { MOST_PLACES } from './thresholds';
import { keyAt, type TokenText } from './token-text';

/** Words between two figures of which the second may say the scale of both. */
const BETWEEN: ReadonlySet<string> = new Set(
  'to and or auf bis und oder à et ou a y o e tot naar en of do i до и til till och og ila ve'.split(
    ' ',
  ),
);

/**
 * Question: could the next figure's scale be this one's too, as in "von 41 auf 48,6 Millionen", and does the page
 * have it so? Then its number alone is not missing.
 */
export function sharesScale(
  { to, pieces: [amounts = [], ...more] }: Figure,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): boolean {
  if (more.length > 0 || !BETWEEN.has(keyAt(claim, to))) return false;
  const { factor } = readScale(claim, to + 2, language);
  if (factor === 1) return false;
  return amounts.some(({ value }) =>
    placesBetween(value, value, stream, MOST_PLACES).some((p) =>
      readFigure(stream, p, language)?.pieces.some((piece) =>
        piece.some((met) => met.value === value * factor),
      ),
    ),
  );
}
