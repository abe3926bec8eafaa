import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../lib/detect/find-citations';
import { parsePage } from './parse-page';
import { A, B } from './read-html';

const URL_OF = { generic: 'https://chat.example/', chatgpt: 'https://chatgpt.com/c/1' };

/** Pieces that pages are made of, and pieces that break parsers. */
const PIECES = [
  ...['“', '”', '"', "'", '‘', '’', '«', '»', '„', '「', '」', ' ', '\n', '. ', ': ', '— '],
  ...[
    'the crest is of larch',
    'It says ',
    'No.',
    '27"',
    '[1]',
    '[2, 3]',
    '[cite: 1]',
    '【1†x】',
    '\u00a0',
    '\ud83d',
  ],
  ...[A, B, '<p>', '</p>', '<br>', '<q>', '</q>', '<b>', '</b>', '<blockquote>', '</blockquote>'],
  ...[
    '<ul><li>',
    '</li></ul>',
    '<table><tr><td>',
    '</td><td>',
    '</td></tr></table>',
    '<h2>Sources</h2>',
  ],
  ...[
    '<ol><li id="fn1">https://c.example/</li></ol>',
    '<sup>1</sup>',
    '<a href="#fn1">1</a>',
    '<code>',
  ],
  ...[
    '</code>',
    '<button>Chip</button>',
    '<span aria-label="x, https://d.example/, 2 more">x</span>',
  ],
  ...[
    '<a href="https://%zz/">1</a>',
    '<a href="#%zz">1</a>',
    '<div hidden>',
    '</div>',
    '<div data-x="https://[">y</div>',
  ],
  ...['<a href="https://e.example/#:~:text=%ff,one%20two%20three%20four">1</a>'],
];

const page = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 60 })
  .map((pieces) => pieces.join(''));

describe('laws of detection', () => {
  test('the page stays as it was, and nothing is thrown', () => {
    fc.assert(
      fc.property(page, fc.constantFrom(...Object.values(URL_OF)), (html, url) => {
        const document = parsePage(
          `<body><div data-message-author-role="assistant">${html}</div></body>`,
        );
        const before = document.documentElement.outerHTML;
        findCitations(document, url);
        return document.documentElement.outerHTML === before;
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('a range holds the words of its quote', () => {
    fc.assert(
      fc.property(page, (html) => {
        const { uncited } = findCitations(
          parsePage(`<body><div data-message-author-role="assistant">${html}</div></body>`),
          URL_OF.chatgpt,
        );
        for (const { quoteText, place } of uncited) {
          const words = (text: string) => text.match(/[a-z]+/g)?.join(' ') ?? '';
          if ('startContainer' in place) {
            // Chips and numbers inside the range are not words of the quote.
            const range = words(place.toString());
            for (const word of words(quoteText).split(' ')) expect(range).toContain(word);
          }
        }
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  test('the second reading gives the same as the first', () => {
    const document = parsePage(`<p>It says “the crest is of larch” ${A}.</p>`);
    const [first, second] = [1, 2].map(() => findCitations(document, URL_OF.generic).citations);
    expect(first!.map(({ quoteText }) => quoteText)).toEqual(
      second!.map(({ quoteText }) => quoteText),
    );
  });

  test.each(['', 'about:blank', 'nonsense', 'https://[', 'https://claude.ai/chat/1'])(
    'any page address is borne: %s',
    (url) => expect(() => findCitations(parsePage('<p>x</p>'), url)).not.toThrow(),
  );
});

/** Quadratic behaviour takes minutes on these pages; the bound leaves room for a busy machine. */
const LIMIT_MS = 15_000;

describe('cost is linear in the page', () => {
  const words = 'it says “the crest is of larch” and so on ';
  test.each([
    ['quotation marks that never close', () => '“'.repeat(50_000)],
    ['marks of all kinds', () => '“„«「"‘'.repeat(20_000) + '”“»」"’'.repeat(5_000)],
    ['straight marks', () => '"a '.repeat(50_000)],
    ['single marks', () => "'a ".repeat(50_000)],
    ['quotes in one paragraph', () => words.repeat(5_000)],
    ['quotes and citations in one paragraph', () => `${words}[1]. `.repeat(5_000)],
    ['chips in one paragraph', () => `${words}${A} `.repeat(1_500)],
    [
      'paragraphs of a block quotation',
      () => `<blockquote>${'<p>the crest is of larch</p>'.repeat(1_500)}</blockquote>`,
    ],
    ['lists of sources', () => `<p>${words}[9]</p><h2>Sources</h2><ol><li>x</li></ol>`.repeat(800)],
    ['numbers side by side', () => `${words}${'[1]'.repeat(50_000)}`],
    ['brackets', () => '['.repeat(50_000)],
    ['brackets behind an address', () => `https://a.example/${')'.repeat(50_000)}`],
    ['numbers in brackets', () => '[1, '.repeat(50_000)],
    ['line breaks', () => 'a<br>'.repeat(10_000)],
    ['full stops', () => 'A. '.repeat(50_000)],
    ['spaces', () => `a${'&nbsp;'.repeat(50_000)}“the crest is of larch”`],
    ['dashes in a block quotation', () => `<blockquote>${'. — '.repeat(50_000)}</blockquote>`],
  ])(
    '%s',
    (_fact, build) => {
      const document = parsePage(`<body><p>${build()}</p></body>`);
      const start = performance.now();
      findCitations(document, URL_OF.generic);
      expect(performance.now() - start).toBeLessThan(LIMIT_MS);
    },
    60_000,
  );

  test('nesting of 5,000 elements', () => {
    const document = parsePage('<body></body>');
    let inner: Element = document.body;
    for (let depth = 0; depth < 5_000; depth++) {
      const element = document.createElement(depth % 2 === 0 ? 'span' : 'div');
      element.setAttribute('data-url', 'https://a.example/');
      inner.append(element);
      inner = element;
    }
    inner.textContent = '“the crest is of larch” [1]';
    const start = performance.now();
    expect(() => findCitations(document, URL_OF.generic)).not.toThrow();
    expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  }, 60_000);
});
