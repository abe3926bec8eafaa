import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extractText } from '../../lib/extract/extract-text';
import { openPdf } from '../../lib/extract/open-pdf-node';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import { snapshotOf } from './snapshot-of';

interface Texts {
  readonly text: string;
}
interface Page {
  readonly file: string;
  readonly passages: readonly Texts[];
  readonly footnoteVariants?: readonly Texts[];
  readonly negatives: readonly Texts[];
}

const folder = new URL('../pages/', import.meta.url);
const pages = (
  JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as readonly Page[]
).filter(({ file }) => file.endsWith('.pdf'));

describe.each(pages)('$file', async ({ file, passages, footnoteVariants, negatives }) => {
  const bytes = new Uint8Array(readFileSync(new URL(file, folder)));
  const read = await extractText(snapshotOf(bytes), { openPdf });
  if (!read.ok) throw new Error(`Expected a text, got ${JSON.stringify(read.error)}.`);
  const source = read.value;
  const index = indexSource(source);
  const passes = ({ text }: Texts): boolean => {
    const { kind } = verifyQuote(text, index);
    return kind === 'found' || kind === 'found-with-edits';
  };

  test('every copied passage is found, with its reference marks and without', () => {
    const copied = [...passages, ...(footnoteVariants ?? [])];
    const refused = copied.filter((one) => !passes(one)).map(({ text }) => text);
    expect(refused).toEqual([]);
  });

  test('no passage with one thing changed is', () => {
    expect(negatives.filter(passes)).toEqual([]);
  });

  test('it was read whole, page for page', () => {
    expect(source.doubts).toEqual([]);
    expect(source.pages).toHaveLength(4);
    expect(source.text.slice(0, 27)).toBe('1. Section heading number 1');
  });
});
