import { describe, expect, test } from 'vitest';
import { meetsTarget, TARGETS } from '../../eval/claims/run-claims';
import { scoreDetails } from '../../eval/claims/score-details';
import { FIRST, FIRST_ACROSS } from './first';
import { SECOND, SECOND_ACROSS } from './second';
import { onPages } from './unseen-set';

const KINDS = ['figure', 'name'] as const;

describe('sentences in fifteen languages, and across two', () => {
  const first = [...FIRST, ...FIRST_ACROSS];
  const second = [...SECOND, ...SECOND_ACROSS];
  test.each(
    KINDS.flatMap((kind) => [
      { kind, set: 'first', sets: first },
      { kind, set: 'second', sets: second },
    ]),
  )('a missing $kind is missing: $set set', ({ kind, sets }) => {
    const score = scoreDetails(sets.map(onPages), kind);
    expect(meetsTarget(score), score.faults.join('\n')).toBe(true);
  });

  test.each([...FIRST, ...SECOND])('most figures that are changed are told: $language', (set) => {
    const score = scoreDetails([onPages(set)], 'figure');
    expect(score.caught, score.faults.join('\n')).toBeGreaterThanOrEqual(CAUGHT * score.offPage);
    expect(score.falseAlarms, score.faults.join('\n')).toBeLessThanOrEqual(
      TARGETS.figure.falseAlarms * score.onPage,
    );
  });
});

/** Share of the changed figures: of those in doubt nothing is said. */
const CAUGHT = 0.7;
