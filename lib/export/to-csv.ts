import type { CitationRecord } from '../model/record';
import { bestOf } from './best-of';
import { passageLink } from './passage-link';
import { toIsoTime } from './to-iso-time';

const COLUMNS = [
  ...['checked', 'verdict', 'quote', 'passage', 'title', 'address', 'link', 'read', 'met on'],
  ...['bytes', 'text', 'record'],
];

/** One row a record, as RFC 4180 has it, and with nothing in it that a spreadsheet would calculate. */
export function toCsv(records: readonly CitationRecord[]): string {
  const rows = [COLUMNS, ...records.map(rowOf)];
  // The mark at the start tells spreadsheets that this is UTF-8.
  return `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function rowOf(record: CitationRecord): string[] {
  const { title, verdict, reading, evidence, source } = bestOf(record.result);
  const cited = record.citation.sources[source] ?? record.citation.sources[0];
  return [
    toIsoTime(record.checkedAt),
    verdict.kind,
    record.citation.quoteText,
    evidence?.selectors.map(({ quote }) => quote.exact).join(' … ') ?? '',
    title ?? cited.label,
    cited.href,
    passageLink(record) ?? '',
    reading === null ? '' : toIsoTime(reading.readAt),
    record.metOn.pageUrl,
    reading?.snapshot ?? '',
    evidence?.hashes.text ?? '',
    record.id,
  ];
}

/** A spreadsheet takes what begins with one of these for a formula, also behind white space. */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@|%＝＋－＠]/;

function cellOf(text: string): string {
  const safe = FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.toWellFormed().replaceAll('"', '""').replaceAll('\0', '')}"`;
}
