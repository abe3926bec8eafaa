import type { Claim } from '../model/claim';
import type { ClaimOutcome, ClaimSource } from '../model/claim-result';
import type { Way } from '../model/job';
import type { Unreadable } from '../model/verdict';
import { distinct, isRead } from './claim-state';
import { type ClosestPassage, closestPassage } from './closest-passage';
import { describeArchived } from './describe-archived';
import { describeList } from './describe-list';
import { describeMoved } from './describe-moved';
import { addressOf, describeSource, type SourceWords } from './describe-source';
import { describeWayOut, type WayOut } from './describe-way-out';
import { linkToPassage } from './link-to-passage';
import { listWays } from './list-ways';
import type { Remark } from './remark';
import { safeWords } from './safe-words';
import { sayCount } from './say-count';
import type { Wording } from './wording';

/** All that a card says of one source of a cited sentence. */
export interface ClaimSourceWords extends Omit<WayOut, 'mayOpen'> {
  /** What it is and comes to, where several sources are told apart. */
  readonly title: string;
  readonly passage: ClosestPassage | null;
  readonly source: SourceWords;
  /** Where the page opens, at the closest passage if there is one; null when there is nothing to open. */
  readonly href: string | null;
  readonly ways: readonly Way[];
  readonly remarks: readonly Remark[];
}

export function describeClaimSource(
  claim: Claim,
  look: ClaimSource,
  wording: Wording,
): ClaimSourceWords {
  const { outcome } = look;
  const cited = claim.sources[look.source] ?? claim.sources[0];
  const why = whyNotRead(outcome);
  const ways = listClaimWays(look, why);
  const { mayOpen, ...wayOut } = describeWayOut(why, ways, cited.href, wording);
  const passage = closestPassage(claim, look, wording.say);
  const source = describeSource(cited, look, wording);
  return {
    ...wayOut,
    title: safeWords(source.title) + wording.say('listBetween') + describeOutcome(outcome, wording),
    passage,
    source,
    href: mayOpen
      ? linkToPassage(addressOf(cited, look), passage?.context ?? null, look.page)
      : null,
    ways,
    remarks: [
      describeMoved(look.reading, why === null, wording),
      describeArchived(look, describeClaimCopy(wording.say), wording),
      describeList(look, wording),
    ].filter((remark) => remark !== null),
  };
}

/** Why nothing is said of a source, in the terms in which the same is said of a quote's. */
function whyNotRead(outcome: ClaimOutcome): Unreadable | null {
  switch (outcome.kind) {
    case 'read':
    case 'not-checkable':
      return null;
    case 'silent':
      return outcome.why === 'other-language'
        ? { kind: 'refused', why: outcome.why }
        : { kind: 'doubt', doubt: outcome.why };
    case 'could-not-check':
      return outcome.why;
  }
}

function describeOutcome(outcome: ClaimOutcome, wording: Wording): string {
  const { say } = wording;
  if (outcome.kind === 'not-checkable') return say('claimMarkNotCheckable');
  if (!isRead(outcome)) return say('claimMarkCouldNotCheck');
  if (outcome.topic === 'elsewhere') return say('claimElsewhere');
  const details = distinct(outcome.details);
  if (details.length === 0) return say('claimNoDetails');
  const found = details.filter((detail) => detail.found).length;
  return sayCount('claimSourceHas', details.length, wording, String(found));
}

/** The other sources of a sentence are looked through anyway. */
function listClaimWays(look: ClaimSource, why: Unreadable | null): Way[] {
  const { outcome, reading, archived } = look;
  const lacks =
    isRead(outcome) &&
    (outcome.topic === 'elsewhere' || outcome.details.some(({ found }) => !found));
  if (why === null && !lacks) return [];
  const verdict =
    why === null
      ? ({ kind: 'not-in-source' } as const)
      : { kind: 'could-not-check' as const, why, nearest: null };
  return listWays({ verdict, reading, archived }).filter((way) => way !== 'other-sources');
}

/** What an archived copy has of a cited sentence. */
function describeClaimCopy(say: Wording['say']) {
  return ({ outcome }: ClaimSource, date: string, archive: string): string | null => {
    if (!isRead(outcome)) return null;
    const details = distinct(outcome.details);
    const missing = details.filter(({ found }) => !found).map(({ text }) => safeWords(text));
    if (missing.length > 0)
      return say('claimCopyLacks', date, archive, missing.join(say('listComma')));
    return say(details.length > 0 ? 'claimCopyHas' : 'claimCopyRead', date, archive);
  };
}
