import type { ReaderEntry } from '../model/reader-entry';
import type { CitationRecord, ClaimRecord, EvidenceRecord } from '../model/record';
import { claimResultState } from '../present/claim-state';
import { bestOf } from './best-of';
import { lastViews, type ReaderView } from './last-views';
import { linkClassOf } from './link-class';
import { passageLink } from './passage-link';
import { toIsoTime } from './to-iso-time';

/** A row of a quote has a verdict; one of a cited sentence has none, and says what was looked for instead. */
const COLUMNS = [
  ...['checked', 'verdict', 'quote', 'passage', 'title', 'address', 'link', 'read', 'met on'],
  ...['bytes', 'text', 'record', 'kind', 'sentence', 'looked up', 'found on the page'],
  ...['not found on the page', 'topic', 'link class', 'reader says', 'action', 'reason'],
];

/** One row a record, as RFC 4180 has it, and with nothing in it that a spreadsheet would calculate. */
export function toCsv(
  records: readonly EvidenceRecord[],
  entries: readonly ReaderEntry[] = [],
): string {
  const views = lastViews(entries);
  const rows = [COLUMNS, ...records.map((record) => rowOf(record, views.get(record.id)))];
  // The mark at the start tells spreadsheets that this is UTF-8.
  return `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function rowOf(record: EvidenceRecord, view: ReaderView | undefined): string[] {
  const isOfSentence = 'kind' in record;
  const own = isOfSentence ? sentenceCells(record) : quoteCells(record);
  const best = bestOf<Told>(record.result);
  const { reading, evidence, source, title } = best;
  const cited = record.citation.sources[source] ?? record.citation.sources[0];
  return [
    toIsoTime(record.checkedAt),
    own.verdict,
    own.quote,
    own.passage,
    title ?? cited.label,
    cited.href,
    passageLink(record) ?? '',
    reading === null ? '' : toIsoTime(reading.readAt),
    record.metOn.pageUrl,
    reading?.snapshot ?? '',
    evidence?.hashes.text ?? '',
    record.id,
    isOfSentence ? 'sentence' : 'quote',
    ...own.lookedUp,
    linkClassOf(best) ?? '',
    view?.said ?? '',
    view?.action ?? '',
    view?.reason ?? '',
  ];
}

type Told = (CitationRecord | ClaimRecord)['result']['bySource'][0];

interface OwnCells {
  readonly verdict: string;
  readonly quote: string;
  readonly passage: string;
  /** The columns from 'sentence' to 'topic'. */
  readonly lookedUp: readonly [string, string, string, string, string];
}

function quoteCells({ citation, result }: CitationRecord): OwnCells {
  const { verdict, evidence } = bestOf(result);
  return {
    verdict: verdict.kind,
    quote: citation.quoteText,
    passage: evidence?.selectors.map(({ quote }) => quote.exact).join(' … ') ?? '',
    lookedUp: ['', '', '', '', ''],
  };
}

function sentenceCells(record: ClaimRecord): OwnCells {
  const { outcome, evidence } = bestOf(record.result);
  const read = outcome.kind === 'read' ? outcome : null;
  const isClosest = read !== null && read.closest !== null;
  const details = (found: boolean): string =>
    (read?.details ?? [])
      .filter((detail) => detail.found === found)
      .map(({ text }) => text)
      .join('; ');
  return {
    verdict: '',
    quote: '',
    passage: (isClosest && evidence?.selectors[0]?.quote.exact) || '',
    lookedUp: [
      record.citation.sentence,
      claimResultState(record.result),
      details(true),
      details(false),
      read?.topic ?? '',
    ],
  };
}

/** A spreadsheet takes what begins with one of these for a formula, also behind white space. */
const FORMULA = /^[\s\u200b\ufeff]*[=+\-@|%＝＋－＠]/;

function cellOf(text: string): string {
  const safe = FORMULA.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${safe.toWellFormed().replaceAll('"', '""').replaceAll('\0', '')}"`;
}
