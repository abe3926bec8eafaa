import { expect, test } from 'vitest';
import { createAnswerReader } from '../../lib/detect/answer-reader';
import { findCitations } from '../../lib/detect/find-citations';
import { KNOWN_SITES } from '../../lib/detect/sites/known-sites';
import { parsePage } from './parse-page';
import { A } from './read-html';

const URL = 'https://chatgpt.com/c/1';
const answer = (id: string) =>
  `<div data-message-author-role="assistant" id="${id}"><p>It says “the crest is of larch” ${A}.</p></div>`;

test('only an answer that changed is read again', () => {
  const document = parsePage(answer('one') + answer('two'));
  const reader = createAnswerReader(document, URL, KNOWN_SITES);
  const first = reader.read([]);
  expect(first.citations).toHaveLength(2);

  document.querySelector('#two p')!.append('“the ebb begins at four”');
  const unaware = reader.read([]);
  expect(unaware.uncited).toHaveLength(0);

  const aware = reader.read([document.querySelector('#two p')!]);
  expect(aware.citations[0]).toBe(first.citations[0]);
  expect(aware.citations[1]).not.toBe(first.citations[1]);
  const words = ({ citations, uncited }: ReturnType<typeof findCitations>) =>
    [...citations, ...uncited].map(({ quoteText }) => quoteText);
  expect(words(aware)).toEqual(words(findCitations(document, URL)));
});

test('an answer that left the page is left out', () => {
  const document = parsePage(answer('one') + answer('two'));
  const reader = createAnswerReader(document, URL, KNOWN_SITES);
  reader.read([]);
  document.querySelector('#one')!.remove();
  expect(reader.read([]).citations).toHaveLength(1);
});

test('while another answer is written, what was read stays the same list', () => {
  const writing = answer('three').replace('id=', 'class="result-streaming" id=');
  const document = parsePage(answer('one') + answer('two') + writing);
  const reader = createAnswerReader(document, URL, KNOWN_SITES);
  const first = reader.read([]);
  const p = document.querySelector('#three p')!;
  p.append(' More of it.');
  const second = reader.read([p]);
  expect([second.citations === first.citations, second.unfinished]).toEqual([true, 1]);

  document.querySelector('#three')!.className = '';
  const third = reader.read([document.querySelector('#three')!]);
  expect([third.citations.length, third.unfinished]).toEqual([3, 0]);
});
