import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexSource, type SourceIndex } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

interface QuoteRow {
  readonly id: string;
  readonly quote: string;
  readonly expect: 'found' | 'found_after_normalisation' | 'found_as_substring_only' | 'not_found';
  readonly source_id: string;
}

const quotes = readRows<QuoteRow>('quotesum_quotes.jsonl');
const sources = new Map<string, SourceIndex>();
for (const row of readRows<{ source_id: string; text: string }>('quotesum_sources.jsonl')) {
  sources.set(row.source_id, indexSource(row.text));
}

const isTrue = (row: QuoteRow): boolean =>
  row.expect === 'found' || row.expect === 'found_after_normalisation';

test('all 674 true quotes of QuoteSum are found, single common words apart', () => {
  const rows = quotes.filter(isTrue);
  const missed = rows.filter(
    (row) => !/^found/.test(resultOf(row)) && resultOf(row) !== 'too-short',
  );
  expect(missed.map((row) => `${row.id}: ${row.quote}`)).toEqual([]);
  expect(rows).toHaveLength(674);
});

test('none of the 865 others is accepted', () => {
  const rows = quotes.filter((row) => !isTrue(row));
  const accepted = rows.filter((row) => /^found/.test(resultOf(row)));
  expect(accepted.map((row) => `${row.id}: ${row.quote}`)).toEqual([]);
  expect(rows).toHaveLength(865);
});

function resultOf(row: QuoteRow): string {
  const source = sources.get(row.source_id);
  if (source === undefined) throw new Error(`Source ${row.source_id} is not in the sample.`);
  const finding = verifyQuote(row.quote, source);
  return finding.kind === 'refused' ? finding.why : finding.kind;
}

function readRows<Row>(name: string): Row[] {
  const text = readFileSync(new URL(`../datasets/${name}`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line));
}
