import { describe, expect, test } from 'vitest';
import { extractText } from '../../lib/extract/extract-text';
import { documentOf, docxOf, zipOf } from './docx-of';
import { snapshotOf } from './snapshot-of';

const read = async (bytes: Uint8Array) => {
  const extracted = await extractText(snapshotOf(bytes), { openPdf: null });
  if (!extracted.ok) throw new Error(`Expected a text, got ${JSON.stringify(extracted.error)}.`);
  return extracted.value;
};

const t = (text: string): string => `<w:r><w:t>${text}</w:t></w:r>`;
const p = (text: string): string => `<w:p>${t(text)}</w:p>`;
const look = (property: string, text: string): string =>
  `<w:r><w:rPr>${property}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;

interface DocxCase {
  readonly fact: string;
  readonly body: string;
  readonly text: string;
  readonly ranges?: readonly string[];
  readonly hidden?: string;
}

const ROWS: readonly DocxCase[] = [
  { fact: 'paragraphs are lines', body: p('The gate') + p('opens.'), text: 'The gate\nopens.' },
  {
    fact: 'runs of one paragraph make one sentence',
    body: `<w:p>${t('The ga')}${t('te &amp; ')}${t('opens.')}</w:p>`,
    text: 'The gate & opens.',
  },
  {
    fact: 'tabs, breaks and special hyphens are characters',
    body: '<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/><w:t>e</w:t></w:r></w:p>',
    text: 'a\tb\nc\u2011d\u00ade',
  },
  {
    fact: 'cells of a row have tabs between them',
    body: `<w:tbl><w:tr><w:tc>${p('dues')}</w:tc><w:tc>${p('41')}</w:tc></w:tr><w:tr><w:tc>${p('fines')}</w:tc><w:tc>${p('7')}</w:tc></w:tr></w:tbl>${p('after')}`,
    text: 'dues\t41\nfines\t7\nafter',
  },
  {
    fact: 'deleted words and field codes are no text, inserted ones are',
    body: `<w:p><w:del><w:r><w:delText>no </w:delText></w:r></w:del><w:ins>${t('boats')}</w:ins><w:r><w:instrText>PAGE</w:instrText></w:r></w:p>`,
    text: 'boats',
  },
  {
    fact: 'raised, lowered and struck words are marked',
    body: `<w:p>${t('10')}${look('<w:vertAlign w:val="superscript"/>', '2')}${t(' CO')}${look('<w:vertAlign w:val="subscript"/>', '2')}${look('<w:strike/>', ' gone')}${look('<w:strike w:val="0"/>', ' here')}</w:p>`,
    text: '102 CO2 gone here',
    ranges: ['superscript: 2', 'subscript: 2', 'struck:  gone'],
  },
  {
    fact: 'U+0000 is dropped, and marks nothing',
    body: `<w:p>${t('ga\0te')}</w:p>`,
    text: 'gate',
  },
  {
    fact: 'hidden words stand aside',
    body: `<w:p>${t('seen')}${look('<w:vanish/>', 'unseen')}</w:p>`,
    text: 'seen',
    hidden: 'unseen',
  },
  {
    fact: "a drawing's second form is not read again",
    body: `<w:p><mc:AlternateContent><mc:Choice>${t('once')}</mc:Choice><mc:Fallback>${t('once')}</mc:Fallback></mc:AlternateContent></w:p>`,
    text: 'once',
  },
  {
    fact: 'a formula is marked as one',
    body: `<w:p>${t('so ')}<m:oMath><m:r><m:t>a=b</m:t></m:r></m:oMath></w:p>`,
    text: 'so a=b',
    ranges: ['math: a=b'],
  },
];

test.each(ROWS)('$fact', async ({ body, text, ranges = [], hidden }) => {
  const source = await read(docxOf(body));
  expect(source.form).toBe('docx');
  expect(source.text).toBe(text);
  const covered = source.ranges.map(
    ({ kind, start, end }) => `${kind}: ${source.text.slice(start, end)}`,
  );
  expect(covered).toEqual(ranges);
  expect(source.side).toEqual(hidden === undefined ? [] : [{ kind: 'hidden', text: hidden }]);
});

test('paragraphs of one cell do not end its row', async () => {
  const cell = (...texts: string[]): string => `<w:tc>${texts.map(p).join('')}</w:tc>`;
  const source = await read(
    docxOf(
      `<w:tbl><w:tr>${cell('a', 'b')}${cell('c', 'd')}</w:tr><w:tr>${cell('e')}</w:tr></w:tbl>`,
    ),
  );
  expect(source.text).toBe('a\nb\tc\nd\ne');
  expect(source.cellLines).toEqual([1, 5]);
});

test('notes stand behind the text, and the title is the declared one', async () => {
  const source = await read(
    docxOf(p('The gate opens.'), {
      'word/footnotes.xml': `<w:footnotes>${p('At seven bells.')}</w:footnotes>`,
      'docProps/core.xml':
        '<cp:coreProperties><dc:title>Tides &amp; dues</dc:title></cp:coreProperties>',
    }),
  );
  expect(source.text).toBe('The gate opens.\nAt seven bells.');
  expect(source.title).toBe('Tides & dues');
});

describe('a bad archive', () => {
  const errorOf = async (bytes: Uint8Array) => {
    const extracted = await extractText(snapshotOf(bytes), { openPdf: null });
    return extracted.ok ? extracted.value.doubts : extracted.error;
  };
  const notText = { kind: 'link', class: 'not-text' };
  const long = p('word '.repeat(50));

  test('gives no doubt when it is none', async () => {
    expect(await errorOf(docxOf(long))).toEqual([]);
  });

  test('of another kind is no text', async () => {
    expect(await errorOf(zipOf({ mimetype: { body: 'application/epub+zip' } }))).toEqual(notText);
  });

  test('cut off before its directory is no text', async () => {
    expect(await errorOf(docxOf(long).slice(0, 200))).toEqual(notText);
  });

  test('whose directory points outside is no text', async () => {
    const bytes = docxOf(long);
    new DataView(bytes.buffer).setUint32(bytes.length - 22 - 63 + 42, 0xfffffff0, true);
    expect(await errorOf(bytes)).toEqual(notText);
  });

  test('whose stream breaks is read up to there', async () => {
    const bytes = docxOf(p(Array.from({ length: 9_000 }, (_, at) => `word${at * 7919}`).join(' ')));
    bytes.fill(0xff, 12_000, 13_000);
    expect(await errorOf(bytes)).toContain('truncated');
  });

  test('locked with a password says so', async () => {
    const locked = zipOf({ 'word/document.xml': { body: documentOf(long), isLocked: true } });
    expect(await errorOf(locked)).toEqual({ kind: 'doubt', doubt: 'encrypted' });
  });

  test('that unpacks to more than 20 MB is read that far', async () => {
    // Spaces as bytes: the time goes into the reading, not into the making.
    const [head = '', tail = ''] = documentOf(`${long}<w:p>|</w:p>${long}`).split('|');
    const body = Buffer.concat([
      Buffer.from(head),
      Buffer.alloc(20_000_001, ' '),
      Buffer.from(tail),
    ]);
    const bomb = zipOf({ 'word/document.xml': { body } });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await errorOf(bomb)).toEqual(['truncated']);
  }, 20_000);

  test('with stored parts is read as well', async () => {
    const stored = zipOf({ 'word/document.xml': { body: documentOf(long), isStored: true } });
    expect(await errorOf(stored)).toEqual([]);
  });
});
