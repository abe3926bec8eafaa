import { describe, expect, test } from 'vitest';
import { extractText } from '../../lib/extract/extract-text';
import type { OpenedPdf, OpenPages, PdfPage } from '../../lib/extract/open-pdf';
import { pdfToText } from '../../lib/extract/pdf-to-text';
import { readPdf } from '../../lib/extract/read-pdf';
import { textToSourceText } from '../../lib/extract/text-to-source-text';
import type { SourceText } from '../../lib/model/source-text';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import realWorld from '../cases/real-world.json';
import { lines, page, pdfCases, run } from './pdf-cases';
import { snapshotOf } from './snapshot-of';

const read = (pages: readonly PdfPage[]): SourceText =>
  pdfToText({ title: null, lang: null, pages });

test.each(pdfCases)('$fact', ({ pages, text, ranges, heads, doubts }) => {
  const source = read(pages);
  if (text !== undefined) expect(source.text).toBe(text);
  if (ranges !== undefined) {
    const covered = source.ranges.map(
      ({ kind, start, end }) => `${kind}: ${source.text.slice(start, end)}`,
    );
    expect(covered).toEqual(ranges);
  }
  if (heads !== undefined) expect(source.side.map(({ text }) => text)).toEqual(heads);
  if (doubts !== undefined) expect(source.doubts).toEqual(doubts);
});

test('each page starts at its offset', () => {
  const source = read([page(...lines('one')), page(...lines('two')), page(...lines('three'))]);
  const starts = source.pages ?? [];
  expect(starts.map((start) => source.text.slice(start).split('\n')[0])).toEqual([
    ...['one', 'two', 'three'],
  ]);
});

describe('faults of PDFs reported in public, rebuilt small', () => {
  interface Input {
    readonly quote: string;
    readonly pdf_text?: string;
    readonly pages?: readonly string[];
    readonly pdf_items?: readonly {
      readonly str: string;
      readonly size: number;
      readonly y: number;
    }[];
  }
  interface Right {
    readonly result: string;
  }
  interface Row {
    readonly id: string;
    readonly input: Input;
    readonly right: Right;
    readonly twins?: readonly { readonly change: Partial<Input>; readonly right: Right }[];
  }
  /** Hebrew without a letter that tells its order: the doubt is right, as the row's policy says. */
  const UNTOLD = new Set(['BC-163']);
  const rows = (realWorld as unknown as readonly Row[])
    .filter(({ input }) => input.pdf_items ?? input.pdf_text ?? Array.isArray(input.pages))
    .flatMap(({ id, input, right, twins = [] }) => [
      { id, input, right },
      ...twins.map(({ change, right }, at) => ({
        id: `${id} twin ${at + 1}`,
        input: { ...input, ...change },
        right,
      })),
    ]);
  /** "Not the quote": which of the two is told, the verifier's own rows hold. */
  const NEGATIVE = ['closest', 'not-in-source'];

  test.each(rows)('$id: $right.result', ({ id, input, right }) => {
    const source = sourceOf(input);
    const { kind } = verifyQuote(input.quote, indexSource(source));
    if (right.result === 'could-not-check' || UNTOLD.has(id))
      expect(source.doubts).toContain('scanned');
    else if (NEGATIVE.includes(right.result)) expect(NEGATIVE).toContain(kind);
    else expect(kind).toBe(right.result);
  });

  function sourceOf({ pdf_items, pages, pdf_text }: Input): SourceText {
    if (pdf_items !== undefined) {
      let x = 60;
      const items = pdf_items.map(({ str, size, y }) => {
        const item = run(str, x, y, { height: size });
        x += item.width;
        return item;
      });
      return read([page(...items)]);
    }
    return textToSourceText(pages?.join('\f') ?? pdf_text ?? '', 'pdf');
  }
});

describe('a PDF that cannot be read whole', () => {
  const bytes = '%PDF-1.7';
  const opened = (pages: readonly (PdfPage | null)[], pageCount = pages.length): OpenPages => {
    const value: OpenedPdf = {
      title: 'Tides',
      lang: 'en',
      pageCount,
      readPage: async (at) => pages[at] ?? null,
      close: async () => undefined,
    };
    return async () => ({ ok: true, value });
  };
  const full = page(...lines('The gate opens at seven bells and closes at nine. '.repeat(6)));
  const readWith = (openPages: OpenPages) =>
    extractText(snapshotOf(bytes), { openPdf: (given) => readPdf(given, openPages) });
  const doubtsOf = async (openPages: OpenPages) => {
    const read = await readWith(openPages);
    return read.ok ? read.value.doubts : read.error;
  };

  test('gives no doubt when it could', async () => {
    expect(await doubtsOf(opened([full, full]))).toEqual([]);
  });

  test('is truncated where a page is lost, and goes on behind it', async () => {
    const read = await readWith(opened([full, null, full]));
    expect(read.ok && read.value.doubts).toEqual(['truncated']);
    expect(read.ok && read.value.text.match(/seven/g)).toHaveLength(12);
  });

  test('is truncated after 1,500 pages', async () => {
    const many = Array<PdfPage>(1_500).fill(full);
    expect(await doubtsOf(opened(many, 10_000))).toEqual(['truncated']);
  });

  test('is named when no page could be read in time', async () => {
    expect(await doubtsOf(opened([null, null]))).toEqual({ kind: 'doubt', doubt: 'truncated' });
  });

  test('is named when it is locked', async () => {
    const error = { kind: 'doubt', doubt: 'encrypted' } as const;
    expect(await doubtsOf(async () => ({ ok: false, error }))).toEqual(error);
  });
});
