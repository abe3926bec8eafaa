import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Snapshot } from '../../../lib/model/snapshot';
import { pick, randomOf } from '../../bench/random';
import { chineseFont, LOCKED, linesOf, pdfOf } from '../../support/made-pdf';
import { docxOf } from '../docx-of';
import { snapshotOf } from '../snapshot-of';
import { mutate } from './mutate';

/** Makes the input of a number: the same number, the same bytes, whatever was made before. */
export type MakeInput = (seed: number) => Snapshot;

/** Largest part taken of a page, in bytes: faults lie in small places, and small inputs are many. */
const WINDOW = 40_000;

/** Inputs made from the pages of `folder` and from small PDFs, Word documents, feeds and JSON of ours. */
export function inputsFrom(folder: string): MakeInput {
  const read = (name: string): Uint8Array => new Uint8Array(readFileSync(join(folder, name)));
  const names = readdirSync(folder);
  const pages = names.filter((name) => name.endsWith('.html')).map(read);
  const printed = names.filter((name) => name.endsWith('.pdf')).map(read);
  return (seed) => {
    const random = randomOf(seed);
    const kind = random();
    if (kind < 0.55) return ofType(mutate(windowOf(pick(pages, random), random), random), random);
    if (kind < 0.85) return ofType(mutate(pick(SMALL_PDFS, random), random), random);
    // A printed page takes a hundred times as long as a small one.
    if (kind < 0.87) return ofType(mutate(pick(printed, random), random), random);
    return ofType(mutate(pick(OTHER_FORMS, random), random), random);
  };
}

function windowOf(page: Uint8Array, random: () => number): Uint8Array {
  const from = random() < 0.3 ? 0 : Math.floor(random() * page.length);
  return page.subarray(from, from + Math.floor(random() * WINDOW));
}

const TYPES = [
  ...['text/html', 'text/html', 'application/pdf', 'application/octet-stream', 'text/plain', ''],
  ...['application/xhtml+xml', 'application/rss+xml', 'application/json', 'text/markdown'],
];
const CHARSETS = [null, null, 'utf-8', 'shift_jis', 'utf-16le', 'iso-2022-jp', 'nonsense'];

function ofType(bytes: Uint8Array, random: () => number): Snapshot {
  return snapshotOf(bytes, { mediaType: pick(TYPES, random), charset: pick(CHARSETS, random) });
}

const WORDS = linesOf('(The gate opens at seven bells)', '(and closes at nine.)');

const SMALL_PDFS = [
  pdfOf({ content: WORDS }),
  pdfOf({ content: WORDS, kids: '3 0 R 3 0 R 3 0 R', count: 3 }),
  pdfOf({ content: WORDS, kids: '2 0 R', count: 10_000 }),
  pdfOf({ content: linesOf('<b8dbbfda>'), ...chineseFont('GBK-EUC-H') }),
  pdfOf({ content: WORDS, trailer: LOCKED }),
];

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const ITEM =
  '<item><title>Dues &amp; fines</title><description>&lt;p&gt;Paid&lt;/p&gt;</description></item>';

const OTHER_FORMS = [
  docxOf('<w:p><w:r><w:t>The gate</w:t></w:r><w:r><w:t> opens.</w:t></w:r></w:p>'.repeat(50)),
  utf8(`<?xml version="1.0"?><rss><channel>${ITEM.repeat(20)}</channel></rss>`),
  utf8(JSON.stringify({ a: ['<p>The gate opens</p>', { b: 'at seven \\u0062ells' }], c: 1.5 })),
  utf8(
    '# Dues\n\n| a | b |\n|---|---|\n| 1 | *two* |\n\n```\ncode\n```\n> quoted [link](x)\n'.repeat(
      20,
    ),
  ),
];
