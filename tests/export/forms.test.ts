import { describe, expect, test } from 'vitest';
import { escapeMarkdown } from '../../lib/export/escape-markdown';
import { toCsl } from '../../lib/export/to-csl';
import { toCsv } from '../../lib/export/to-csv';
import { toMarkdown } from '../../lib/export/to-markdown';
import type { CitationRecord } from '../../lib/model/record';
import { wordingIn } from '../present/say-in';
import { FILLER, recordOf } from '../support/record-of';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const record = await recordOf(QUOTE, `In short, ${QUOTE}. ${FILLER}`);

const named = (
  quoteText: string,
  title: string,
  href = 'https://harbour.example/survey',
): CitationRecord => ({
  ...record,
  citation: { ...record.citation, quoteText, sources: [{ href, label: '' }] },
  result: {
    ...record.result,
    bySource: [
      { ...record.result.bySource[0], title, reading: null, evidence: undefined as never },
    ],
  },
});

/** Cells as RFC 4180 reads them. */
function cellsOf(csv: string): string[] {
  return [...csv.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/g)].map(([, cell = '']) =>
    cell.replaceAll('""', '"'),
  );
}

const COLUMNS = 22;

describe('CSV', () => {
  test('has one row a record, with the words, the verdict and the hash', () => {
    const cells = cellsOf(toCsv([record]));
    expect(cells).toHaveLength(2 * COLUMNS);
    expect(cells.slice(COLUMNS)).toEqual(
      expect.arrayContaining(['2026-11-05T14:02:12.000Z', 'found', QUOTE, record.snapshots[0]]),
    );
  });

  const HOSTILE = [
    '=HYPERLINK("https://evil.example")',
    '+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\r\n=1',
    '＝1',
    '|calc',
    '%0A',
    '\ufeff=1',
  ];
  test.each(HOSTILE)('calculates nothing: %j', (cell) => {
    const cells = cellsOf(toCsv([named(cell, cell)]));
    expect(cells.filter((one) => /^\s*[=+\-@|%＝]/.test(one))).toEqual([]);
    expect(cells).toContain(`'${cell}`);
  });

  test('keeps quotation marks, commas and line ends inside their cell', () => {
    const cells = cellsOf(toCsv([named('a "b", c\nd', 'x","y')]));
    expect(cells).toHaveLength(2 * COLUMNS);
    expect(cells).toContain('a "b", c\nd');
  });
});

describe('a Markdown report', () => {
  const report = (one: CitationRecord) => toMarkdown([one], wordingIn('en'));

  test('says the verdict, the quote, the way to the passage, the date and the hash', () => {
    const text = report(record);
    expect(text).toContain('## Quote found');
    expect(text).toContain(`> ${QUOTE}`);
    expect(text).toMatch(/\(<https:\/\/harbour\.example\/survey#:~:text=/);
    expect(text).toContain('2026-11-05T14:02:12.000Z');
    expect(text).toContain(record.snapshots[0]);
  });

  const HOSTILE: readonly [text: string, escaped: string][] = [
    ['](https://evil.example)', '\\](https\\://evil.example)'],
    ['<img src=x onerror=alert(1)>', '\\<img src\\=x onerror\\=alert(1)\\>'],
    ['a\n\n# Heading', 'a \\# Heading'],
    ['- item', '\\- item'],
    ['1. item', '1\\. item'],
    [
      '`code` *b* _i_ ~~s~~ $x$ ==h==',
      '\\`code\\` \\*b\\* \\_i\\_ \\~\\~s\\~\\~ \\$x\\$ \\=\\=h\\=\\=',
    ],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['![[embed]]', '\\!\\[\\[embed\\]\\]'],
    ['see www.evil.example', 'see www\\.evil.example'],
    ['left\u202eright', 'leftright'],
  ];
  test.each(HOSTILE)('makes foreign words plain: %j', (text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
    expect(report(named(text, text))).toContain(`> ${escaped}`);
  });

  test('links to nothing but the web', () => {
    expect(report(named('q', 't', 'javascript:alert(1)'))).not.toContain('javascript');
    expect(report(named('q', 't', 'https://a.example/>)x'))).toContain('(<https://a.example/%3E)x');
  });
});

describe('CSL-JSON', () => {
  test('names each source once, with the day it was read', () => {
    expect(JSON.parse(toCsl([record, { ...record, id: 'b' }]))).toEqual([
      {
        id: 'verbatim-1',
        type: 'webpage',
        title: 'Harbour Review',
        URL: 'https://harbour.example/survey',
        accessed: { 'date-parts': [[2026, 11, 5]] },
        note: `Verbatim: found: ${QUOTE}`,
      },
    ]);
  });

  test('has no room for addresses that are none', () => {
    expect(JSON.parse(toCsl([named('q', 't', 'javascript:alert(1)')]))).toEqual([]);
  });
});
