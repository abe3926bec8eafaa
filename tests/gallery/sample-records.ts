import type { CheckState } from '../../lib/model/citation-state';
import type { CitationRecord, ClaimRecord } from '../../lib/model/record';
import { GALLERY_CLAIMS } from './gallery-claims';
import { citationOf, NOW } from './sample-checks';
import { SAMPLE_TABS } from './sample-tabs';

const DAY_MS = 24 * 60 * 60_000;

/** Records of the checks that the full sample tab shows, some days apart. */
export const SAMPLE_RECORDS: readonly CitationRecord[] = SAMPLE_TABS.full.citations.flatMap(
  ({ citation, check }, at) =>
    check.state === 'checked' ? [recordOf(`record-${at}`, citation.quoteText, check, at)] : [],
);

function recordOf(
  id: string,
  quoteText: string,
  { result }: Extract<CheckState, { state: 'checked' }>,
  daysAgo: number,
): CitationRecord {
  return {
    id,
    citation: citationOf(quoteText),
    metOn: { site: 'chatgpt', pageUrl: 'https://chatgpt.com/c/1' },
    result,
    snapshots: [],
    versions: { extractor: 'source-text@1', normalizer: 'tokens@1', verifier: 'verbatim@1' },
    checkedAt: NOW - daysAgo * DAY_MS,
  };
}

/** Looks at cited sentences, one of each outcome. */
export const SAMPLE_LOOKS: readonly ClaimRecord[] = GALLERY_CLAIMS.flatMap(
  ({ name, claim, look }, at) =>
    look.state === 'looked-up'
      ? [
          {
            ...{ kind: 'claim', id: `look-${name}`, citation: claim, result: look.result },
            metOn: { site: 'chatgpt', pageUrl: 'https://chatgpt.com/c/1' },
            snapshots: [],
            versions: { extractor: 'source-text@1', normalizer: 'tokens@1', verifier: 'claims@1' },
            checkedAt: NOW - at * DAY_MS,
          },
        ]
      : [],
);

/** So many records as a busy year brings. */
export function manyRecords(count: number): CitationRecord[] {
  return Array.from({ length: count }, (_, at) => {
    const sample = SAMPLE_RECORDS[at % SAMPLE_RECORDS.length]!;
    const quoteText = `${sample.citation.quoteText} (${at})`;
    return {
      ...sample,
      id: `many-${at}`,
      citation: citationOf(quoteText),
      checkedAt: NOW - at * 60_000,
    };
  });
}
