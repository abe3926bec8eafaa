import { describe, expect, test } from 'vitest';
import type { SourceText } from '../../lib/model/source-text';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

/** A page and two frames in it, as `joinFrames` puts them together. */
const PARTS = [
  'The keeper closed the gate at noon, and then',
  'He saw the boats leave the weir that day.',
  'The water had risen by then.',
];

function joined(parts: readonly string[]): SourceText {
  const borders: number[] = [];
  let text = '';
  for (const part of parts) {
    if (text !== '') borders.push(text.length + 1);
    text += (text === '' ? '' : '\n') + part;
  }
  const none = { ranges: [], softEdges: [], softHyphens: [], side: [], doubts: [] };
  return { form: 'html', title: null, lang: 'en', text, borders, ...none };
}

const kindOf = (quote: string): string => verifyQuote(quote, indexSource(joined(PARTS))).kind;

describe('the words of two frames are never one quote', () => {
  test.each([
    ['The keeper closed the gate at noon', 'found'],
    ['He saw the boats leave the weir', 'found'],
    ['He saw … the weir that day', 'found-with-edits'],
    ['The water had risen by then.', 'found'],
    ['at noon, and then He saw the boats', 'closest'],
    ['leave the weir that day. The water had risen', 'closest'],
    ['closed the gate at noon … leave the weir', 'closest'],
    ['at noon, and then [Ada Marsh] saw the boats', 'closest'],
  ])('%s: %s', (quote, kind) => expect(kindOf(quote)).toBe(kind));

  test.each([
    ['at noon, and then He saw the boats', 'found'],
    ['closed the gate at noon … leave the weir', 'found-with-edits'],
    ['at noon, and then [Ada Marsh] saw the boats', 'found-with-edits'],
  ])('of one page the same words would pass: %s', (quote, kind) => {
    const { borders: _, ...page } = joined(PARTS);
    expect(verifyQuote(quote, indexSource(page)).kind).toBe(kind);
  });
});
