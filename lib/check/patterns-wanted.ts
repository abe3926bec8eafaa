import { hostPatterns } from '../links/host-patterns';
import { parseSourceUrl } from '../links/parse-source-url';
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
  const patterns = [...sources.map(({ href }) => href), ...origins].flatMap((href) => {
    const parsed = parseSourceUrl(href);
    return parsed.ok ? hostPatterns(parsed.value) : [];
  });
  return [...new Set(patterns)];
}
