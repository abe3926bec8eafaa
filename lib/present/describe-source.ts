import type { SourceResult } from '../model/check-result';
import type { FoundSource } from '../model/citation';
import type { Reading } from '../model/snapshot';
import { describeDate, describeWhen } from './describe-when';
import { safeWords, withoutOverrides } from './safe-words';
import type { Wording } from './wording';

export interface SourceWords {
  readonly title: string;
  readonly host: string;
  /** Where on it, when read and how: short phrases, each of which may stand alone. */
  readonly details: readonly string[];
}

/** Names one source: what it is, where it lives, and how its text was come by. */
export function describeSource(
  cited: FoundSource,
  read: SourceResult | null,
  wording: Wording,
): SourceWords {
  const url = read?.reading?.finalUrl ?? cited.href;
  const title = withoutOverrides(read?.title ?? cited.label).trim();
  return {
    title: title === '' ? wording.say('sourceUntitled') : title,
    host: wording.displayHost(url),
    details: read === null ? [] : describeDetails(read, url, wording),
  };
}

function describeDetails(read: SourceResult, url: string, wording: Wording): string[] {
  const { say } = wording;
  const details: string[] = [];
  if (read.page !== null) details.push(say('sourcePage', String(read.page)));
  // Missing in results that were stored before headings were read.
  const heading = safeWords(read.heading ?? '');
  if (heading !== '') details.push(say('sourceSection', heading));
  if (read.reading !== null) details.push(describeReading(read.reading, wording));
  if (read.reading?.via === 'network' && url.startsWith('http:'))
    details.push(say('sourceInsecure'));
  return details;
}

function describeReading(reading: Reading, wording: Wording): string {
  const { say, locale } = wording;
  const when = describeWhen(reading.readAt, wording);
  switch (reading.via) {
    case 'network':
      return say('readFromSite', when);
    case 'open-tab':
      return say('readInTab', when);
    case 'archive':
      return reading.capturedAt === null
        ? say('readInArchiveUndated', when)
        : say('readInArchive', describeDate(reading.capturedAt, locale), when);
  }
}
