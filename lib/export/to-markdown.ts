import type { CitationRecord } from '../model/record';
import { describeResult } from '../present/describe-result';
import { describeUnreadable } from '../present/describe-unreadable';
import type { Wording } from '../present/wording';
import { bestOf } from './best-of';
import { passageLink } from './passage-link';
import { toIsoTime } from './to-iso-time';

/** A report for people: each quote with its verdict, the way to the passage, and what it rests on. */
export function toMarkdown(records: readonly CitationRecord[], wording: Wording): string {
  const { say, now } = wording;
  const head = [
    '---',
    'generator: Verbatim',
    `date: ${toIsoTime(now)}`,
    `records: ${records.length}`,
    '---',
  ];
  const title = `# ${escapeMarkdown(say('evidenceReport'))}`;
  const parts = records.map((record) => partOf(record, wording));
  return `${[head.join('\n'), title, escapeMarkdown(say('smallPrint')), ...parts].join('\n\n')}\n`;
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

/** A link whose words cannot end it early, or the words alone where there is no web address. */
function linkOf(title: string, href: string | null, untitled: string): string {
  const words = escapeMarkdown(title.trim() === '' ? untitled : title);
  return href === null ? words : `[${words}](<${href.replace(/[<>\\\s]/g, encodeURIComponent)}>)`;
}

/**
 * Foreign words as plain words of Markdown: on one line, with no markup, link, formula or HTML in them.
 * What means something only at the start of a line is escaped there.
 */
export function escapeMarkdown(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u202a-\u202e\u2066-\u2069\0]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~#=$^%{}!]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replace(/^([-+])/, '\\$1')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
    .replace(/\b(https?|ftp|mailto|www)([:.])/gi, '$1\\$2');
}
