import type { SourceText } from '../model/source-text';
import type { Span } from '../model/span';

/** The stretch begins in one frame of the page and ends in another. */
export function crossesBorder(
  { borders = [] }: Pick<SourceText, 'borders'>,
  { start, end }: Span<'source'>,
): boolean {
  return borders.some((border) => start < border && border < end);
}
