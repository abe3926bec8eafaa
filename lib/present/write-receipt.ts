import type { SourceResult } from '../model/check-result';
import type { Citation } from '../model/citation';
import { describeSection } from './describe-section';
import { describeDate } from './describe-when';
import { withoutOverrides } from './safe-words';
import type { Wording } from './wording';

/** Quote, verdict, day and link in a few plain lines, to paste beside a claim. */
export function writeReceipt(
  citation: Citation,
  read: SourceResult,
  checkedAt: number,
  wording: Wording,
): string {
  const { title, sentence, unreadable, href } = describeSection(citation, read, wording);
  const isOfTab = read.reading?.via === 'open-tab' && read.verdict.kind === 'found';
  return [
    inMarks(citation.quoteText, wording),
    `${title} (Verbatim, ${describeDate(checkedAt, wording.locale)})`,
    unreadable?.reason ?? null,
    isOfTab ? sentence : null,
    href,
  ]
    .filter((line) => line !== null)
    .join('\n');
}

/**
 * The source's exact words and where they stand, to put in the place of the quote; null where the check
 * points at no words.
 */
export function writeCitation(
  citation: Citation,
  read: SourceResult,
  wording: Wording,
): string | null {
  const { passageWords, source, href } = describeSection(citation, read, wording);
  if (passageWords === null || read.reading === null) return null;
  const parts = [
    source.title,
    ...(read.page === null ? [] : [wording.say('sourcePage', String(read.page))]),
    ...(source.host === '' || source.host === source.title ? [] : [source.host]),
    describeReading(read.reading, wording),
  ];
  const words = `${inMarks(passageWords, wording)} (${parts.join(wording.say('listComma'))})`;
  return href === null ? words : `${words}\n${href}`;
}

function inMarks(words: string, { say }: Wording): string {
  const line = withoutOverrides(words).replace(/\s+/g, ' ').trim();
  return `${say('quotationOpen')}${line}${say('quotationClose')}`;
}

/** A day alone: "today" means nothing where the words are pasted. */
function describeReading(
  { via, readAt, capturedAt }: NonNullable<SourceResult['reading']>,
  { say, locale }: Wording,
): string {
  const day = describeDate(readAt, locale);
  switch (via) {
    case 'network':
      return say('citedRead', day);
    case 'open-tab':
      return say('citedInTab', day);
    case 'file':
      return say('citedInFile', day);
    case 'archive':
      return capturedAt === null
        ? say('citedInCopyUndated', day)
        : say('citedInCopy', describeDate(capturedAt, locale));
  }
}
