import type { CheckResult } from '../model/check-result';
import type { ClaimResult } from '../model/claim-result';
import type { ClaimJob, QuoteJob } from '../model/job';
import type { Unreadable } from '../model/verdict';
import { nothingOf } from './look-up-claim';

const TIMED_OUT: Unreadable = { kind: 'link', class: 'timed-out' };

/** What is said of a check that stopped the browser's process each time it was begun. */
export function gaveUp({ citation }: QuoteJob): CheckResult {
  const bySource = citation.sources.map((_, source) => ({
    source,
    verdict: { kind: 'could-not-check' as const, why: TIMED_OUT, nearest: null },
    reading: null,
    title: null,
    excerpt: null,
    page: null,
  })) as unknown as CheckResult['bySource'];
  return { best: 0, bySource, elsewhere: null, moreSources: citation.moreSources };
}

export function gaveUpLooking({ citation }: ClaimJob): ClaimResult {
  const outcome = { kind: 'could-not-check' as const, why: TIMED_OUT };
  const bySource = citation.sources.map((_, source) => ({
    ...nothingOf(source),
    outcome,
  })) as unknown as ClaimResult['bySource'];
  return { best: 0, bySource, moreSources: citation.moreSources };
}
