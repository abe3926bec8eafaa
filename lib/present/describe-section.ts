import type { SourceResult } from '../model/check-result';
import type { Citation } from '../model/citation';
import type { Way } from '../model/job';
import { describeArchived, describeQuoteCopy } from './describe-archived';
import { describeList } from './describe-list';
import { describeMoved } from './describe-moved';
import { describeResult } from './describe-result';
import { addressOf, describeSource, type SourceWords } from './describe-source';
import type { VerdictWords } from './describe-verdict';
import { describeWayOut, type WayOut } from './describe-way-out';
import { linkToPassage, type PassageInContext } from './link-to-passage';
import { listWays } from './list-ways';
import { type MarkState, resultState } from './mark-state';
import { passageOfVerdict } from './passage-of-verdict';
import type { Remark } from './remark';
import type { Wording } from './wording';
import { wordsOfSource } from './words-of-source';

/** All that a card says of one source beside the words themselves. */
export interface SectionWords extends VerdictWords, Omit<WayOut, 'mayOpen'> {
  readonly state: MarkState;
  readonly source: SourceWords;
  /** Where the page opens, at the passage if there is one; null when there is nothing to open. */
  readonly href: string | null;
  /** The source's own words at that place, or null. */
  readonly passageWords: string | null;
  /** Other ways to read this source, the likeliest first. */
  readonly ways: readonly Way[];
  /** What else is known of the source: where it lives now, what an archive holds. */
  readonly remarks: readonly Remark[];
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
  const why = verdict.kind === 'could-not-check' ? verdict.why : null;
  const { mayOpen, ...wayOut } = describeWayOut(why, ways, cited.href, wording);
  return {
    ...describeResult(read, citation.moreSources, wording),
    ...wayOut,
    state: resultState(read),
    source: describeSource(cited, read, wording),
    href: mayOpen ? linkToPassage(addressOf(cited, read), onPage(passage, read), read.page) : null,
    passageWords: wordsOfSource(verdict, read.excerpt),
    ways,
    remarks: [
      describeMoved(read.reading, why === null, wording),
      describeArchived(read, describeQuoteCopy(wording.say), wording),
      describeList(read, wording),
    ].filter((remark) => remark !== null),
  };
}

/** A browser finds only what the page shows: its main text and parts that it folds away. */
function onPage(passage: PassageInContext | null, { excerpt }: SourceResult) {
  return excerpt?.stream === 'main' || excerpt?.stream === 'collapsed' ? passage : null;
}
