import type { SourceUrl } from '../model/address';
import type { SourceResult } from '../model/check-result';
import type { ClaimSource } from '../model/claim-result';
import type { NonEmpty } from '../model/result';
import type { Unreadable } from '../model/verdict';
import type { Judged } from './judge';
import { nothingOf } from './look-up-claim';

/**
 * The results without what was read of sites whose access the reader took back meanwhile: of these only
 * that is said. A page in the reader's own tab or file needs none.
 */
export async function withoutLostAccess<R extends Judged>(
  bySource: NonEmpty<R>,
  mayOpen: (url: SourceUrl) => Promise<boolean>,
): Promise<NonEmpty<R>> {
  const kept = await Promise.all(
    bySource.map(async (one) => {
      const { reading } = one;
      if (reading === null || reading.via === 'open-tab' || reading.via === 'file') return one;
      if (await mayOpen(reading.finalUrl)) return one;
      return lost(one, { kind: 'no-permission', origin: new URL(reading.finalUrl).origin });
    }),
  );
  return kept as unknown as NonEmpty<R>;
}

function lost<R extends Judged>(one: R, why: Unreadable): R {
  return ('verdict' in one ? lostResult(one, why) : lostLook(one, why)) as R;
}

function lostResult({ source }: SourceResult, why: Unreadable): SourceResult {
  const nothing = { reading: null, title: null, excerpt: null, page: null };
  return { source, verdict: { kind: 'could-not-check', why, nearest: null }, ...nothing };
}

function lostLook({ source }: ClaimSource, why: Unreadable): ClaimSource {
  return { ...nothingOf(source), outcome: { kind: 'could-not-check', why } };
}
