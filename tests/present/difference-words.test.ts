import { describe, expect, test } from 'vitest';
import type { Caution, Note, Reason } from '../../lib/model/finding';
import { describeCaution } from '../../lib/present/describe-caution';
import { describeNote } from '../../lib/present/describe-note';
import { describeReason } from '../../lib/present/describe-reason';
import { sayIn } from './say-in';

const say = sayIn('en');

const REASONS: readonly [Reason, string][] = [
  [{ kind: 'number-changed', quote: '92', source: '12' }, 'Number changed: 12 → 92'],
  [{ kind: 'negation-missing', quote: null, source: 'not' }, '“not” is missing'],
  [{ kind: 'negation-missing', quote: null, source: null }, 'A negation is missing'],
  [{ kind: 'negation-added', quote: 'never', source: null }, '“never” was added'],
  [
    { kind: 'cut-number', quote: '5', source: 'million' },
    'Cut short: the source goes on “million”',
  ],
  [{ kind: 'cut-word', quote: 'toxic', source: null }, 'Word cut short: “toxic”'],
  [
    { kind: 'words-left-out', quote: null, source: 'in mice' },
    'Left out without a mark: “in mice”',
  ],
  [{ kind: 'passages-joined', quote: null, source: null }, 'Two passages joined into one'],
  [{ kind: 'word-changed', quote: 'same', source: 'same' }, 'Word changed: “same”'],
];

test.each(REASONS)('%j', (reason, line) => {
  expect(describeReason(reason, say)).toBe(line);
});

const NOTES: readonly [Note, string][] = [
  [{ kind: 'typography', quote: null, source: null }, 'Quotation marks or dashes set differently'],
  [
    { kind: 'words-left-out', quote: '…', source: ', in rain, ' },
    'Left out, and marked as left out: in rain → …',
  ],
  [{ kind: 'insertion', quote: 'the wall', source: null }, 'Put in by the answer: “the wall”'],
  [
    { kind: 'number-form', quote: '12,500', source: '12 500' },
    'The same number, written differently: 12 500 → 12,500',
  ],
];

test.each(NOTES)('%j', (note, line) => {
  expect(describeNote(note, say)).toBe(line);
});

const CAUTIONS: readonly [Caution, string][] = [
  [
    { kind: 'condition-follows', words: 'but only in mice' },
    'The sentence goes on: “but only in mice”',
  ],
  [{ kind: 'condition-follows', words: null }, 'The sentence goes on with a condition'],
  [
    { kind: 'negation-outside', words: 'nobody' },
    'A negation stands just outside the quote: “nobody”',
  ],
  [{ kind: 'only-in-menu', words: null }, 'The words stand only in a menu'],
];

test.each(CAUTIONS)('%j', (caution, line) => {
  expect(describeCaution(caution, say)).toBe(line);
});

describe('words of others inside a sentence of ours', () => {
  const cautionOf = (words: string) => describeCaution({ kind: 'condition-follows', words }, say);

  test('cannot turn our words around', () => {
    expect(cautionOf('\u202eevil\u202c')).not.toContain('\u202e');
    expect(cautionOf('וגם לא')).toBe('The sentence goes on: “\u2068וגם לא\u2069”');
  });

  test('keep to one line and are cut between characters', () => {
    expect(cautionOf('but\n only')).toBe('The sentence goes on: “but only”');
    const long = cautionOf('😀'.repeat(200));
    expect(long.isWellFormed()).toBe(true);
    expect(Array.from(long).length).toBeLessThan(160);
  });
});
