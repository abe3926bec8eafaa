import { expect, test } from 'vitest';
import { sentenceAround, sentencesAround } from '../../lib/text/sentence-around';

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

test.each([
  ['Alt. Am 22. Juni kam sie. Neu.', 'kam', 'Am 22. Juni kam sie.'],
  ['Alt. Sie kam am 22. Anton ging. Neu.', 'kam', 'Sie kam am 22. Anton ging.'],
  ['Alt. Im 19. Jahrhundert wuchs es. Neu.', 'wuchs', 'Im 19. Jahrhundert wuchs es.'],
  ['Old. They met at 5 p.m. Monday in town. New.', 'town', 'They met at 5 p.m. Monday in town.'],
  ['Old. They met at 5 p.m. The town slept. New.', 'met', 'They met at 5 p.m.'],
  ['Old. Brandt Corp. CEO Ida Holm left. New.', 'left', 'Brandt Corp. CEO Ida Holm left.'],
  ['Old. She joined Brandt Corp. It failed. New.', 'joined', 'She joined Brandt Corp.'],
  ['Old. I am 22. Then I left. New.', 'am', 'I am 22.'],
  ['Alt. Er nahm z. B. Die Zeit mit. Neu.', 'mit', 'Er nahm z. B. Die Zeit mit.'],
])('a full stop that ends no sentence, and one that does: %s', (text, words, sentence) => {
  expect(around(text, words)).toBe(sentence);
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

function neighbours(text: string, words: string): string {
  const start = text.indexOf(words);
  const span = sentencesAround(text, { start, end: start + words.length });
  return text.slice(span.start, span.end);
}

test.each<[fact: string, text: string, words: string, shown: string]>([
  [
    'the sentences before and behind go along, and no others',
    'Zero. One came. The gate is shut at dusk. Two left. Three.',
    'gate',
    'One came. The gate is shut at dusk. Two left.',
  ],
  ['a text of one sentence has no neighbours', 'The gate is shut.', 'gate', 'The gate is shut.'],
  [
    'quotation marks are closed before the next sentence',
    'Old. “He came.” “It is shut.” “She left.” New.',
    'shut',
    '“He came.” “It is shut.” “She left.”',
  ],
  [
    'Chinese neighbours stand close',
    '丙。甲来了。大门关闭。乙走了。丁。',
    '大门',
    '甲来了。大门关闭。乙走了。',
  ],
  [
    'a paragraph of its own is a neighbour too',
    'First here.\n\nThe gate is shut.\n\nLast there.',
    'gate',
    'First here.\n\nThe gate is shut.\n\nLast there.',
  ],
])('%s', (_, text, words, shown) => {
  expect(neighbours(text, words)).toBe(shown);
});

test('neighbours without an end are cut as well', () => {
  const text = 'word '.repeat(100_000);
  const { start, end } = sentencesAround(text, { start: 250_000, end: 250_004 });
  expect(end - start).toBeLessThanOrEqual(1_200);
});
