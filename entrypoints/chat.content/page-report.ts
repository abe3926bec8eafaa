import type { FromChatPage } from '../../lib/messages/from-chat-page';
import type { DetectedCitations } from '../../lib/model/citation';
import { MOST_LISTS } from '../../lib/model/page-limits';
import type { KeyedCitation, KeyedHidden } from './marks';

type Report = Extract<FromChatPage, { kind: 'citations-found' }>;

/** What a page shows, as the background is told. Lists of sources are told once, whoever shares them. */
export function pageReport(
  found: DetectedCitations,
  citations: readonly KeyedCitation[],
  hidden: readonly KeyedHidden[],
): Report {
  const { site, answers, uncited, shown, leftOut } = found;
  const known = new Set(found.listed.filter((list) => list.length > 0));
  const lists = [...known].slice(-MOST_LISTS) as string[][];
  return {
    kind: 'citations-found',
    site,
    answers,
    citations: citations.map(({ citation }, index) => ({
      ...citation,
      sources: [...citation.sources],
      list: lists.indexOf(found.listed[index] as string[]),
    })) as Report['citations'],
    lists,
    hidden: hidden.map(({ quoteText, label }) => ({ quoteText, label })),
    uncited: uncited.length,
    shown,
    leftOut,
  };
}
