import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answerKey, findAnswerRoots } from '../../lib/detect/answer-roots';
import { describePage } from '../../lib/detect/chat-page';
import { citationKey } from '../../lib/detect/citation-key';
import { findCitations } from '../../lib/detect/find-citations';
import { CHAT_MATCHES, OPTIONAL_CHAT_MATCHES } from '../../lib/detect/sites/chat-matches';
import { KNOWN_SITES } from '../../lib/detect/sites/known-sites';
import { parsePage } from './parse-page';
import { A } from './read-html';

const FOLDER = join(import.meta.dirname, '..', '..', 'lib', 'detect', 'sites');
const SOURCES = readdirSync(FOLDER)
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n');

const CHATGPT = 'https://chatgpt.com/c/1';
const CLAUDE = 'https://claude.ai/chat/1';

const QUOTE = `<p>It says “the crest is of larch” ${A}.</p>`;
const PROMPT = '<div data-message-author-role="user">Go on.</div>';
const STOP = '<button data-testid="stop-button">Stop</button>';
const answer = (inner: string, attributes = '') =>
  `<div data-message-author-role="assistant" data-message-id="m1" ${attributes}><div class="markdown">${inner}</div></div>`;

function counts(html: string, url: string) {
  const { citations, hidden, uncited, answers, site } = findCitations(parsePage(html), url);
  return {
    citations: citations.length,
    hidden: hidden.length,
    uncited: uncited.length,
    answers,
    site,
  };
}

describe('only complete answers are read', () => {
  test.each([
    ['a complete answer', answer(QUOTE), 1],
    ['an answer that says it is being written', answer(QUOTE, 'class="streaming-animation"'), 0],
    [
      'an answer with a part that is being written',
      answer(`${QUOTE}<span class="result-thinking"></span>`),
      0,
    ],
    ['the last answer while the page can be stopped', answer(QUOTE) + STOP, 0],
    [
      'an earlier answer while the page can be stopped',
      answer(QUOTE) + PROMPT + answer(QUOTE) + STOP,
      1,
    ],
    ['an answer whose next question was just asked', answer(QUOTE) + PROMPT + STOP, 1],
  ])('%s', (_fact, html, expected) => {
    expect(counts(html, CHATGPT).citations).toBe(expected);
  });

  test('a report beside the chat waits while the last answer is written', () => {
    const report = `<div id="markdown-artifact"><div class="standard-markdown">${QUOTE}</div></div>`;
    const stop = '<button data-testid="chat-input-stop"></button>';
    expect(counts(report, CLAUDE).citations).toBe(1);
    expect(counts(report + stop, CLAUDE).citations).toBe(0);
  });

  test('a page that is being written tells how many answers wait', () => {
    const { unfinished, answers } = findCitations(parsePage(answer(QUOTE) + STOP), CHATGPT);
    expect({ unfinished, answers }).toEqual({ unfinished: 1, answers: 1 });
  });

  test.each(['stop answering', 'Stop', '停止生成', 'Arrêter la réponse'])(
    'a button that says “%s” is a sign of it',
    (label) => {
      const stop = `<button aria-label="${label}"></button>`;
      expect(counts(answer(QUOTE) + stop, CHATGPT).citations).toBe(0);
    },
  );
});

