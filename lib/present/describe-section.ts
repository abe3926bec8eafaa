import type { SourceResult } from '../model/check-result';
import type { Citation } from '../model/citation';
import type { Way } from '../model/job';
import type { Verdict } from '../model/verdict';
import { describeArchived } from './describe-archived';
import { describeList } from './describe-list';
import { describeMoved } from './describe-moved';
import { describeResult } from './describe-result';
import { addressOf, describeSource, type SourceWords } from './describe-source';
import {
  describeUnreadable,
  type HelpfulAction,
  type UnreadableWords,
} from './describe-unreadable';
import type { VerdictWords } from './describe-verdict';
import { linkToPassage, type PassageInContext } from './link-to-passage';
import { listWays } from './list-ways';
import { type MarkState, resultState } from './mark-state';
import { passageOfVerdict } from './passage-of-verdict';
import type { Remark } from './remark';
import type { Wording } from './wording';
import { wordsOfSource } from './words-of-source';

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
    ...describeResult(read, citation.moreSources, wording),
    state: resultState(read),
    unreadable,
    source: describeSource(cited, read, wording),
    href: isRefusedAddress(verdict)
      ? null
      : linkToPassage(addressOf(cited, read), onPage(passage, read), read.page),
    passageWords: wordsOfSource(verdict, read.excerpt),
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
