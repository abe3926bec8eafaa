import type { ClaimState } from '../model/citation-state';
import { distinct, missingDetails } from './claim-state';
import { claimWording } from './claim-wording';
import { describeClaimSource } from './describe-claim-source';
import type { RowWords } from './describe-row';
import { safeWords } from './safe-words';
import type { Wording } from './wording';

/** Details named in a row; the card names all. */
const MOST_NAMED = 3;

/** One line for a cited sentence in a list: where it points and what stands out. */
export function describeClaimRow({ claim, look }: ClaimState, plain: Wording): RowWords {
  const wording = claimWording(plain);
  const [main] = claim.sources;
  if (look.state !== 'looked-up') return { host: wording.displayHost(main.href), detail: null };
  const { result } = look;
  const best = result.bySource[result.best] ?? result.bySource[0];
  const { source, unreadable } = describeClaimSource(claim, best, wording);
  const missing = distinct(missingDetails(result)).map(({ text }) => safeWords(text));
  const named = missing.slice(0, MOST_NAMED).join(wording.say('listComma'));
  const detail =
    missing.length > 0
      ? wording.say('claimPartMissing', missing.length > MOST_NAMED ? `${named} …` : named)
      : (unreadable?.reason ?? null);
  return { host: source.host, detail };
}
