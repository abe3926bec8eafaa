import type { FetchOutcome } from '../fetch/fetch-source';
import type { SourceUrl } from '../model/address';
import type { CheckResult, Elsewhere } from '../model/check-result';
import type { FoundSource } from '../model/citation';
import { verifyQuote } from '../verify/verify-quote';
import type { CheckTools } from './check-citation';
import { readSource, type SourceReading } from './read-source';

/** Other sources of an answer that are read for one quote. */
const MOST_SOURCES = 10;

export interface ElsewhereTools extends CheckTools {
  fetchSource(url: SourceUrl): Promise<FetchOutcome>;
}

/**
 * Question: do these words stand in another source of the same answer? Reads those that the reader's
 * access covers, until one holds the quote; how many were read is said with the answer.
 */
export async function findElsewhere(
  quote: string,
  others: readonly FoundSource[],
  tools: ElsewhereTools,
): Promise<Required<Pick<CheckResult, 'elsewhere' | 'lookedElsewhere'>>> {
  let looked = 0;
  for (const [source, other] of others.slice(0, MOST_SOURCES).entries()) {
    const read = await readOther(other.href, source, tools);
    if (read?.kind !== 'read' || !wasAnswered(read)) continue;
    looked++;
    const elsewhere = standsIn(quote, read, source, other);
    if (elsewhere !== null) return { elsewhere, lookedElsewhere: looked };
  }
  return { elsewhere: null, lookedElsewhere: looked };
}

/** Another source of the answer whose reading is at hand. */
export interface KnownSource extends FoundSource {
  readonly read: Extract<SourceReading, { kind: 'read' }>;
}

/** The same of readings that are at hand; nothing is requested. */
export function findInReadings(quote: string, others: readonly KnownSource[]): Elsewhere | null {
  for (const [source, other] of others.entries()) {
    const elsewhere = standsIn(quote, other.read, source, other);
    if (elsewhere !== null) return elsewhere;
  }
  return null;
}

/** The page itself answered, not an error page or a wall. */
function wasAnswered({
  reading: { linkClass },
}: Extract<SourceReading, { kind: 'read' }>): boolean {
  return linkClass === null || linkClass === 'live' || linkClass === 'redirected';
}

function standsIn(
  quote: string,
  { index }: Extract<SourceReading, { kind: 'read' }>,
  source: number,
  { href, label }: FoundSource,
): Elsewhere | null {
  const finding = verifyQuote(quote, index);
  return finding.kind === 'found' ? { source, at: finding.at[0], href, label } : null;
}

async function readOther(
  href: string,
  source: number,
  tools: ElsewhereTools,
): Promise<SourceReading | null> {
  const parsed = tools.parse(href);
  if (!parsed.ok) return null;
  const url = parsed.value;
  return tools.share(url, source, () =>
    readSource(url, {
      ...tools,
      storedSnapshot: async () => null,
      keepSnapshot: (snapshot) => tools.keepSnapshot(snapshot, null),
    }),
  );
}
