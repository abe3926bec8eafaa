import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../lib/extract/html-to-text';
import { quoteStandsIn } from './quote-stands-in';

interface Page {
  readonly file: string;
  readonly title: string;
  readonly lang: string;
  readonly passages: readonly { readonly text: string; readonly kind: string }[];
  readonly footnoteVariants?: readonly { readonly text: string }[];
  readonly negatives: readonly { readonly text: string }[];
}

const folder = new URL('../pages/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
const pages = (JSON.parse(read('manifest.json')) as Page[]).filter(({ file }) =>
  file.endsWith('.html'),
);

describe.each(pages)('$file', ({ file, title, lang, passages, footnoteVariants, negatives }) => {
  const source = htmlToText(read(file));
  const missing = (texts: readonly { readonly text: string }[]): string[] =>
    texts.map(({ text }) => text).filter((text) => !quoteStandsIn(text, source));

  test('title and language are the declared ones', () => {
    expect(source.title).toBe(title);
    expect(source.lang ?? '').toBe(lang);
  });

  test('every passage a reader can copy is in the text', () => {
    expect(missing(passages)).toEqual([]);
  });

  test('a passage without its reference marks is in the text', () => {
    expect(missing(footnoteVariants ?? [])).toEqual([]);
  });

  test('a passage with one thing changed is not', () => {
    const found = negatives.filter(({ text }) => quoteStandsIn(text, source));
    expect(found.map(({ text }) => text)).toEqual([]);
  });

  test('a page read whole gives no doubt', () => {
    expect(source.doubts).toEqual([]);
  });
});
