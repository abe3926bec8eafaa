import { plainTools } from '../../lib/check/check-citation';
import { lookUpClaim } from '../../lib/check/look-up-claim';
import { claimVersions } from '../../lib/check/versions';
import { lookAtSentence } from '../../lib/claims/look-at-sentence';
import type { Claim } from '../../lib/model/claim';
import type { ClaimRecord } from '../../lib/model/record';
import { snapshotOf } from './record-of';

const URL_A = 'https://harbour.example/survey';

/** The record of a look at `sentence` in a plain text, made by the look itself. */
export async function claimRecordOf(
  sentence: string,
  text: string,
  over: Partial<ClaimRecord> = {},
  cited: Partial<Claim> = {},
  status = 200,
): Promise<ClaimRecord> {
  const snapshot = snapshotOf(text, { status });
  const claim: Claim = {
    ...{ kind: 'claim', key: 'claim-1', sentence, moreSources: 0 },
    sources: [{ href: URL_A, label: 'Harbour Review' }],
    ...cited,
  };
  const result = await lookUpClaim(
    claim,
    async (url) => ({ kind: 'answer', snapshot, observed: observed(url, status) }),
    { ...plainTools, lookAt: async (words, source) => lookAtSentence(words, source) },
  );
  return {
    kind: 'claim',
    id: '0f1d1a4e-6c1f-4a39-9a53-0c6d2f5f7a02',
    citation: claim,
    metOn: { site: 'chatgpt', pageUrl: 'https://chatgpt.com/c/1' },
    result,
    snapshots: result.bySource.flatMap(({ reading }) => reading?.snapshot ?? []),
    versions: claimVersions,
    checkedAt: Date.UTC(2026, 10, 5, 14, 2, 12),
    ...over,
  };
}

function observed(url: string, status: number) {
  return {
    ...{ requested: url, finalUrl: url, status, hops: [{ url, status }] },
    ...{ headers: {}, error: null, title: null, text: null, doubts: [] },
  };
}
