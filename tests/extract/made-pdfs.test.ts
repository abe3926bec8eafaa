import { describe, expect, test } from 'vitest';
import { extractText } from '../../lib/extract/extract-text';
import { openPdf } from '../../lib/extract/open-pdf-node';
import { chineseFont, LOCKED, linesOf, pdfOf } from '../support/made-pdf';
import { snapshotOf } from './snapshot-of';

const read = (bytes: Uint8Array) => extractText(snapshotOf(bytes), { openPdf });
const textOf = async (bytes: Uint8Array) => {
  const source = await read(bytes);
  return source.ok ? source.value.text : source.error;
};
const words = linesOf('(The gate opens at seven bells)', '(and closes at nine.)');
const notText = { kind: 'link', class: 'not-text' };

test('a PDF made by hand is read', async () => {
  expect(await textOf(pdfOf({ content: words }))).toBe(
    'The gate opens at seven bells\nand closes at nine.',
  );
});

test('Chinese is read by the tables that come with the reader', async () => {
  // 港口 in GBK, and 关闭 in UCS-2.
  const gbk = pdfOf({ content: linesOf('<b8dbbfda>'), ...chineseFont('GBK-EUC-H') });
  const ucs2 = pdfOf({ content: linesOf('<517395ed>'), ...chineseFont('UniGB-UCS2-H') });
  expect([await textOf(gbk), await textOf(ucs2)]).toEqual(['港口', '关闭']);
});

test('a locked PDF says so', async () => {
  const locked = pdfOf({ content: words, trailer: LOCKED });
  expect(await textOf(locked)).toEqual({ kind: 'doubt', doubt: 'encrypted' });
});

test('pages that hold each other end', async () => {
  const ring = await read(pdfOf({ content: words, kids: '2 0 R', count: 3 }));
  expect(ring.ok ? ring.value.doubts : ring.error).toBeTruthy();
});

test('a PDF that claims ten thousand pages has those it has', async () => {
  const source = await read(pdfOf({ content: words, count: 10_000 }));
  expect(source.ok && source.value.text).toContain('seven bells');
  expect(source.ok && source.value.pages).toEqual([0]);
});

test('a PDF of nothing, or cut off at once, is no text', async () => {
  const whole = pdfOf({ content: words });
  expect(await textOf(whole.slice(0, 20))).toEqual(notText);
});

test('a page without text was scanned', async () => {
  const source = await read(pdfOf({ content: '0 0 595 842 re f' }));
  expect(source.ok && source.value.doubts).toContain('scanned');
});

test('glyph numbers that stand for no letter are no U+0000', async () => {
  const font =
    '<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [7 0 R] >>';
  const map =
    '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 2 beginbfchar <0001> <0061> <0002> <0000> endbfchar endcmap';
  const more = [
    `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Own /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 8 0 R >>',
    '<< /Type /FontDescriptor /FontName /Own /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /StemV 93 >>',
  ];
  expect(await textOf(pdfOf({ content: linesOf('<000100020001>'), font, more }))).toBe('aa');
});

describe('a damaged page', () => {
  const doubtsOf = async (content: string) => {
    const source = await read(pdfOf({ content }));
    return source.ok
      ? [source.value.text, source.value.doubts.includes('truncated')]
      : source.error;
  };
  const shown = 'The gate opens at seven bells\nand closes at nine.';

  test('gives what can be read of it, and says that something is missing', async () => {
    expect(await doubtsOf(`${words} ) BT /F1 12 Tf 60 600 Td (lost) Tj ET`)).toEqual([shown, true]);
  });

  test('is not what a whole page is taken for', async () => {
    expect(await doubtsOf(words)).toEqual([shown, false]);
  });
});
