import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { keyCitations } from '../../entrypoints/chat.content/key-citations';
import { pageReport } from '../../entrypoints/chat.content/page-report';
import { createAnswerReader } from '../../lib/detect/answer-reader';
import { findCitations } from '../../lib/detect/find-citations';
import { KNOWN_SITES } from '../../lib/detect/sites/known-sites';
import { fromChatPageSchema } from '../../lib/messages/from-chat-page';
import type { DetectedCitations } from '../../lib/model/citation';
import { MOST_CITATIONS, MOST_SOURCES } from '../../lib/model/page-limits';
import { parsePage } from './parse-page';
import { A } from './read-html';

const URL = 'https://chatgpt.com/c/1';
const Q = '“the crest is of larch”';
const q = 'the crest is of larch';
const answer = (inner: string) =>
  `<div data-message-author-role="assistant"><div class="markdown">${inner}</div></div>`;
const read = (inner: string) => findCitations(parsePage(answer(inner)), URL);

/** Whether the background takes the message that a page's citations travel in. */
function isAccepted(found: DetectedCitations): boolean {
  const { citations, hidden } = keyCitations(found);
  return v.is(fromChatPageSchema, pageReport(found, citations, hidden));
}

const repeat = (count: number, piece: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => piece(at)).join('');
const link = (href: string) => `<a href="${href}">1</a>`;

describe('a page made to drown the reader is read up to a limit, and says what is left out', () => {
  test('more citations than one page may have: the newest are kept', () => {
    const found = read(repeat(3000, (at) => `<p>${Q.replace('”', ` ${at}”`)} ${A}</p>`));
    expect(found.citations).toHaveLength(MOST_CITATIONS);
    expect(found.citations.at(-1)!.quoteText).toBe(`${q} 2999`);
    expect(found.leftOut).toEqual({ citations: 3000 - MOST_CITATIONS, longQuotes: 0 });
    expect(found.shown.citations).toBe(3000);
    expect(isAccepted(found)).toBe(true);
  }, 30_000);

  test('citations without an address have the same limit', () => {
    const found = read(repeat(600, () => `<p>${Q} <button>Log</button></p>`));
    expect(found.hidden).toHaveLength(MOST_CITATIONS);
    expect(found.leftOut.citations).toBe(600 - MOST_CITATIONS);
    expect(isAccepted(found)).toBe(true);
  });

  test('a quote of 50,000 characters', () => {
    const found = read(`<p>“${'larch '.repeat(8_400)}” ${A}. It says ${Q} ${A}.</p>`);
    expect(found.citations.map(({ quoteText }) => quoteText)).toEqual([q]);
    expect(found.leftOut).toEqual({ citations: 0, longQuotes: 1 });
    expect(isAccepted(found)).toBe(true);
  });

  test('a sentence of 50,000 characters is told in part', () => {
    const found = read(`<p>${'larch '.repeat(8_400)} ${Q} ${A}.</p>`);
    expect(found.citations).toHaveLength(1);
    expect(isAccepted(found)).toBe(true);
  });

  test('3,000 sources of one quote', () => {
    const found = read(`<p>${Q} ${repeat(3000, (at) => link(`https://a${at}.example/`))}.</p>`);
    expect(found.citations[0]!.sources).toHaveLength(MOST_SOURCES);
    expect(found.citations[0]!.moreSources).toBe(3000 - MOST_SOURCES);
    expect(isAccepted(found)).toBe(true);
  }, 30_000);

  test('quotes without a citation', () => {
    expect(read(`<p>${Q}</p>`.repeat(3000)).uncited).toHaveLength(MOST_CITATIONS);
  }, 30_000);
});

describe('hostile attribute values give no citation and no fault', () => {
  const HUGE = 'x'.repeat(200_000);
  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['a script cut by a line break', 'java\nscript:alert(1)'],
    ['data', 'data:text/html,https://a.example/'],
    ['a file', 'file:///etc/passwd'],
    ['an extension', 'chrome-extension://abc/page.html'],
    ['a blob', 'blob:https://a.example/1'],
    ['no host', 'https://'],
    ['half a host', 'https://['],
    ['nothing', ''],
  ])('%s as a link', (_fact, href) => {
    const found = read(`<p>It says ${Q} <a href="${href}">log</a>.</p>`);
    expect(found.citations).toEqual([]);
    expect(isAccepted(found)).toBe(true);
  });

  test.each([
    ['a huge link', `<a href="https://a.example/${HUGE}">log</a>`],
    ['a huge wrapper', `<a href="https://www.google.com/url?q=https://a.example/${HUGE}">log</a>`],
    ['a huge opaque address', `<a href="https://www.google.com/goto?url=${HUGE}">log</a>`],
    ['a huge address in the data', `<span data-url="https://a.example/${HUGE}">log</span>`],
    ['a huge label', `<span aria-label="${HUGE} https://a.example/ ${HUGE}">log</span>`],
    ['brackets without end', `<span aria-label="https://${'['.repeat(100_000)}">log</span>`],
    ['control characters', `<a href="https://a.example/\u0000\u0007\u202e" title="\u0000">log</a>`],
    ['a huge number of a row', `<sup data-turn-source-index="${'9'.repeat(5000)}">1</sup>`],
    ['a number of a row that is none', '<sup data-turn-source-index="-1">1</sup>'],
    [
      'a start of a list that is none',
      `[1]</p><h2>Sources</h2><ol start="x"><li>${A}</li></ol><p>`,
    ],
    ['a huge fragment', `<a href="https://a.example/#:~:text=${'a%20'.repeat(20_000)}">log</a>`],
    ['many fragments', `<a href="https://a.example/#:~:${'text=a&'.repeat(20_000)}">log</a>`],
  ])('%s', (_fact, html) => {
    for (const url of [URL, 'https://chat.example/', 'https://gemini.google.com/app/1']) {
      const found = findCitations(parsePage(answer(`<p>It says ${Q} ${html}.</p>`)), url);
      expect(isAccepted(found)).toBe(true);
    }
  });

  test('ids that lead in circles', () => {
    const html = `<p>${Q} <a href="#a">1</a>.</p><p id="a"><a href="#b">1</a></p><p id="b"><a href="#a">1</a></p>`;
    expect(read(html)).toMatchObject({ citations: [], hidden: [{ quoteText: q }] });
  });

  test('labels that lead in circles', () => {
    const html = `<span id="a" aria-labelledby="b">log</span><span id="b" aria-labelledby="a">log</span>`;
    expect(read(`<p>It says ${Q} ${html} ${A}.</p>`).citations).toHaveLength(1);
  });
});

