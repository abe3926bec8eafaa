import { expect, test } from 'vitest';
import { htmlToText } from '../../lib/extract/html-to-text';
import rows from './inner-text.json';

/**
 * Small fragments of our own with the innerText that Chromium gives (measured 2026-11, scripts off).
 * Where the text is meant to differ, `differences` says how and why.
 */
const differences: Readonly<Record<string, { readonly text: string; readonly why: string }>> = {
  'a<select><option>One<option>Two</select>b': {
    text: 'ab',
    why: 'copying leaves choices out, so they stand beside the text',
  },
  'a<select><optgroup label=G><option>One</optgroup></select>b': { text: 'ab', why: 'the same' },
  '<select><option>a</select><p>x': { text: 'x', why: 'the same' },
  '<host-el><template shadowrootmode=open><p>SH</p><slot></slot></template>light</host-el>': {
    text: 'SH light',
    why: 'a reader sees the shadow root, innerText does not',
  },
  '<span style="position:absolute;left:-9999px">off</span>on': {
    text: 'offon',
    why: 'what copying gives',
  },
  'a<span style="position:absolute">abs</span>b': { text: 'aabsb', why: 'what copying gives' },
  '<span style="position:fixed">f</span>b': { text: 'fb', why: 'what copying gives' },
  '<span style="float:right">f</span>g': { text: 'fg', why: 'what copying gives' },
  '<p style="visibility:hidden">a<b style="visibility:visible">b</b>c</p>d': {
    text: 'b d',
    why: 'what copying gives',
  },
  'a<div style="visibility:hidden">H</div>b': { text: 'a b', why: 'what copying gives' },
  '<math><mi>a</mi><mo>+</mo><mn>1</mn></math>': {
    text: 'a+1',
    why: 'letters of the markup; soft edges between the parts',
  },
  'x<math><msup><mi>x</mi><mn>2</mn></msup></math>y': {
    text: 'xx2y',
    why: 'the same, the exponent marked as raised',
  },
  '<p style="text-transform:lowercase">ABC</p>': {
    text: 'ABC',
    why: 'letters as written, the verifier folds case',
  },
  '<p style="text-transform:capitalize">abc def</p>': { text: 'abc def', why: 'the same' },
  'a<object>O</object>b': {
    text: 'ab',
    why: 'shown only when the object fails, so beside the text',
  },
  'a<object data="x.pdf" type="application/pdf">O</object>b': { text: 'ab', why: 'the same' },
  'a<applet>AP</applet>b': { text: 'ab', why: 'the same' },
  '<svg><defs><text>d</text></defs><symbol><text>s</text></symbol></svg>x': {
    text: 's x',
    why: 'definitions are not drawn',
  },
};

const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

test.each(rows)('$html', (row) => {
  // biome-ignore lint/performance/useDomNodeTextContent: a field of the file, not of a document
  const expected = differences[row.html]?.text ?? row.innerText;
  expect(collapse(htmlToText(row.html).text)).toBe(collapse(expected));
});
