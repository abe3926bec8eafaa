import { checkClaim } from '../../../lib/claims/check-claim';
import { indexSource } from '../../../lib/verify/index-source';
import { CONDITIONED, type RegressionRow, type RegressionSet, RIGHT } from './regression-sets';
import { type PageName, WORLD } from './regression-world';

const names = Object.keys(WORLD) as PageName[];
const indexes = new Map(names.map((name) => [name, indexSource(WORLD[name])]));

/**
 * What a reader would let pass: the page is on the topic and every detail stands on it. The product never
 * says so; here it shows what its details leave open.
 */
function isAccepted({ page, sentence }: RegressionRow): boolean {
  const reading = checkClaim(sentence, indexes.get(page)!);
  return (
    reading.kind === 'read' &&
    reading.topic === 'on-topic' &&
    reading.details.every(({ found }) => found)
  );
}

/** The rows that came out otherwise than the set wants. */
export function failuresOf({ rows, wanted }: RegressionSet): RegressionRow[] {
  return rows.filter((row) => isAccepted(row) !== (wanted === 'accepted'));
}

/** Right sentences for which another page of the world has more: fewer details missing, then more of the topic. */
export function misattributed(): string[] {
  return RIGHT.rows
    .filter(({ page, sentence }) => bestPage(sentence) !== page)
    .map(({ page, sentence }) => `${page}, not ${bestPage(sentence)}: ${sentence}`);
}

function bestPage(sentence: string): PageName {
  const ranked = names.map((name) => {
    const reading = checkClaim(sentence, indexes.get(name)!);
    if (reading.kind !== 'read') return { name, missing: Number.POSITIVE_INFINITY, score: 0 };
    const missing = reading.details.filter(({ found }) => !found).length;
    return { name, missing, score: reading.topicScore };
  });
  ranked.sort((a, b) => a.missing - b.missing || b.score - a.score);
  return ranked[0]!.name;
}

/** Sentences beside whose passage the limiting word is not shown. */
export function unshownConditions(): string[] {
  return CONDITIONED.filter(([page, sentence, word]) => {
    const reading = checkClaim(sentence, indexes.get(page)!);
    const shown = reading.kind === 'read' ? reading.conditions : [];
    return !shown.some(({ span }) => WORLD[page].slice(span.start, span.end) === word);
  }).map(([, sentence]) => sentence);
}
