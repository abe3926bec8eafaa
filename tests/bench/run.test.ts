import { expect, test } from 'vitest';
import { type Part, runBench } from './run';

test('a part of the bench that is not there is refused, and the others are named', async () => {
  await expect(runBench('nowhere', 'sentences' as Part)).rejects.toThrow(
    /no part "sentences".*verifier, claims, reading/,
  );
});
