import type { SourceResult } from '../model/check-result';
import type { Citation } from '../model/citation';
import type { Way } from '../model/job';
import type { Verdict } from '../model/verdict';
import { describeArchived } from './describe-archived';
import { describeList } from './describe-list';
import { describeMoved } from './describe-moved';
import { addressOf, describeSource, type SourceWords } from './describe-source';
import {
  describeUnreadable,
  type HelpfulAction,
  type UnreadableWords,
} from './describe-unreadable';
import { describeVerdict, type VerdictWords } from './describe-verdict';
import { describeDate } from './describe-when';
import { linkToPassage, type PassageInContext } from './link-to-passage';
import { listWays } from './list-ways';
import { isCopy, type MarkState, resultState } from './mark-state';
import { passageOfVerdict } from './passage-of-verdict';
import type { Remark } from './remark';
import type { Wording } from './wording';

/** All that a card says of one source beside the words themselves. */
export interface SectionWords extends VerdictWords {
  readonly state: MarkState;
  readonly unreadable: UnreadableWords | null;
  readonly source: SourceWords;
  /** Where the page opens, at the passage if there is one; null when there is nothing to open. */
  readonly href: string | null;
  /** The source's own words at that place, or null. */
  readonly passageWords: string | null;
  readonly main: HelpfulAction;
  /** Other ways to read this source, the likeliest first. */
  readonly ways: readonly Way[];
  /** What else is known of the source: where it lives now, what an archive holds. */
  readonly remarks: readonly Remark[];
  readonly allowHost: string | null;
}

export function describeSection(
  citation: Citation,
  read: SourceResult,
  wording: Wording,
): SectionWords {
  const { verdict } = read;
  const cited = citation.sources[read.source] ?? citation.sources[0];
  const ways = listWays(read);
  const passage = passageOfVerdict(verdict, read.excerpt);
  const unreadable =
    verdict.kind === 'could-not-check'
      ? describeUnreadable(verdict.why, cited.href, wording)
      : null;
  return {
    ...titleOf(citation, read, wording),
    state: resultState(read),
    unreadable,
    source: describeSource(cited, read, wording),
    href: isRefusedAddress(verdict)
      ? null
      : linkToPassage(addressOf(cited, read), onPage(passage, read), read.page),
    passageWords: passage?.text ?? null,
    main: mainAction(unreadable, ways),
    ways,
    remarks: [
      describeMoved(read, wording),
      describeArchived(read, wording),
      describeList(read, wording),
    ].filter((remark) => remark !== null),
    allowHost: allowHostOf(verdict, wording),
  };
}

/** Words of a copy or of a tab are said to be that, never plainly of the page. */
function titleOf(citation: Citation, read: SourceResult, wording: Wording): VerdictWords {
  const { say, locale } = wording;
  const words = describeVerdict(read.verdict, citation.moreSources, wording);
  const isFound = read.verdict.kind === 'found' || read.verdict.kind === 'found-with-edits';
  if (!isFound || read.reading === null) return words;
  if (read.reading.via === 'file')
    return { title: say('titleFoundInFile'), sentence: say('sentenceFoundInFile') };
  if (isCopy(read)) {
    const { capturedAt } = read.reading;
    const title =
      capturedAt === null
        ? say('titleFoundInCopyUndated')
        : say('titleFoundInCopy', describeDate(capturedAt, locale));
    return { title, sentence: say('sentenceFoundInCopy') };
  }
  const isPlain = read.reading.via === 'open-tab' && read.verdict.kind === 'found';
  return isPlain ? { ...words, sentence: say('sentenceFoundInTab') } : words;
}

/** What was tried already helps no more. */
function mainAction(unreadable: UnreadableWords | null, ways: readonly Way[]): HelpfulAction {
  const action = unreadable?.action ?? 'open-page';
  const isTried = (action === 'copies' || action === 'open-tab') && !ways.includes(action);
  return isTried ? 'none' : action;
}

/** A link that Verbatim itself refuses to open is not offered for a press either. */
function isRefusedAddress(verdict: Verdict): boolean {
  return verdict.kind === 'could-not-check' && verdict.why.kind === 'refused-address';
}

/** A browser finds only what the page shows: its main text and parts that it folds away. */
function onPage(passage: PassageInContext | null, { excerpt }: SourceResult) {
  return excerpt?.stream === 'main' || excerpt?.stream === 'collapsed' ? passage : null;
}

function allowHostOf(verdict: Verdict, { displayHost }: Wording): string | null {
  if (verdict.kind !== 'could-not-check' || verdict.why.kind !== 'no-permission') return null;
  return displayHost(verdict.why.origin) || null;
}
