import type { SourceText } from '../../model/source-text';
import { MAX_SIDE_ENTRIES } from '../thresholds';

/** Running heads and their like, each once. */
export function headsOf(heads: readonly string[]): SourceText['side'] {
  const different = [...new Set(heads)].slice(0, MAX_SIDE_ENTRIES);
  return different.map((text) => ({ kind: 'running-head', text }));
}
