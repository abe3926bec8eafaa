import { checkCitation, plainTools } from '../../lib/check/check-citation';
import { versions } from '../../lib/check/versions';
import type { Citation } from '../../lib/model/citation';
import type { CitationRecord } from '../../lib/model/record';
import type { Snapshot } from '../../lib/model/snapshot';
import { citation } from '../check/citation';

const URL_A = 'https://harbour.example/survey';

export const snapshotOf = (body: string, over: Partial<Snapshot> = {}): Snapshot => ({
  bytes: new TextEncoder().encode(body),
  mediaType: 'text/plain',
  charset: 'utf-8',
  status: 200,
  headers: {},
  requestedUrl: URL_A,
  finalUrl: URL_A,
  via: 'network',
  fetchedAt: Date.UTC(2026, 10, 5, 14, 2, 11),
  ...over,
});

interface HowRead {
  /** In the place of a plain text. */
  readonly page?: Snapshot;
  readonly startBudget?: () => () => boolean;
}

/** The record of a check of `quoteText` against a plain text, made by the check itself. */
export async function recordOf(
  quoteText: string,
  text: string,
  over: Partial<CitationRecord> = {},
  cited: Partial<Citation> = {},
  { page = snapshotOf(text), startBudget = plainTools.startBudget }: HowRead = {},
): Promise<CitationRecord> {
  const observed = {
    requested: URL_A,
    hops: [{ url: URL_A, status: 200 }],
    finalUrl: URL_A,
    status: 200,
    headers: {},
    error: null,
    title: null,
    text: null,
    doubts: [],
  };
  const checked = citation({ quoteText, ...cited });
  const result = await checkCitation(
    checked,
    async () => ({ kind: 'answer', snapshot: page, observed }),
    { ...plainTools, startBudget },
  );
  return {
    id: '6f1d1a4e-6c1f-4a39-9a53-0c6d2f5f7a01',
    citation: checked,
    metOn: { site: 'chatgpt', pageUrl: 'https://chatgpt.com/c/1' },
    result,
    snapshots: result.bySource.flatMap(({ reading }) => reading?.snapshot ?? []),
    versions,
    checkedAt: Date.UTC(2026, 10, 5, 14, 2, 12),
    ...over,
  };
}

/** Enough plain sentences around a passage that the page is read as one that was read whole. */
export const FILLER = 'The harbour office keeps a log of the tides and of late boats.\n'.repeat(20);
