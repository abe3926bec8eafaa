import { citationKey } from '../../lib/detect/citation-key';
import type { DetectedCitations, FoundCitation } from '../../lib/model/citation';
import type { KeyedCitation, KeyedHidden } from './marks';

/** Keyed before: what an answer says stays the same object until that answer is read anew. */
const known = new WeakMap<FoundCitation, KeyedCitation & { readonly occurrence: number }>();

/** Gives each citation of the page its key: the same over re-renders, different for repetitions. */
export function keyCitations(found: DetectedCitations): {
  readonly citations: readonly KeyedCitation[];
  readonly hidden: readonly KeyedHidden[];
} {
  const { site } = found;
  const seen = new Map<string, number>();
  const count = (quoteText: string, url: string): number => {
    const name = `${quoteText}\n${url}`;
    const occurrence = seen.get(name) ?? 0;
    seen.set(name, occurrence + 1);
    return occurrence;
  };
  return {
    citations: found.citations.map((each) => {
      const [quoteText, url] = [each.quoteText, each.sources[0].href];
      const occurrence = count(quoteText, url);
      const before = known.get(each);
      if (before?.occurrence === occurrence) return before;
      const key = citationKey({ site, quoteText, url, occurrence });
      const { place, ...rest } = each;
      const keyed = { citation: { key, ...rest }, place, occurrence };
      known.set(each, keyed);
      return keyed;
    }),
    hidden: found.hidden.map((each) => {
      const { quoteText } = each;
      const occurrence = count(quoteText, '');
      return { ...each, key: citationKey({ site, quoteText, url: '', occurrence }) };
    }),
  };
}