describe('what a page of a known site gives', () => {
  test('an answer counts while it is written', () => {
    expect(counts(answer(QUOTE, 'aria-busy="true"'), CHATGPT).answers).toBe(1);
  });

  test('a page whose answers are not recognised has none, but is still read', () => {
    expect(counts(`<main>${QUOTE}<p>“not cited by anyone here”</p></main>`, CHATGPT)).toEqual({
      site: 'chatgpt',
      answers: 0,
      citations: 1,
      hidden: 0,
      uncited: 0,
    });
  });

  test('quotes without a citation are told where the site is known', () => {
    const html = answer('<p>It says “the crest is of larch”.</p>');
    expect(counts(html, CHATGPT).uncited).toBe(1);
    expect(counts(html, 'https://a.example/').uncited).toBe(0);
  });

  test('an answer inside an answer is read once', () => {
    const turn = `<section data-testid="conversation-turn-2" data-turn="assistant">${answer(QUOTE)}</section>`;
    expect(counts(turn, CHATGPT)).toMatchObject({ answers: 1, citations: 1 });
  });

  test('thinking that looks like an answer is not read', () => {
    const html = `<div data-testid="assistant-message"><div class="group/thinking"><div class="standard-markdown">${QUOTE}</div></div></div>`;
    expect(counts(html, CLAUDE)).toMatchObject({ answers: 1, citations: 0, hidden: 0 });
  });

  test('a list of sources before the text serves it', () => {
    const html = answer(`<h3>Sources</h3><ol><li>${A}</li></ol><p>“the crest is of larch” [1]</p>`);
    expect(counts(html, CHATGPT).citations).toBe(1);
  });

  test.each([
    ['https://chatgpt.com/share/1', 'chatgpt'],
    ['https://chat.openai.com/c/1', 'chatgpt'],
    ['https://claude.ai/share/1', 'claude'],
    ['https://gemini.google.com/u/1/app/x', 'gemini'],
    ['https://www.google.com/search?q=x&udm=50', 'google-ai-mode'],
    ['https://www.google.co.uk/aimode?q=x', 'google-ai-mode'],
    ['https://www.google.com/search?q=x', 'google-ai-overviews'],
    ['https://www.google.com/maps', null],
    ['https://chat.mistral.ai/chat/x', 'mistral'],
    ['https://huggingface.co/chat/conversation/x', 'huggingchat'],
    ['https://huggingface.co/chatty/model', null],
    ['https://www.meta.ai/prompt/x', 'meta-ai'],
    ['https://you.com/search?q=x', 'you'],
    ['https://perplexity.ai/search/x', 'perplexity'],
    ['https://copilot.microsoft.com/chats/x', 'copilot'],
    ['https://grok.com/c/x', 'grok'],
    ['https://chat.deepseek.com/a/chat/s/x', 'deepseek'],
    ['https://notebook.google.com/notebook/x', 'notebooklm'],
    ['https://chatgpt.com.evil.example/', null],
    ['https://evil.example/chatgpt.com', null],
  ])('%s is %s', (url, name) =>
    expect(describePage(url, KNOWN_SITES).site?.name ?? null).toBe(name),
  );

  test('every selector of every site can be asked', () => {
    const document = parsePage('<p>x</p>');
    for (const site of KNOWN_SITES) {
      const {
        answers,
        prompts = [],
        never = [],
        streaming = [],
        finished = [],
        busy = [],
        citations = [],
      } = site;
      const all = [
        ...answers.map(({ at }) => at),
        ...citations.map(([seen]) => seen),
        ...[prompts, never, streaming, finished, busy].flat(),
      ];
      for (const seen of all) {
        expect(() => document.querySelector(seen)).not.toThrow();
        const [, month] = SOURCES.split(`*/ '${seen}'`, 1)[0]!.match(/\/\* (\S+) $/) ?? [];
        expect(`${month} ${seen}`).toMatch(/^20\d\d-(?:0[1-9]|1[0-2]) \S/);
      }
    }
  });
});

describe('where marks may appear', () => {
  test('the sites that every reader is asked for are these', () => {
    expect(CHAT_MATCHES).toEqual([
      ...['https://chatgpt.com/*', 'https://chat.openai.com/*', 'https://claude.ai/*'],
      ...['https://gemini.google.com/*', 'https://www.perplexity.ai/*', 'https://perplexity.ai/*'],
      ...['https://copilot.microsoft.com/*', 'https://grok.com/*', 'https://chat.deepseek.com/*'],
      ...['https://chat.mistral.ai/*', 'https://notebooklm.google.com/*'],
      ...[
        'https://notebook.google.com/*',
        'https://www.meta.ai/*',
        'https://huggingface.co/chat/*',
      ],
    ]);
  });

  test('a search engine is asked for only when the reader wants it', () => {
    const always = CHAT_MATCHES.map((pattern) => new URL(pattern.replace('*', '')).hostname);
    const asked = OPTIONAL_CHAT_MATCHES.map(
      (pattern) => new URL(pattern.replace('*', '')).hostname,
    );
    expect(new Set(asked)).toEqual(new Set(['www.google.com', 'you.com']));
    expect(asked.filter((host) => always.includes(host))).toEqual([]);
  });

  test.each([...CHAT_MATCHES, ...OPTIONAL_CHAT_MATCHES])('the site of %s is known', (pattern) =>
    expect(describePage(pattern.replace('*', ''), KNOWN_SITES).site).not.toBeNull(),
  );
});

