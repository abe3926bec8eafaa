import type { NonEmpty } from '../model/result';

/** The source that speaks for the whole check. */
export function bestOf<Read>(result: {
  readonly best: number;
  readonly bySource: NonEmpty<Read>;
}): Read {
  return result.bySource[result.best] ?? result.bySource[0];
}
