import type { CheckResult, SourceResult } from '../model/check-result';

/** The source whose verdict speaks for the whole check. */
export function bestOf(result: CheckResult): SourceResult {
  return result.bySource[result.best] ?? result.bySource[0];
}
