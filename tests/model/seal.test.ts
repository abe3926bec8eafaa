import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seal, sealOf, unseal } from '../../lib/model/seal';
import { sha256 } from '../../lib/model/sha256';
import { anyRecord } from '../export/any-record';

const theirs = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

describe('the digest of a text', () => {
  it('is the one that everybody computes, at every length around the edges of a block', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'tide '.repeat(40).slice(0, length);
      expect(sha256(text), String(length)).toBe(theirs(text));
    }
  });

  it('is the one that everybody computes, in every script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(theirs(text.toWellFormed()));
      }),
    );
  });
});

describe('a seal', () => {
  it('does not depend on the order of the fields, nor on fields that are undefined', () => {
    const one = { a: 1, b: { c: [1, { d: 'x', e: null }], f: undefined } };
    const other = { b: { c: [1, { e: null, d: 'x' }] }, a: 1 };
    expect(sealOf(one)).toBe(sealOf(other));
  });

  const ROWS: readonly [fact: string, one: object, other: object][] = [
    ['another word', { a: 'found' }, { a: 'closest' }],
    ['another order in a list', { a: [1, 2] }, { a: [2, 1] }],
    ['a number for its digits', { a: 1 }, { a: '1' }],
    ['nothing for no field', { a: null }, {}],
    ['words that move over the edge of a field', { a: 'x', b: 'y' }, { a: 'x","b":"y' }],
    ['half a character for another half', { a: '\ud800' }, { a: '\ud801' }],
    ['an object for a list', { a: { 0: 'x' } }, { a: ['x'] }],
    ['a number too long for JSON', { a: 1n }, { a: 2n }],
  ];
  it.each(ROWS)('tells %s', (_fact, one, other) => {
    expect(sealOf(one)).not.toBe(sealOf(other));
  });

  it('opens to what was sealed, also after a file of JSON', () => {
    fc.assert(
      fc.property(anyRecord, (record) => {
        expect(unseal(seal(record))).toEqual(record);
        expect(unseal(JSON.parse(JSON.stringify(seal(record))))).toEqual(record);
      }),
      { numRuns: 50 },
    );
  });

  it('opens to nothing where any one field was changed, added or taken out', () => {
    fc.assert(
      fc.property(anyRecord, fc.nat(), (record, pick) => {
        const sealed = structuredClone(seal(record));
        changeOne(sealed, pick);
        expect(unseal(sealed)).toBeNull();
      }),
      { numRuns: 200 },
    );
    const record = seal({ id: 'a' });
    expect(unseal({ ...record, more: 1 })).toBeNull();
    expect(unseal({ id: 'a' } as typeof record)).toBeNull();
  });
});

/** Changes one of the values that stand in it, however deep. */
function changeOne(value: object, pick: number): void {
  const leaves: (() => void)[] = [];
  const walk = (holder: Record<string, unknown>): void => {
    for (const [name, field] of Object.entries(holder)) {
      if (typeof field === 'object' && field !== null) walk(field as Record<string, unknown>);
      else leaves.push(() => void Object.assign(holder, { [name]: otherThan(field) }));
    }
  };
  walk(value as Record<string, unknown>);
  leaves[pick % leaves.length]!();
}

function otherThan(field: unknown): unknown {
  if (typeof field === 'string') return `${field}.`;
  if (typeof field === 'number') return field + 1;
  if (typeof field === 'boolean') return !field;
  return 'something';
}
