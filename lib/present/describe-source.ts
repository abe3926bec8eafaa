import type { FormKind, SourceResult } from '../model/check-result';
import type { FoundSource } from '../model/citation';
import type { Reading } from '../model/snapshot';
import type { LinkClass } from '../model/verdict';
import { describeDate, describeWhen } from './describe-when';
import { safeWords, withoutOverrides } from './safe-words';
import type { Wording } from './wording';

/** What is told of a source, whatever was looked for in it. */
type Told = Pick<SourceResult, 'title' | 'reading' | 'page' | 'heading' | 'otherForm'>;

export interface SourceWords {
  readonly title: string;
  readonly host: string;
  /** Where on it, when read and how: short phrases, each of which may stand alone. */
  readonly details: readonly string[];
}

/** Names one source: what it is, where it lives, and how its text was come by. */
export function describeSource(
  cited: FoundSource,
  read: Told | null,
  wording: Wording,
): SourceWords {
  const url = addressOf(cited, read);
  const host = wording.displayHost(url);
  // A source that the answer does not name goes by its host (`nameSources`).
  const title = withoutOverrides(titleOf(read) ?? (cited.label || host)).trim();
  return {
    title: title === '' ? wording.say('sourceUntitled') : title,
    host,
    details: read === null ? [] : describeDetails(read, url, wording),
  };
}

/** What a site may send in the place of the cited page: its title names an error or a wall, not the source. */
const OTHER_THAN_CITED: ReadonlySet<LinkClass | null> = new Set([
  ...(['gone', 'gone-copy-exists', 'gone-no-copy', 'soft-404', 'parked'] as const),
  ...(['blocked', 'server-error', 'bot-wall', 'login-wall', 'consent-wall'] as const),
]);

/** The page's own title; null where none is known, or where it is not the cited page's. */
export function titleOf(read: Pick<Told, 'title' | 'reading'> | null): string | null {
  return isCitedPage(read?.reading ?? null) ? (read?.title ?? null) : null;
}

function isCitedPage(reading: Reading | null): boolean {
  return reading?.via !== 'network' || !OTHER_THAN_CITED.has(reading.linkClass);
}

/**
 * Where the reader goes: to the page that was read. Of another form, made for programs, it is the cited
 * page that people can read.
 */
export function addressOf(
  cited: FoundSource,
  read: Pick<Told, 'reading' | 'otherForm'> | null,
): string {
  const form = read?.otherForm;
  const isForPeople = form === undefined || form === 'html' || form === 'pdf';
  return (isForPeople ? read?.reading?.finalUrl : null) ?? cited.href;
}

/** Formats go by the same names in every language. */
const FORMATS: Readonly<Record<FormKind, string>> = {
  html: 'HTML',
  pdf: 'PDF',
  raw: 'TXT',
  text: 'TXT',
  feed: 'RSS',
  api: 'JSON',
  amp: 'AMP',
  original: 'HTML',
};

function describeDetails(read: Told, url: string, wording: Wording): string[] {
  const { say, displayHost } = wording;
  const details: string[] = [];
  if (read.page !== null) details.push(say('sourcePage', String(read.page)));
  // Missing in results that were stored before headings were read.
  const heading = safeWords(read.heading ?? '');
  if (heading !== '') details.push(say('sourceSection', heading));
  const { otherForm, reading } = read;
  if (otherForm !== undefined && reading !== null)
    details.push(say('sourceOtherForm', FORMATS[otherForm], displayHost(reading.finalUrl)));
  if (reading !== null) details.push(describeReading(reading, wording));
  if (reading?.via === 'network' && url.startsWith('http:')) details.push(say('sourceInsecure'));
  return details;
}

function describeReading(reading: Reading, wording: Wording): string {
  const { say, locale } = wording;
  const when = describeWhen(reading.readAt, wording);
  switch (reading.via) {
    case 'network':
      return say(isCitedPage(reading) ? 'readFromSite' : 'siteAnswered', when);
    case 'open-tab':
      return say('readInTab', when);
    case 'file':
      return say('readInFile', when);
    case 'archive':
      return reading.capturedAt === null
        ? say('readInArchiveUndated', when)
        : say('readInArchive', describeDate(reading.capturedAt, locale), when);
  }
}
