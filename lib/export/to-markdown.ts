import type { ReaderEntry } from '../model/reader-entry';
import type { CitationRecord, EvidenceRecord } from '../model/record';
import { describeResult } from '../present/describe-result';
import { describeUnreadable } from '../present/describe-unreadable';
import { writeView } from '../present/describe-view';
import type { Wording } from '../present/wording';
import { bestOf } from './best-of';
import { claimPart } from './claim-markdown';
import { escapeMarkdown, linkOf } from './escape-markdown';
import { lastViews, type ReaderView } from './last-views';
import { passageLink } from './passage-link';
import { toIsoTime } from './to-iso-time';

/**
 * A report for people: each quote with its verdict, the way to the passage, and what it rests on; then, under
 * a heading of their own, the cited sentences that quote nothing, which have no verdict.
 */
export function toMarkdown(
  records: readonly EvidenceRecord[],
  wording: Wording,
  entries: readonly ReaderEntry[] = [],
): string {
  const { say, now } = wording;
  const views = lastViews(entries);
  const head = [
    '---',
    'generator: Verbatim',
    `date: ${toIsoTime(now)}`,
    `records: ${records.length}`,
    '---',
  ];
  const [quotes, sentences]: [string[], string[]] = [[], []];
  for (const record of records) {
    const view = viewLine(views.get(record.id), wording);
    if ('kind' in record) sentences.push([claimPart(record, wording), ...view].join('\n'));
    else quotes.push([partOf(record, wording), ...view].join('\n'));
  }
  const chapter = (title: string, smallPrint: string, parts: readonly string[]): string[] => [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(smallPrint),
    ...parts,
  ];
  const hasQuotes = quotes.length > 0 || sentences.length === 0;
  return `${[
    head.join('\n'),
    ...(hasQuotes ? chapter(say('evidenceReport'), say('smallPrint'), quotes) : []),
    ...(sentences.length > 0
      ? chapter(say('evidenceReportSentences'), say('claimSmallPrint'), sentences)
      : []),
  ].join('\n\n')}\n`;
}

function partOf(record: CitationRecord, wording: Wording): string {
  const best = bestOf(record.result);
  const cited = record.citation.sources[best.source] ?? record.citation.sources[0];
  const words = describeResult(best, record.result.moreSources, wording);
  const passages = best.evidence?.selectors.map(({ quote }) => quote.exact) ?? [];
  const isThere = best.verdict.kind === 'found' || best.verdict.kind === 'found-with-edits';
  const { say } = wording;
  return [
    `## ${escapeMarkdown(words.title)}`,
    `> ${escapeMarkdown(record.citation.quoteText)}`,
    ...(best.verdict.kind === 'could-not-check'
      ? [escapeMarkdown(describeUnreadable(best.verdict.why, cited.href, wording).reason)]
      : []),
    ...(passages.length === 0 || isThere
      ? []
      : [`${escapeMarkdown(say('lineSource'))}\n\n> ${escapeMarkdown(passages.join(' … '))}`]),
    [
      `- ${linkOf(best.title ?? cited.label, passageLink(record), say('sourceUntitled'))}`,
      `- ${toIsoTime(record.checkedAt)}`,
      ...(best.reading === null ? [] : [`- \`${best.reading.snapshot}\``]),
    ].join('\n'),
  ].join('\n\n');
}

/** The reader's own words close the list of what the check rests on. */
function viewLine(view: ReaderView | undefined, { say }: Wording): string[] {
  if (view === undefined) return [];
  return [`- ${escapeMarkdown(`${say('evidenceSaid')}: ${writeView(view, say)}`)}`];
}
