import { expect, test } from 'vitest';
import { readSelection } from '../../lib/detect/read-selection';
import { LONGEST_QUOTE_TOLD, MOST_SOURCES } from '../../lib/model/page-limits';
import { parsePage } from './parse-page';

/** Selects from `[` to `]` in the markup and reads what stands there. */
function read(html: string) {
  const document = parsePage(`<body>${html}</body>`);
  const range = document.createRange();
  const [start, end] = [placeOf(document, '['), placeOf(document, ']')];
  range.setStart(start.node, start.at);
  range.setEnd(end.node, end.at);
  return readSelection(range, range.toString(), 'https://forum.example/thread');
}

/** Where the sign stands; it is taken out of the text. */
function placeOf(document: Document, sign: string): { readonly node: Text; readonly at: number } {
  const walker = document.createTreeWalker(document.body, 4);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node as Text;
    const at = text.data.indexOf(sign);
    if (at < 0) continue;
    text.data = text.data.replace(sign, '');
    return { node: text, at };
  }
  throw new Error(`Expected ${sign} in the text.`);
}

const A = '<a href="https://a.example/page?utm_source=x">Survey</a>';
const B = '<a href="https://b.example/log">the log</a>';

const ROWS: readonly [
  fact: string,
  html: string,
  quoteText: string,
  sources: readonly string[],
  nearby?: readonly string[],
][] = [
  ['words without a link have no source', '<p>[the gate was shut]</p>', 'the gate was shut', []],
  [
    'the link behind the words is their source',
    `<p>[“the gate was shut”] (${A}).</p>`,
    '“the gate was shut”',
    ['https://a.example/page'],
  ],
  [
    'two links that stand together behind the words are two sources',
    `<p>[“the gate was shut.”] ${A}, ${B}</p>`,
    '“the gate was shut.”',
    ['https://a.example/page', 'https://b.example/log'],
  ],
  [
    'a link with words between is another matter',
    `<p>[the gate was shut] as we know from ${A}</p>`,
    'the gate was shut',
    [],
  ],
  [
    'a link of the next paragraph is another matter',
    `<p>[the gate was shut.]</p><p>${A}</p>`,
    'the gate was shut.',
    [],
  ],
  [
    'a link selected along with the quote is its source and none of its words',
    `<p>[“the gate was shut.” (${A})]</p>`,
    '“the gate was shut.”',
    ['https://a.example/page'],
  ],
  [
    'a link on the last words themselves stays a part of them',
    `<p>[he wrote it in ${B}]</p>`,
    'he wrote it in the log',
    ['https://b.example/log'],
  ],
  [
    'words that are all one link are checked where it leads',
    '<p><a href="https://a.example/">so he said [the gate was shut] then</a></p>',
    'the gate was shut',
    ['https://a.example/'],
  ],
  [
    'of several links among the words none is taken, and each is offered',
    `<p>[In ${A} and in ${B} he wrote of the gate]</p>`,
    'In Survey and in the log he wrote of the gate',
    [],
    ['https://a.example/page', 'https://b.example/log'],
  ],
  [
    'a link that the selection only touches is none of it',
    '<p><a href="https://a.example/">Survey[</a> the gate was shut] and so on</p>',
    'the gate was shut',
    [],
  ],
  [
    'a number that leads to a note of the same page is no source',
    '<p>[the gate was shut.]<sup><a href="#note-1">1</a></sup></p>',
    'the gate was shut.',
    [],
  ],
  [
    'an address that is none of the web is no source',
    '<p>[the gate was shut.] <a href="javascript:alert(1)">more</a></p>',
    'the gate was shut.',
    [],
  ],
  [
    'a redirect is followed in its address',
    '<p>[the gate was shut.] <a href="https://www.google.com/url?q=https://a.example/page">A</a></p>',
    'the gate was shut.',
    ['https://a.example/page'],
  ],
  [
    'an icon that is a link is a source too',
    '<p>[the gate was shut.]<a href="https://a.example/"><img alt=""></a></p>',
    'the gate was shut.',
    ['https://a.example/'],
  ],
];

test.each(ROWS)('%s', (_, html, quoteText, sources, nearby = []) => {
  const selected = read(html);
  expect(selected.quoteText).toBe(quoteText);
  expect(selected.sources.map(({ href }) => href)).toEqual(sources);
  expect(selected.nearby.map(({ href }) => href)).toEqual(nearby);
});

test('a page that was made to drown us gives no more than is taken of one', () => {
  const links = Array.from({ length: 60 }, (_, i) => `<a href="https://a.example/${i}">${i}</a>`);
  const selected = read(`<p>[${'word '.repeat(9_000)}.${links.join(' ')}] ${links.join(' ')}</p>`);
  expect(selected.quoteText.length).toBeLessThanOrEqual(LONGEST_QUOTE_TOLD);
  expect(selected.sources.length).toBeLessThanOrEqual(MOST_SOURCES);
  expect(selected.nearby.length).toBeLessThanOrEqual(MOST_SOURCES);
});