describe('a search page with an answer above its results', () => {
  const SEARCH = 'https://www.google.com/search?q=larch';
  const RESULT = `<div id="rso"><p>A page says “the ebb begins at four” ${A}.</p></div>`;

  test('the answer is read, the results are not', () => {
    const html = `<div data-attrid="SGE AIOverview">${QUOTE}</div>${RESULT}`;
    expect(counts(html, SEARCH)).toMatchObject({
      site: 'google-ai-overviews',
      answers: 1,
      citations: 1,
    });
  });

  test('without an answer nothing is read, and nothing is missing', () => {
    expect(counts(RESULT, SEARCH)).toEqual({
      site: null,
      answers: 0,
      citations: 0,
      hidden: 0,
      uncited: 0,
    });
  });
});

describe('what the reader wrote is never read', () => {
  const PROMPT_WITH_LINK = `<p>Who said “the ebb begins at four” ${A}?</p>`;

  test('on a page whose answers are no longer recognised', () => {
    const html = `<main><div data-message-author-role="user">${PROMPT_WITH_LINK}</div><article>${QUOTE}</article></main>`;
    expect(counts(html, CHATGPT)).toMatchObject({ answers: 0, citations: 1 });
  });

  test('inside what is marked as an answer', () => {
    const html = `<div data-scope-id="turn" data-complete="true"><span role="heading" aria-level="2">${PROMPT_WITH_LINK}</span>${QUOTE}</div>`;
    expect(counts(html, 'https://www.google.com/search?q=x&udm=50')).toMatchObject({
      answers: 1,
      citations: 1,
    });
  });
});

describe('what a page shows of its sources', () => {
  const shown = (html: string, url = CHATGPT) => findCitations(parsePage(html), url).shown;
  const file = '<a data-testid="chatgpt-library-file-citation">minutes.pdf</a>';
  const chip = (more: number) => `<a class="chip" href="https://b.example/">Log +${more}</a>`;

  test('citations, how many more stand behind “+N”, and those without an address', () => {
    const html = answer(
      `<p>It is old ${chip(3)}. It fell ${A}. It rose ${file}.</p><p>It says “the crest is of larch” ${chip(1)}.</p>`,
    );
    expect(shown(html)).toEqual({ citations: 3, more: 4, withoutAddress: 1 });
  });

  test('a number that nothing explains is no citation', () => {
    expect(shown(answer('<p>In array[1] it is old [2].</p>'))).toEqual({
      citations: 0,
      more: 0,
      withoutAddress: 0,
    });
  });

  test('lists of sources are not counted', () => {
    const html = answer(`<p>It fell [1].</p><h2>Sources</h2><ol><li>${A}</li><li>${A}</li></ol>`);
    expect(shown(html)).toEqual({ citations: 1, more: 0, withoutAddress: 0 });
  });

  test('an answer that is not read yet shows nothing', () => {
    expect(shown(answer(`<p>${A}</p>`) + STOP)).toMatchObject({ citations: 0 });
  });
});

describe('where marks go', () => {
  const placeIn = (html: string) =>
    findCitations(parsePage(html), 'https://chat.example/').citations[0]!.place;

  test('behind the citation and what wraps it, when it is near', () => {
    const place = placeIn(`<p>It says “the crest is of larch” <span class="w">${A}</span>.</p>`);
    expect((place as Element).className).toBe('w');
  });

  test('behind the last of several citations', () => {
    const place = placeIn(
      `<p>“the crest is of larch” ${A}<a id="last" href="https://b.example/">2</a></p>`,
    );
    expect((place as Element).id).toBe('last');
  });

  test('the quote itself, when the citation is text or stands elsewhere', () => {
    for (const html of [
      `<table><tr><td>${A}</td><td>“the <b>crest</b> is of larch”</td></tr></table>`,
      `<p>“the <b>crest</b> is of larch” [1]</p><h2>Sources</h2><ol><li>${A}</li></ol>`,
      `<blockquote><p>the <b>crest</b> is of larch</p></blockquote><p>— ${A}</p>`,
    ]) {
      expect((placeIn(html) as Range).toString()).toBe('the crest is of larch');
    }
  });
});

