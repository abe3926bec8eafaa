import type { SourceResult } from '../model/check-result';
import { describeDate } from './describe-when';
import { linkToPassage } from './link-to-passage';
import { linksTo, type Remark } from './remark';
import type { Wording } from './wording';

/** What an archive was found to hold of a page; null where nobody asked. */
export function describeArchived(
  { archived }: SourceResult,
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
      if (copy === null || at === null)
        return { sentence: say('archivedUnread', archive), links: [] };
      const isThere = copy.verdict.kind === 'found' || copy.verdict.kind === 'found-with-edits';
      const date = describeDate(at, locale);
      return {
        sentence: say(isThere ? 'archivedWasThere' : 'archivedNotThere', date, archive),
        links: linksTo([
          say('actionOpenCopy'),
          linkToPassage(copy.reading?.finalUrl ?? '', null, null),
        ]),
      };
    }
  }
}
