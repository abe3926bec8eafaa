import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlToText } from '../../lib/extract/html-to-text';

interface MicroCase {
  readonly name: string;
  readonly html: string;
  readonly innerText: string;
  readonly selection: string;
}

const cases = JSON.parse(
  readFileSync(new URL('../pages/micro-cases.json', import.meta.url), 'utf8'),
) as MicroCase[];

/** Where the text is meant to differ from Chromium's innerText, and why. */
const DIFFERENCES: Readonly<Record<string, { readonly text: string; readonly why: string }>> = {
  sronly: {
    text: 'aSRb',
    why: 'class styles are not read; this is what selecting and copying gives',
  },
  tt_upper: { text: 'shout Straße', why: 'letters stay as written, the verifier folds case' },
  math_ann: { text: 'x', why: 'the letter of the markup; Chromium draws it as U+1D465' },
  object: {
    text: 'ab',
    why: 'shown only if the object fails to load, so it stands in a side stream',
  },
  float: { text: 'Drop cap', why: 'a drop cap is no word of its own; this is what copying gives' },
};

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

test.each(cases)('$name: the text is what innerText gives', (row) => {
  // biome-ignore lint/performance/useDomNodeTextContent: a field of the file, not of a document
  const expected = DIFFERENCES[row.name]?.text ?? row.innerText;
  expect(collapse(htmlToText(row.html).text)).toBe(collapse(expected));
});
