import { checkClaim } from '../../../lib/claims/check-claim';
import { indexSource } from '../../../lib/verify/index-source';
import type { LabelledSet } from './labelled-set';
import { readMarked } from './read-marked';

/** How well the topic tells a sentence's own page from the other pages of its language. */
export interface TopicScore {
  /** Chance that the own page scores above another one; ties count half. */
  readonly auc: number;
  readonly own: number;
  readonly other: number;
  readonly ownOnTopic: number;
  readonly otherOnTopic: number;
  readonly ownElsewhere: number;
}

export function scoreTopic(sets: readonly LabelledSet[], onlyHonest: boolean): TopicScore {
  const own: number[] = [];
  const other: number[] = [];
  const counts = { ownOnTopic: 0, otherOnTopic: 0, ownElsewhere: 0 };
  for (const { pages, claims } of sets) {
    for (const [page, { title, text }] of Object.entries(pages)) {
      const plain = indexSource(text);
      const index = { ...plain, source: { ...plain.source, title } };
      for (const [about, marked] of claims) {
        const { sentence, labels } = readMarked(marked);
        if (onlyHonest && labels.some(({ isOnPage }) => !isOnPage)) continue;
        const reading = checkClaim(sentence, index);
        if (reading.kind !== 'read') continue;
        (about === page ? own : other).push(reading.topicScore);
        if (reading.topic === 'on-topic') counts[about === page ? 'ownOnTopic' : 'otherOnTopic']++;
        if (reading.topic === 'elsewhere' && about === page) counts.ownElsewhere++;
      }
    }
  }
  return { auc: areaUnder(own, other), own: own.length, other: other.length, ...counts };
}

function areaUnder(own: readonly number[], other: readonly number[]): number {
  let wins = 0;
  for (const a of own) for (const b of other) wins += a > b ? 1 : a === b ? 0.5 : 0;
  return wins / (own.length * other.length);
}
