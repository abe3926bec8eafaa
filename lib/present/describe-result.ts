import type { SourceResult } from '../model/check-result';
import { describeVerdict, type VerdictWords } from './describe-verdict';
import { describeDate } from './describe-when';
import { isCopy } from './mark-state';
import type { Wording } from './wording';

/**
 * Title and sentence of one source's result. Words of a copy, a file or a tab are said to be that, never
 * plainly of the page.
 */
export function describeResult(
  { verdict, reading }: Pick<SourceResult, 'verdict' | 'reading'>,
  moreSources: number,
  wording: Pick<Wording, 'say' | 'locale'>,
): VerdictWords {
  const { say, locale } = wording;
  const words = describeVerdict(verdict, moreSources, wording);
  const isFound = verdict.kind === 'found' || verdict.kind === 'found-with-edits';
  if (!isFound || reading === null) return words;
  if (reading.via === 'file')
    return { title: say('titleFoundInFile'), sentence: say('sentenceFoundInFile') };
  if (isCopy({ reading })) {
    const title =
      reading.capturedAt === null
        ? say('titleFoundInCopyUndated')
        : say('titleFoundInCopy', describeDate(reading.capturedAt, locale));
    return { title, sentence: say('sentenceFoundInCopy') };
  }
  const isPlain = reading.via === 'open-tab' && verdict.kind === 'found';
  return isPlain ? { ...words, sentence: say('sentenceFoundInTab') } : words;
}
