import type { Say } from '../model/words';
import { withoutOverrides } from './safe-words';
import type { Segment } from './segment';

/** The quote alone on a line; with `say` in the quotation marks of the reader's language. */
export function quoteLine(quote: string, kind: Segment['kind'], say?: Say): readonly Segment[] {
  const text = withoutOverrides(quote);
  return [{ kind, text: say ? `${say('quotationOpen')}${text}${say('quotationClose')}` : text }];
}
