import { wayback } from '../links/archives/wayback';
import { hostPatterns } from '../links/host-patterns';
import { parseSourceUrl } from '../links/parse-source-url';
import type { Way } from '../model/job';
import type { StoredTab } from '../store/tab-states';

/**
 * Match patterns of the sites that one citation waits for: those of its sources, and those that a
 * redirect led to. Taken from what the background knows, never from the page that asks.
 */
export function patternsWanted(
  tab: Pick<StoredTab, 'citations' | 'checks'>,
  key: string,
): string[] {
  const sources = tab.citations.find((citation) => citation.key === key)?.sources ?? [];
  const check = tab.checks[key];
  const refused = check?.state === 'checked' ? check.result.bySource : [];
  const origins = refused.flatMap(({ verdict }) =>
    verdict.kind === 'could-not-check' && verdict.why.kind === 'no-permission'
      ? [verdict.why.origin]
      : [],
  );
  return patternsFor([...sources.map(({ href }) => href), ...origins]);
}

/** The same for another way to read one source. Other sources are read as far as access goes. */
export function patternsOfWay(
  tab: Pick<StoredTab, 'citations'>,
  key: string,
  source: number,
  way: Way,
): string[] {
  switch (way) {
    case 'open-tab': {
      const cited = tab.citations.find((citation) => citation.key === key)?.sources[source];
      return cited === undefined ? [] : patternsFor([cited.href]);
    }
    case 'copies':
      return wayback.origins.map((origin) => `${origin}/*`);
    case 'file':
    case 'other-sources':
      return [];
  }
}

function patternsFor(hrefs: readonly string[]): string[] {
  const patterns = hrefs.flatMap((href) => {
    const parsed = parseSourceUrl(href);
    return parsed.ok ? hostPatterns(parsed.value) : [];
  });
  return [...new Set(patterns)];
}
