import { CLAIM_MARKS } from '../../components/claim-mark';
import { citationKey } from '../../lib/detect/citation-key';
import { findClaims } from '../../lib/detect/find-claims';
import type { CitedSentence, DetectedCitations } from '../../lib/model/citation';
import type { LookState } from '../../lib/model/citation-state';
import type { Claim } from '../../lib/model/claim';
import { LONGEST_QUOTE_TOLD, MOST_LISTS } from '../../lib/model/page-limits';
import { claimMarkState } from '../../lib/present/claim-state';
import { describeClaimMark } from '../../lib/present/describe-claim-mark';
import type { CardContent } from '../card/card-request';
import type { ClaimsPart } from './claims-part';

/** Marks the cited sentences that quote nothing, each with a mark of its own shape. */
export const claimsPart: ClaimsPart = {
  findClaims,
  marks: (found, model, say) =>
    keyClaims(found).map(({ claim, place }) => ({
      key: claim.key,
      place,
      // No citation has the key of a cited sentence.
      content: () => contentOf(claim, model.checkOf(claim.key) as LookState, say),
    })),
  report(report, found) {
    const lists = [...report.lists];
    const listOf = (listed: readonly string[]): number => {
      const known = lists.findIndex((list) => isEqual(list, listed));
      if (known >= 0 || listed.length === 0 || lists.length === MOST_LISTS) return known;
      return lists.push([...listed]) - 1;
    };
    const claims = keyClaims(found).map(({ claim, listed }) => ({
      ...claim,
      sources: [...claim.sources] as [(typeof claim.sources)[0]],
      list: listOf(listed),
    }));
    return { ...report, lists, claims };
  },
};

interface KeyedClaim extends Pick<CitedSentence, 'place' | 'listed'> {
  readonly claim: Claim;
}

/** Of the last reading: marks and report ask for the same. */
let known: { readonly claims: readonly CitedSentence[]; readonly keyed: readonly KeyedClaim[] } = {
  claims: [],
  keyed: [],
};

/** Gives each cited sentence its key: the same over re-renders, different for repetitions. */
function keyClaims({ claims, site }: DetectedCitations): readonly KeyedClaim[] {
  if (claims === known.claims) return known.keyed;
  const seen = new Map<string, number>();
  const keyed = claims
    .filter(({ sentence }) => sentence.length <= LONGEST_QUOTE_TOLD)
    .map((each): KeyedClaim => {
      const { sentence, sources, moreSources, listed, place } = each;
      const url = sources[0].href;
      const name = `${sentence}\n${url}`;
      const occurrence = seen.get(name) ?? 0;
      seen.set(name, occurrence + 1);
      const key = `claim-${citationKey({ site, quoteText: sentence, url, occurrence })}`;
      return { claim: { kind: 'claim', key, sentence, sources, moreSources }, listed, place };
    });
  known = { claims, keyed };
  return keyed;
}

function contentOf(
  claim: Claim,
  look: LookState,
  say: Parameters<ClaimsPart['marks']>[2],
): CardContent {
  const state = claimMarkState(look);
  const mark = { ...CLAIM_MARKS[state], name: describeClaimMark(state, say) };
  return { kind: 'claim', claim, look, mark };
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((href, at) => href === other[at]);
}
