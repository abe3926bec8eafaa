import type { SourceResult } from '../model/check-result';
import { describeDate } from './describe-when';
import { linkToPassage } from './link-to-passage';
import type { Wording } from './wording';

export interface ArchivedWords {
  readonly sentence: string;
  /** Address of the copy, or null. */
  readonly copy: string | null;
  /** Where the archive saves a copy, for the reader to open; null where that does not help. */
  readonly save: string | null;
}

/** What an archive was found to hold of a page; null where nobody asked. */
export function describeArchived(
  { archived }: SourceResult,
  { say, locale }: Pick<Wording, 'say' | 'locale'>,
): ArchivedWords | null {
  if (archived === undefined) return null;
  const { archive, answer, copy, saveUrl } = archived;
  const save = answer === 'none' ? linkToPassage(saveUrl, null, null) : null;
  const plain = { copy: null, save };
  switch (answer) {
    case 'none':
      return { ...plain, sentence: say('archivedNone', archive) };
    case 'no-answer':
      return { ...plain, sentence: say('archivedNoAnswer', archive) };
    case 'copies': {
      const at = copy?.reading?.capturedAt ?? null;
      if (copy === null || at === null)
        return { ...plain, sentence: say('archivedUnread', archive) };
      const date = describeDate(at, locale);
      const isThere = copy.verdict.kind === 'found' || copy.verdict.kind === 'found-with-edits';
      const href = linkToPassage(copy.reading?.finalUrl ?? '', null, null);
      return {
        ...plain,
        copy: href,
        sentence: say(isThere ? 'archivedWasThere' : 'archivedNotThere', date, archive),
      };
    }
  }
}
