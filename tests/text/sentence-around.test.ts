import { expect, test } from 'vitest';
import { sentenceAround } from '../../lib/text/sentence-around';

function around(text: string, words: string): string {
  const start = text.indexOf(words);
  const span = sentenceAround(text, { start, end: start + words.length });
  return text.slice(span.start, span.end);
}

test('the sentence around a place goes from one sentence end to the next', () => {
  expect(around('One came. The gate is shut at dusk. Two left.', 'gate')).toBe(
    'The gate is shut at dusk.',
  );
});

test('a full stop behind a title or an initial ends no sentence', () => {
  const text = 'Old. Then Dr. A. Smith said no. New.';
  expect(around(text, 'said')).toBe('Then Dr. A. Smith said no.');
});

test('a blank line ends a sentence, a wrapped line does not', () => {
  expect(around('Title\n\nthe gate\nis shut. End.', 'gate')).toBe('the gate\nis shut.');
});

test('Chinese sentences end with their own full stop', () => {
  expect(around('甲来了。大门关闭。乙走了。', '大门')).toBe('大门关闭。');
});

test('closing quotation marks belong to the sentence', () => {
  expect(around('He came. “It is shut.” She left.', 'shut')).toBe('“It is shut.”');
});

test('a page without sentence ends gives at most some 600 units', () => {
  const text = 'word '.repeat(100_000);
  const span = sentenceAround(text, { start: 250_000, end: 250_004 });
  expect(span.end - span.start).toBeLessThanOrEqual(600);
});
