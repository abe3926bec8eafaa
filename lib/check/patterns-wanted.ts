import { wayback } from '../links/archives/wayback';
import { hostPatterns } from '../links/host-patterns';
import { parseSourceUrl } from '../links/parse-source-url';
import type { FoundSource } from '../model/citation';
import type { CheckState, LookState } from '../model/citation-state';
import type { ClaimOutcome } from '../model/claim-result';
import type { Way } from '../model/job';
import type { Unreadable, Verdict } from '../model/verdict';
import type { StoredTab } from '../store/tab-states';

/**
 * Match patterns of the sites that one citation or cited sentence waits for: those of its sources, and
 * those that a redirect led to. Taken from what the background knows, never from the page that asks.
 */
export function patternsWanted(
  tab: Pick<StoredTab, 'citations' | 'claims' | 'checks'>,
  key: string,
): string[] {
  const check = tab.checks[key];
  const refused = check === undefined ? [] : originsRefused(check);
  return patternsFor([...sourcesOf(tab, key).map(({ href }) => href), ...refused]);
}

/** Origins for want of access to which nothing is known of a source. */
export function originsRefused(check: CheckState | LookState): string[] {
  return whysOf(check).flatMap((why) => (why?.kind === 'no-permission' ? [why.origin] : []));
}

function whysOf(check: CheckState | LookState): (Unreadable | null)[] {
  switch (check.state) {
    case 'waiting':
    case 'checking':
      return [];
    case 'checked':
      return check.result.bySource.map(({ verdict }) => whyOf(verdict));
    case 'looked-up':
      return check.result.bySource.map(({ outcome }) => whyOf(outcome));
  }
}

function whyOf(of: Verdict | ClaimOutcome): Unreadable | null {
  return of.kind === 'could-not-check' ? of.why : null;
}

/** Sources of a citation or of a cited sentence. */
export function sourcesOf(
  { citations, claims = [] }: Pick<StoredTab, 'citations' | 'claims'>,
  key: string,
): readonly FoundSource[] {
  return [...citations, ...claims].find((cited) => cited.key === key)?.sources ?? [];
}

/** The same for another way to read one source. Other sources are read as far as access goes. */
export function patternsOfWay(
  tab: Pick<StoredTab, 'citations' | 'claims'>,
  key: string,
  source: number,
  way: Way,
): string[] {
  switch (way) {
    case 'open-tab': {
      const cited = sourcesOf(tab, key)[source];
      return cited === undefined ? [] : patternsFor([cited.href]);
    }
    case 'copies':
      return patternsOfArchive();
    case 'file':
    case 'other-sources':
      return [];
  }
}

/** What questions to the archive take. */
export function patternsOfArchive(): string[] {
  return wayback.origins.map((origin) => `${origin}/*`);
}

function patternsFor(hrefs: readonly string[]): string[] {
  const patterns = hrefs.flatMap((href) => {
    const parsed = parseSourceUrl(href);
    return parsed.ok ? hostPatterns(parsed.value) : [];
  });
  return [...new Set(patterns)];
}