describe('what else an answer says', () => {
  const read = (html: string) => findCitations(parsePage(html), 'https://chat.example/');

  test('the sentence of a quote, as a reader would copy it', () => {
    const html = `<p>It fell. In [1], the <b>log</b> says “the crest is of larch” (${A}), twice. It rose.</p><h2>Sources</h2><ol><li>${A}</li></ol>`;
    expect(read(html).citations[0]!.sentence).toBe(
      'In, the log says “the crest is of larch”, twice.',
    );
  });

  test('cited sentences that quote nothing are claims', () => {
    const html = `<p>The crest is “old wood” today ${A}. It says “the crest is of larch” ${A}. It rose without a source.</p>`;
    const { claims } = read(html);
    expect(claims.map(({ sentence, hrefs }) => [sentence, ...hrefs])).toEqual([
      ['The crest is “old wood” today.', 'https://a.example/'],
    ]);
  });

  test('a source without a name goes by its host', () => {
    const { citations } = read(
      `<p>It says “the crest is of larch” <a href="https://a.example/">1</a>.</p>`,
    );
    expect(citations[0]!.sources).toEqual([{ href: 'https://a.example/', label: 'a.example' }]);
  });

  const LINK = 'https://a.example/#:~:text=the%20ebb%20begins,before%20noon';

  test('words that a link claims are a citation of their own', () => {
    const { citations } = read(`<p>It says “the crest is of larch” <a href="${LINK}">1</a>.</p>`);
    expect(
      citations.map(({ quoteText, fromLinkFragment, sources }) => [
        quoteText,
        fromLinkFragment,
        sources[0].href,
      ]),
    ).toEqual([
      ['the crest is of larch', false, 'https://a.example/'],
      ['the ebb begins … before noon', true, 'https://a.example/'],
    ]);
  });

  test('words that a link claims without any quote', () => {
    const { citations } = read(`<p>The ebb is early <a href="${LINK}">1</a>.</p>`);
    expect(citations).toMatchObject([{ sentence: 'The ebb is early.', fromLinkFragment: true }]);
  });

  test('a claim that repeats the quote, or is a heading, is none', () => {
    const same = 'https://a.example/#:~:text=The%20crest%20is%20of%20larch.';
    const heading = 'https://a.example/#:~:text=The%20crest';
    for (const href of [same, heading]) {
      expect(read(`<p>“the crest is of larch” <a href="${href}">1</a></p>`).citations).toHaveLength(
        1,
      );
    }
  });
});

describe('keys outlive the nodes they name', () => {
  const NAME = { site: 'claude', answer: 'a', quoteText: 'q', url: 'u', occurrence: 0 };

  test('the same name gives the same key', () => {
    expect(citationKey(NAME)).toBe(citationKey({ ...NAME }));
    expect(citationKey(NAME)).toMatch(/^[0-9a-f]{16}$/);
  });

  test.each([{ site: null }, { answer: 'b' }, { quoteText: 'r' }, { url: 'v' }, { occurrence: 1 }])(
    'another name gives another key: %j',
    (other) => expect(citationKey({ ...NAME, ...other })).not.toBe(citationKey(NAME)),
  );

  test('fields do not run into each other', () => {
    expect(citationKey({ ...NAME, quoteText: 'ab', url: 'c' })).not.toBe(
      citationKey({ ...NAME, quoteText: 'a', url: 'bc' }),
    );
  });

  test('ten thousand keys do not collide', () => {
    const keys = Array.from({ length: 10_000 }, (_, i) =>
      citationKey({ ...NAME, quoteText: `q${i}` }),
    );
    expect(new Set(keys).size).toBe(10_000);
  });

  test('an answer drawn again has its old key', () => {
    const keyOf = (html: string) =>
      answerKey(findAnswerRoots(parsePage(html), describePage(CHATGPT, KNOWN_SITES)).roots[0]!);
    expect(keyOf(answer(QUOTE))).toBe(keyOf(PROMPT + answer(QUOTE)));
    const plain = answer(QUOTE).replace('data-message-id="m1"', '');
    expect(keyOf(plain)).toBe(keyOf(plain));
    expect(keyOf(plain)).not.toBe(keyOf(plain.replace('crest', 'quay')));
  });
});
