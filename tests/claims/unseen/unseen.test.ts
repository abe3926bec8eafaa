import { describe, expect, test } from 'vitest';
import { meetsTarget, TARGETS } from '../../eval/claims/run-claims';
import { scoreDetails } from '../../eval/claims/score-details';
import { FIRST, FIRST_ACROSS } from './first';
import { onPages } from './unseen-set';

const KINDS = ['figure', 'name'] as const;

describe('sentences in fifteen languages, and across two', () => {
  test.each(KINDS)('a missing %s is missing', (kind) => {
    const score = scoreDetails([...FIRST, ...FIRST_ACROSS].map(onPages), kind);
    expect(meetsTarget(score), score.faults.join('\n')).toBe(true);
  });

  test.each(FIRST)('most figures that are changed are told: $language', (set) => {
    const score = scoreDetails([onPages(set)], 'figure');
    expect(score.caught, score.faults.join('\n')).toBeGreaterThanOrEqual(CAUGHT * score.offPage);
    expect(score.falseAlarms, score.faults.join('\n')).toBeLessThanOrEqual(
      TARGETS.figure.falseAlarms * score.onPage,
    );
  });
});

/** Share of the changed figures: of those in doubt nothing is said. */
const CAUGHT = 0.7;