/** Quadratic behaviour takes minutes here; the bound leaves room for a busy machine. */
const LIMIT_MS = 20_000;

describe('a page of any size and shape is read in time', () => {
  test.each([
    ['20,000 nodes', () => repeat(10_000, (at) => `<i>w${at}</i> `)],
    ['5,000 links', () => repeat(5000, (at) => `it fell ${link(`https://a${at}.example/`)}. `)],
  ])(
    '%s',
    (_fact, build) => {
      const document = parsePage(answer(`<p>${build()}</p><p>It says ${Q} ${A}.</p>`));
      const start = performance.now();
      const { citations } = findCitations(document, URL);
      expect(performance.now() - start).toBeLessThan(LIMIT_MS);
      expect(citations).toHaveLength(1);
    },
    60_000,
  );
});

describe('turns that leave the page and come back', () => {
  const PAGE = answer(`<p>It says ${Q} ${A}.</p>`).repeat(2);
  const open = () => {
    const document = parsePage(`<main>${PAGE}</main>`);
    const reader = createAnswerReader(document, URL, KNOWN_SITES);
    return { main: document.querySelector('main')!, reader };
  };

  test('the same nodes', () => {
    const { main, reader } = open();
    reader.read([]);
    const turn = main.firstElementChild!;
    turn.remove();
    expect(reader.read([main]).citations).toHaveLength(1);
    main.prepend(turn);
    expect(reader.read([main]).citations).toHaveLength(2);
  });

  test('new nodes with the same words', () => {
    const { main, reader } = open();
    const before = reader.read([]).citations.map(({ quoteText }) => quoteText);
    main.replaceChildren(...Array.from(main.children, (turn) => turn.cloneNode(true)));
    const after = reader.read([main]).citations;
    expect(after.map(({ quoteText }) => quoteText)).toEqual(before);
    expect(after.every(({ place }) => main.contains(place as Element))).toBe(true);
  });

  test('a change told of a node that is gone', () => {
    const { main, reader } = open();
    reader.read([]);
    const turn = main.firstElementChild!;
    const inside = turn.querySelector('p')!;
    turn.remove();
    expect(reader.read([inside]).citations).toHaveLength(1);
  });
});
