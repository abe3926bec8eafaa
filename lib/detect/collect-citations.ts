import type { DetectedCitations, ShownSources } from '../model/citation';
import { MOST_CITATIONS } from '../model/page-limits';
import type { FoundRoots } from './answer-roots';
import type { ChatPage } from './chat-page';
import type { AnswerReading } from './read-answer';

/** Puts together what the answers say: one reading for each, null for those that must wait. */
export function collectCitations(
  { roots, isRecognised }: FoundRoots,
  page: ChatPage,
  all: readonly (AnswerReading | null)[],
): Omit<DetectedCitations, 'againMs'> {
  const readings = all.filter((reading) => reading !== null);
  const citations = readings.flatMap((reading) => reading.citations);
  const hidden = readings.flatMap((reading) => reading.hidden);
  return {
    citations: newest(citations),
    listed: newest(readings.flatMap(({ citations: own, listed }) => own.map(() => listed))),
    hidden: newest(hidden),
    uncited: isRecognised ? newest(readings.flatMap(({ uncited }) => uncited)) : [],
    claims: newest(readings.flatMap(({ claims }) => claims)),
    site: page.site?.isElsewhere && roots.length === 0 ? null : (page.site?.name ?? null),
    // A site whose answers are not recognised has none, whatever the page holds.
    answers: isRecognised || page.site === null ? roots.length : 0,
    unfinished: roots.length - readings.length,
    shown: readings.map(({ shown }) => shown).reduce(addShown, NOTHING_SHOWN),
    leftOut: {
      citations: excessOf(citations) + excessOf(hidden),
      longQuotes: readings.reduce((sum, { longQuotes }) => sum + longQuotes, 0),
    },
  };
}

/** The last answers are those that are being looked at. */
function newest<T>(list: readonly T[]): T[] {
  return list.slice(-MOST_CITATIONS);
}

function excessOf(list: readonly unknown[]): number {
  return Math.max(0, list.length - MOST_CITATIONS);
}

const NOTHING_SHOWN: ShownSources = { citations: 0, more: 0, withoutAddress: 0 };

function addShown(one: ShownSources, other: ShownSources): ShownSources {
  return {
    citations: one.citations + other.citations,
    more: one.more + other.more,
    withoutAddress: one.withoutAddress + other.withoutAddress,
  };
}
