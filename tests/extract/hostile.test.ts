import { describe, expect, test } from 'vitest';
import { extractText } from '../../lib/extract/extract-text';
import type { SourceText } from '../../lib/model/source-text';
import { indexSource } from '../../lib/verify/index-source';
import { snapshotOf } from './snapshot-of';

const UNITS = 1_000_000;
/** Linear rows take a second; what is not linear takes minutes. */
const SOON_MS = 20_000;

const filled = (part: string): string => part.repeat(UNITS / part.length);
const nested = (open: string, close: string): string => {
  const times = UNITS / (open.length + close.length);
  return `${open.repeat(times)}${close.repeat(times)}`;
};
/** Runs of one, two, three… */
const growing = (unit: string): string =>
  Array.from({ length: Math.sqrt(UNITS) }, (_, at) => unit.repeat(at + 1)).join(' ');
const xml = (body: string): string => `<?xml version="1.0"?>${body}`;
const state = (literal: string): string => `<script>window.__NUXT__="${literal}</script>`;

async function read(body: string, mediaType: string, isOverBudget?: () => boolean) {
  const tools = { openPdf: null, ...(isOverBudget === undefined ? {} : { isOverBudget }) };
  const extracted = await extractText(snapshotOf(body, { mediaType }), tools);
  if (!extracted.ok) throw new Error('A text was to be read.');
  return extracted.value;
}

const isCut = ({ doubts }: SourceText): boolean => doubts.includes('truncated');

const NO_END = 'a page made to come to no end';
const JSON_TYPE = 'application/json';
const MARKDOWN = 'text/markdown';

describe(NO_END, () => {
  test.each([
    ['lists in lists of JSON', nested('[', ']'), JSON_TYPE],
    ['objects in objects of JSON', filled('{"a":'), JSON_TYPE],
    ['lists in lists under another name', nested('[', ']'), 'text/plain'],
    ['markup in a string of JSON', JSON.stringify([nested('<b>', '</b>')]), JSON_TYPE],
    ['elements in elements of XML', xml(nested('<a>', '</a>')), 'application/xml'],
    [
      'markup in an element of XML',
      xml(`<a><![CDATA[${nested('<b>', '</b>')}]]></a>`),
      'application/xml',
    ],
    ['elements in elements', nested('<div>', '</div>'), 'text/html'],
    ['drawings in drawings', nested('<svg>', '</svg>'), 'text/html'],
    ['formulas in formulas', nested('<math>', '</math>'), 'text/html'],
    ['templates in templates', nested('<template>', '</template>'), 'text/html'],
    ['elements in elements of Markdown', nested('<b>', '</b>'), MARKDOWN],
    ['numbered lines', filled('1\n2\n3\n'), 'text/plain'],
  ])('%s is read as far as it goes, and said not to be read whole', async (_kind, body, type) => {
    expect(isCut(await read(body, type))).toBe(true);
  });

  test.each([
    ['strings of JSON', `[${filled('"a",')}"a"]`, JSON_TYPE],
    ['lists side by side in JSON', `[${filled('[],')}"a"]`, JSON_TYPE],
    ['elements side by side in XML', xml(`<r>${filled('<a>b</a>')}</r>`), 'application/xml'],
    ['escapes in the data of a script', state(filled('\\')), 'text/html'],
    ['short words with escapes in the data of a script', state(filled('\\" a \\" ')), 'text/html'],
    ['quotes in quotes of Markdown', filled('> '), MARKDOWN],
    ['lists in lists of Markdown', filled('- '), MARKDOWN],
    ['emphasis of Markdown', filled('*a '), MARKDOWN],
    ['brackets of Markdown', filled('['), MARKDOWN],
    ['more backticks each time', growing('`'), MARKDOWN],
    ['brackets', `a ${filled('[')}`, 'text/plain'],
    ['quotation marks', filled('"'), 'text/plain'],
    ['letters without an end', 'a'.repeat(8 * UNITS), 'text/plain'],
    ['lines of one figure', filled('1\n'), 'text/plain'],
    ['white space', `a${filled(' ')}b`, 'text/plain'],
    ['raised figures in one word', filled('<sup>1</sup>a').slice(0, UNITS / 4), 'text/html'],
  ])(
    '%s are read to their end, and soon',
    async (_kind, body, type) => {
      const source = await read(body, type);
      expect(isCut(source)).toBe(false);
      expect(indexSource(source).source).toBe(source);
    },
    SOON_MS,
  );

  test.each([
    ['JSON', JSON.stringify(['<p>On Friday</p>', '<p>nobody came</p>']), JSON_TYPE],
    ['XML', xml('<a>On Friday nobody came</a>'), 'application/xml'],
    ['Markdown', 'On Friday *nobody* came.', MARKDOWN],
    ['cells of Markdown', filled('|'), MARKDOWN],
  ])('a budget ends the reading of %s too, and says so', async (_kind, body, type) => {
    expect(isCut(await read(body, type, () => true))).toBe(true);
  });
});

test('JSON that is nested too deep is still searched as it stands', async () => {
  const { text, form } = await read(
    `${'['.repeat(2_000)}"nobody came"${']'.repeat(2_000)}`,
    JSON_TYPE,
  );
  expect(form).toBe('json');
  expect(text).toContain('nobody came');
});
