import { citationKey } from '../../lib/detect/citation-key';
import type { DetectedCitations } from '../../lib/model/citation';
import type { KeyedCitation, KeyedHidden } from './marks';

/** Gives each citation of the page its key: the same over re-renders, different for repetitions. */
export function keyCitations(found: DetectedCitations): {
  readonly citations: readonly KeyedCitation[];
  readonly hidden: readonly KeyedHidden[];
} {
  const seen = new Map<string, number>();
  const keyOf = (quoteText: string, url: string): string => {
    const name = `${quoteText}\n${url}`;
    const occurrence = seen.get(name) ?? 0;
    seen.set(name, occurrence + 1);
    return citationKey({ site: found.site, quoteText, url, occurrence });
  };
  return {
    citations: found.citations.map(({ place, ...rest }) => {
      const key = keyOf(rest.quoteText, rest.sources[0].href);
      return { citation: { key, ...rest }, place };
    }),
    hidden: found.hidden.map((each) => ({ ...each, key: keyOf(each.quoteText, '') })),
  };
}
