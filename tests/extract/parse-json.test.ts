import { expect, test } from 'vitest';
import { jsonValue } from '../../lib/extract/parse-json';

test.each([
  ['nested as deep as any export', `${'['.repeat(900)}1${']'.repeat(900)}`, true],
  ['nested without an end', '['.repeat(2_000_000), false],
  ['nested deeper than any export', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`, false],
  ['brackets inside words', JSON.stringify(['['.repeat(5_000), '\\"[{'.repeat(2_000)]), true],
  ['many lists side by side', `[${'[],'.repeat(5_000)}[]]`, true],
])('%s', (_fact, text, isRead) => expect(jsonValue(text) !== undefined).toBe(isRead));
