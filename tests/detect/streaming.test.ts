import { describe, expect, test } from 'vitest';
import { createAnswerReader, REST_MS } from '../../lib/detect/answer-reader';
import { KNOWN_SITES } from '../../lib/detect/sites/known-sites';
import type { DetectedCitations } from '../../lib/model/citation';
import { parsePage } from './parse-page';
import { STREAM_SCRIPTS, type StreamScript } from './stream-scripts';

/** Each stage is the answer at one moment; the quote of the first stages is not what it becomes. */
const STAGES = [
  'It says “the crest',
  'It says “the crest is of larch”',
  'It says “the crest is of larch” <a href="https://a.example/">',
  'It says “the crest is of larch” <a href="https://a.example/">a.example</a>',
  'It says “the crest is of larch” <a href="https://a.example/">a.example</a>, and “the ebb begins at four”',
  'It says “the crest is of larch” <a href="https://a.example/">a.example</a>, and “the ebb begins at four” <a href="https://b.example/">b.example</a>.',
];
const WHOLE = STAGES.at(-1)!;
const PAIRS = [
  'the crest is of larch → https://a.example/',
  'the ebb begins at four → https://b.example/',
];

/** A page that is drawn anew at each moment, as frameworks do, and the reader that watches it. */
function openPage({ url, page }: StreamScript) {
  const document = parsePage('<body><div id="app"></div></body>');
  const app = document.querySelector('#app')!;
  const reader = createAnswerReader(document, url, KNOWN_SITES);
  return {
    draw(written: string, state: 'writing' | 'done' | 'silent', nowMs: number): DetectedCitations {
      const drawn = parsePage(page(written, state));
      app.replaceChildren(
        ...Array.from(drawn.body.childNodes, (n) => document.importNode(n, true)),
      );
      return reader.read([app], nowMs);
    },
    rest: (nowMs: number) => reader.read([], nowMs),
  };
}

const pairsOf = ({ citations }: DetectedCitations) =>
  citations.map(({ quoteText, sources: [{ href }] }) => `${quoteText} → ${href}`);

const nothingIsSaid = ({ citations, hidden, uncited, claims }: DetectedCitations) =>
  [citations, hidden, uncited, claims].every((list) => list.length === 0);

describe.each(STREAM_SCRIPTS)('an answer of $site at $url', (script) => {
  test('nothing in it is read while it is written', () => {
    const tab = openPage(script);
    STAGES.forEach((written, at) => {
      const found = tab.draw(written, 'writing', at * 400);
      expect(nothingIsSaid(found), written).toBe(true);
      expect(found).toMatchObject({ answers: 1, unfinished: 1 });
    });
  });

  test('without a sign it is read when it has rested', () => {
    const tab = openPage(script);
    tab.draw(STAGES[0]!, 'writing', 0);
    const atEnd = tab.draw(WHOLE, 'silent', 1000);
    expect(nothingIsSaid(atEnd)).toBe(true);
    expect(atEnd.againMs).toBe(REST_MS);
    const early = tab.rest(1000 + REST_MS - 1);
    expect(nothingIsSaid(early)).toBe(true);
    expect(early.againMs).toBe(1);
    expect(pairsOf(tab.rest(1000 + REST_MS))).toEqual(PAIRS);
  });

  test('a pause in the middle is not the end', () => {
    const tab = openPage(script);
    tab.draw(STAGES[1]!, 'silent', 0);
    tab.rest(2600);
    expect(nothingIsSaid(tab.draw(STAGES[3]!, 'silent', 2700))).toBe(true);
    expect(nothingIsSaid(tab.rest(5000))).toBe(true);
  });
});

test.each(STREAM_SCRIPTS.filter(({ hasSign }) => hasSign))(
  'an answer of $site at $url is read at once when the site shows that it is done',
  (script) => {
    const tab = openPage(script);
    tab.draw(STAGES[0]!, 'writing', 0);
    const found = tab.draw(WHOLE, 'done', 400);
    expect(pairsOf(found)).toEqual(PAIRS);
    expect(found).toMatchObject({ unfinished: 0, againMs: null });
  },
);

test('every site has a script', () => {
  const scripted = STREAM_SCRIPTS.map(({ site }) => site);
  expect(KNOWN_SITES.map(({ name }) => name).filter((name) => !scripted.includes(name))).toEqual(
    [],
  );
});

test('an answer that was read once is not waited for again when its page touches it', () => {
  const document = parsePage('<div data-message-id="2_assistant"><p></p></div>');
  const paragraph = document.querySelector('p')!;
  const reader = createAnswerReader(document, 'https://www.meta.ai/', KNOWN_SITES);
  paragraph.textContent = 'It says “the crest is of larch” https://a.example/';
  reader.read([], 0);
  expect(reader.read([], REST_MS).citations).toHaveLength(1);
  paragraph.setAttribute('class', 'hovered');
  expect(reader.read([paragraph], REST_MS + 10).citations).toHaveLength(1);
});

test('an earlier answer is read while the last one is written', () => {
  const answer = (id: string) =>
    `<div data-message-id="${id}_assistant"><p>It says “the crest is of larch” https://a.example/</p></div>`;
  const document = parsePage(`${answer('1')}<div data-message-id="2_user">Go.</div>${answer('3')}`);
  const found = createAnswerReader(document, 'https://www.meta.ai/', KNOWN_SITES).read([], 0);
  expect(found.citations).toHaveLength(1);
  expect(found).toMatchObject({ answers: 2, unfinished: 1, againMs: REST_MS });
});
