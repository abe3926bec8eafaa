import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlToText } from '../../lib/extract/html-to-text';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

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
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const pages = (JSON.parse(read('manifest.json')) as Page[]).filter(({ file }) =>
  file.endsWith('.html'),
);

test.each(pages)('$file: copied passages pass, changed ones do not', (page) => {
  const index = indexSource(htmlToText(read(page.file)));
  const passes = ({ text }: Texts): boolean => {
    const { kind } = verifyQuote(text, index);
    return kind === 'found' || kind === 'found-with-edits';
  };
  const copied = [...page.passages, ...(page.footnoteVariants ?? [])];
  expect(copied.filter((one) => !passes(one))).toEqual([]);
  expect(page.negatives.filter(passes)).toEqual([]);
});
