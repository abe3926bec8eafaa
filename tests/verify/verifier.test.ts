import { describe, expect, test } from 'vitest';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import rows from '../cases/verifier.json';

/** What each answer of a row allows. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  found: ['found'],
  'found-with-edits': ['found-with-edits'],
  'not-found': ['closest', 'not-in-source'],
  'could-not-check': ['closest', 'not-in-source', 'refused'],
};

describe('traps and honest copies', () => {
  test.each(rows)('$id $why', (row) => {
    const { kind } = verifyQuote(row.quote, indexSource(row.source));
    const isRefusalFine = row.policy?.startsWith('refusing is fine') ?? false;
    const allowed = [...(ALLOWED[row.right] ?? []), ...(isRefusalFine ? ['found', 'closest'] : [])];
    expect(allowed).toContain(kind);
  });
});
