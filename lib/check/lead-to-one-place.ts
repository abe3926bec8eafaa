import { isSamePage } from '../links/is-same-page';
import type { CheckResult, SourceResult } from '../model/check-result';
import type { NonEmpty } from '../model/result';
import { bestVerdict } from './best-verdict';
import { isNegative } from './is-positive';

/** Where a request for one cited address ended. */
export interface Landing {
  readonly href: string;
  readonly finalUrl: string;
}

/**
 * Several cited pages whose redirects end at one address: that is where the site sends whoever asks for
 * what it no longer has. Words missing there say nothing of the cited pages. `landings` are the other
 * cited addresses that were read.
 */
export function leadToOnePlace(
  result: CheckResult,
  hrefs: readonly string[],
  landings: readonly Landing[],
): CheckResult {
  const own = result.bySource.flatMap(({ source, reading }) =>
    reading === null ? [] : [{ href: hrefs[source] ?? '', finalUrl: reading.finalUrl }],
  );
  const all = [...own, ...landings];
  const bySource = result.bySource.map((each) =>
    isSentAway(each, hrefs[each.source] ?? '', all) ? unknown(each) : each,
  ) as unknown as NonEmpty<SourceResult>;
  return { ...result, bySource, best: bestVerdict(bySource) };
}

function isSentAway(
  { verdict, reading }: SourceResult,
  href: string,
  landings: readonly Landing[],
): boolean {
  if (!isNegative(verdict) || reading?.linkClass !== 'redirected') return false;
  return landings.some(
    (other) =>
      isSamePage(other.finalUrl, reading.finalUrl) &&
      !isSamePage(other.href, href) &&
      !isSamePage(other.href, other.finalUrl),
  );
}

function unknown(result: SourceResult): SourceResult {
  const { verdict, reading } = result;
  const nearest =
    verdict.kind === 'closest' ? { passage: verdict.passage, edits: verdict.edits } : null;
  return {
    ...result,
    verdict: {
      kind: 'could-not-check',
      why: { kind: 'link', class: 'moved-elsewhere' },
      nearest,
    },
    reading: reading && { ...reading, linkClass: 'moved-elsewhere' },
  };
}
