import type { FetchOutcome } from '../fetch/fetch-source';
import { parseSourceUrl } from '../links/parse-source-url';
import type { AddressRefusal, SourceUrl } from '../model/address';
import type { CheckResult, SourceResult } from '../model/check-result';
import type { Citation } from '../model/citation';
import type { NonEmpty, Result } from '../model/result';
import type { Snapshot, SnapshotId } from '../model/snapshot';
import { digest } from '../store/digest';
import { bestVerdict } from './best-verdict';
import { checkOtherForms } from './check-other-forms';
import { checkSource } from './check-source';
import { type ReadTools, readSource, type SourceReading } from './read-source';

export interface CheckTools
  extends Pick<ReadTools, 'reach' | 'openPdf' | 'knowsMissing' | 'startBudget'> {
  /**
   * Keeps the snapshot of the `source`-th source (not on disk for a private window) and names it; null:
   * of another form of a source, to which an interrupted check does not go back.
   */
  keepSnapshot(snapshot: Snapshot, source: number | null): Promise<SnapshotId>;
  /** The address guard. */
  parse(href: string): Result<SourceUrl, AddressRefusal>;
  /** A snapshot that this check stored for its `source`-th source before it was interrupted, or null. */
  storedSnapshot(source: number): Promise<Snapshot | null>;
  /** Gives a reading made a moment ago for another quote of the same address, or calls `read`. */
  share(url: SourceUrl, source: number, read: () => Promise<SourceReading>): Promise<SourceReading>;
  /** The `source`-th source has its result, while others may still wait for their turn. */
  end(source: number): Promise<void>;
}

/** Tools that keep nothing and share nothing. */
export const plainTools: CheckTools = {
  parse: parseSourceUrl,
  keepSnapshot: (snapshot) => digest(snapshot.bytes),
  reach: async () => undefined,
  openPdf: null,
  knowsMissing: async () => false,
  startBudget: () => () => false,
  storedSnapshot: async () => null,
  share: (_url, _source, read) => read(),
  end: async () => undefined,
};

/**
 * Checks one quote against each of its sources. `fetchSource` requests an address that the guard let
 * through; it names every failure and never throws for one.
 */
export async function checkCitation(
  citation: Citation,
  fetchSource: (url: SourceUrl, source: number) => Promise<FetchOutcome>,
  tools: CheckTools = plainTools,
): Promise<CheckResult> {
  const results = await Promise.all(
    citation.sources.map(async ({ href }, source) => {
      const read = await readCited(href, source, fetchSource, tools);
      const result = await checkSource(citation.quoteText, source, read);
      const asked = { quote: citation.quoteText, href, source, read, result };
      const best = await checkOtherForms(asked, (form) =>
        readCited(form, source, fetchSource, { ...tools, ...asForm(tools) }),
      );
      await tools.end(source);
      return best;
    }),
  );
  await tools.reach('verified');
  const bySource = results as unknown as NonEmpty<SourceResult>;
  return {
    best: bestVerdict(bySource),
    bySource,
    elsewhere: null,
    moreSources: citation.moreSources,
  };
}

/** What differs when it is another form of a source that is read. */
export function asForm({
  keepSnapshot,
}: CheckTools): Pick<CheckTools, 'keepSnapshot' | 'storedSnapshot'> {
  return {
    keepSnapshot: (snapshot) => keepSnapshot(snapshot, null),
    storedSnapshot: async () => null,
  };
}

/** Reads one cited address as far as it can be. */
export async function readCited(
  href: string,
  source: number,
  fetchSource: (url: SourceUrl, source: number) => Promise<FetchOutcome>,
  tools: CheckTools,
): Promise<SourceReading> {
  const parsed = tools.parse(href);
  if (!parsed.ok) {
    return { kind: 'unread', why: { kind: 'refused-address', why: parsed.error }, reading: null };
  }
  const url = parsed.value;
  return tools.share(url, source, () =>
    readSource(url, {
      ...tools,
      keepSnapshot: (snapshot) => tools.keepSnapshot(snapshot, source),
      storedSnapshot: () => tools.storedSnapshot(source),
      fetchSource: (address) => fetchSource(address, source),
    }),
  );
}
