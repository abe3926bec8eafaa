import { describe, expect, test } from 'vitest';
import { SETS } from '../eval/claims/regression-sets';
import { LABELLED, meetsTarget, TARGETS } from '../eval/claims/run-claims';
import { scoreDetails } from '../eval/claims/score-details';
import { failuresOf, misattributed, unshownConditions } from '../eval/claims/score-regression';
import { scoreTopic } from '../eval/claims/score-topic';

describe('the labelled sentences', () => {
  test.each(['figure', 'name'] as const)(
    'a missing %s is missing',
    (kind) => {
      const score = scoreDetails(LABELLED, kind);
      expect(score.onPage).toBeGreaterThanOrEqual(kind === 'figure' ? 150 : 100);
      expect(score.offPage).toBeGreaterThanOrEqual(kind === 'figure' ? 150 : 100);
      expect(meetsTarget(score), score.faults.join('\n')).toBe(true);
    },
    60_000,
  );

  test('the cited page is told from the others of its language', () => {
    expect(scoreTopic(LABELLED, true).auc).toBeGreaterThanOrEqual(TARGETS.auc);
  }, 60_000);
});

describe('the regression sets', () => {
  test.each(SETS)('$name: $wanted', (set) => {
    expect(failuresOf(set)).toEqual([]);
  });

  test('each right sentence is found in the page that it cites, and not in its neighbour', () => {
    expect(misattributed()).toEqual([]);
  }, 60_000);

  test('the word that limits a statement is shown near its passage', () => {
    expect(unshownConditions()).toEqual([]);
  });
});
