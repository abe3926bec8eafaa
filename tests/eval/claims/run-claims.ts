import { CHINESE } from './chinese';
import { ENGLISH } from './english';
import { FRENCH } from './french';
import { GERMAN } from './german';
import { inWords } from './interval';
import { CONDITIONED, RIGHT, SETS } from './regression-sets';
import { type DetailScore, scoreDetails } from './score-details';
import { failuresOf, misattributed, unshownConditions } from './score-regression';
import { scoreTopic } from './score-topic';
import { SPANISH } from './spanish';

export const LABELLED = [ENGLISH, GERMAN, FRENCH, SPANISH, CHINESE];

/** What must hold, as shares: of details said to be missing, and of details on the page said to be. */
export const TARGETS = {
  figure: { precision: 0.95, falseAlarms: 0.03 },
  name: { precision: 0.85, falseAlarms: 0.1 },
  auc: 0.98,
  attribution: 0.95,
} as const;

/**
 * Cited sentences that quote nothing: a table for each dimension and never one score, because a right
 * page with a wrong figure and a right figure on a wrong page are different faults. Prints; false when a
 * target is missed.
 */
export function runClaims(): boolean {
  console.log(
    '\nclaims: what is said of cited sentences that quote nothing (95 % intervals in brackets)',
  );
  return [
    reportDetails('figure'),
    reportDetails('name'),
    reportTopic(),
    reportAttribution(),
    reportSets(),
  ].every(Boolean);
}

function reportDetails(kind: 'figure' | 'name'): boolean {
  const score = scoreDetails(LABELLED, kind);
  console.log(
    `\ndetails: ${kind === 'figure' ? 'figures and dates' : 'names'}, ${score.onPage} on the page and ${score.offPage} not`,
  );
  line('right when said to be missing', inWords(score.right, score.flagged));
  line('false alarms', inWords(score.falseAlarms, score.onPage));
  line('missing ones caught', inWords(score.caught, score.offPage));
  line('labelled but not read', inWords(score.unread, score.onPage + score.offPage));
  for (const fault of score.faults) console.log(`  ${fault}`);
  return meetsTarget(score);
}

export function meetsTarget(score: DetailScore): boolean {
  const { precision, falseAlarms } = TARGETS[score.kind];
  return (
    score.right >= precision * score.flagged && score.falseAlarms <= falseAlarms * score.onPage
  );
}

function reportTopic(): boolean {
  const honest = scoreTopic(LABELLED, true);
  const all = scoreTopic(LABELLED, false);
  console.log('\nrelevance: the cited page told from the other pages of its language');
  line(
    'area under the curve, sentences true to their page',
    `${honest.auc.toFixed(4)} (${honest.own} × ${honest.other})`,
  );
  line('the same with altered and invented sentences', all.auc.toFixed(4));
  line('own page on topic', inWords(honest.ownOnTopic, honest.own));
  line('own page said to be about something else', inWords(honest.ownElsewhere, honest.own));
  line('other page on topic', inWords(honest.otherOnTopic, honest.other));
  return honest.auc >= TARGETS.auc;
}

function reportAttribution(): boolean {
  const wrong = misattributed();
  const { length } = RIGHT.rows;
  console.log('\nattribution: the page that has most of a sentence is the one that it cites');
  line('right source', inWords(length - wrong.length, length));
  for (const one of wrong) console.log(`  ${one}`);
  return length - wrong.length >= TARGETS.attribution * length;
}

function reportSets(): boolean {
  console.log('\nregression sets: on the topic with no detail missing, or not');
  const failures = SETS.map((set) => ({ set, failed: failuresOf(set) }));
  for (const { set, failed } of failures) {
    line(`${set.name} (${set.wanted})`, inWords(set.rows.length - failed.length, set.rows.length));
    for (const { page, sentence } of failed) console.log(`  ${page}: ${sentence}`);
  }
  const unshown = unshownConditions();
  line(
    'limiting word shown near the passage',
    inWords(CONDITIONED.length - unshown.length, CONDITIONED.length),
  );
  return unshown.length === 0 && failures.every(({ failed }) => failed.length === 0);
}

function line(what: string, measured: string): void {
  console.log(`${what.padEnd(62)}${measured}`);
}
