import type { ArchivedPage, SourceResult } from '../model/check-result';
import type { Reading } from '../model/snapshot';
import { describeDate } from './describe-when';
import { linkToPassage } from './link-to-passage';
import { linksTo, type Remark } from './remark';
import type { Wording } from './wording';

/**
 * What an archive was found to hold of a page; null where nobody asked. `describeCopy` says what a copy
 * that was read has; null where nothing is known of it.
 */
export function describeArchived<Result extends { readonly reading: Reading | null }>(
  { archived }: { readonly archived?: ArchivedPage<Result> },
  describeCopy: (copy: Result, date: string, archive: string) => string | null,
  { say, locale }: Pick<Wording, 'say' | 'locale'>,
): Remark | null {
  if (archived === undefined) return null;
  const { archive, answer, copy, saveUrl } = archived;
  switch (answer) {
    case 'none':
      return {
        sentence: say('archivedNone', archive),
        links: linksTo([say('actionSaveCopy'), linkToPassage(saveUrl, null, null)]),
      };
    case 'no-answer':
      return { sentence: say('archivedNoAnswer', archive), links: [] };
    case 'copies': {
      const at = copy?.reading?.capturedAt ?? null;
      const sentence =
        copy === null || at === null ? null : describeCopy(copy, describeDate(at, locale), archive);
      if (sentence === null) return { sentence: say('archivedUnread', archive), links: [] };
      return {
        sentence,
        links: linksTo([
          say('actionOpenCopy'),
          linkToPassage(copy?.reading?.finalUrl ?? '', null, null),
        ]),
      };
    }
  }
}

/** What a copy has of a quote. */
export function describeQuoteCopy(say: Wording['say']) {
  return ({ verdict }: SourceResult, date: string, archive: string): string => {
    const isThere = verdict.kind === 'found' || verdict.kind === 'found-with-edits';
    return say(isThere ? 'archivedWasThere' : 'archivedNotThere', date, archive);
  };
}
