import type { DetectedCitations, ShownSources } from '../model/citation';
import type { AnswerRoot, FoundRoots } from './answer-roots';
import type { ChatPage } from './chat-page';
import type { AnswerReading } from './read-answer';

/**
 * Reads every answer with `read`, which gives null for those that must wait, and puts together what
 * they say.
 */
export function collectCitations(
  { roots, isRecognised }: FoundRoots,
  page: ChatPage,
  read: (root: AnswerRoot) => AnswerReading | null,
): Omit<DetectedCitations, 'againMs'> {
  const readings = roots.map(read).filter((reading) => reading !== null);
  return {
    citations: readings.flatMap(({ citations }) => citations),
    hidden: readings.flatMap(({ hidden }) => hidden),
    uncited: isRecognised ? readings.flatMap(({ uncited }) => uncited) : [],
    claims: readings.flatMap(({ claims }) => claims),
    site: page.site?.isElsewhere && roots.length === 0 ? null : (page.site?.name ?? null),
    // A site whose answers are not recognised has none, whatever the page holds.
    answers: isRecognised || page.site === null ? roots.length : 0,
    unfinished: roots.length - readings.length,
    shown: readings.map(({ shown }) => shown).reduce(addShown, NOTHING_SHOWN),
  };
}

const NOTHING_SHOWN: ShownSources = { citations: 0, more: 0, withoutAddress: 0 };

function addShown(one: ShownSources, other: ShownSources): ShownSources {
  return {
    citations: one.citations + other.citations,
    more: one.more + other.more,
    withoutAddress: one.withoutAddress + other.withoutAddress,
  };
}
