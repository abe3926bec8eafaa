/** EDGE: chance, and what is kept of an earlier question. */
import type { FetchOutcome } from '../fetch/fetch-source';
import { parseSourceUrl } from '../links/parse-source-url';
import { siblingOf } from '../links/sibling-of';
import type { SourceUrl } from '../model/address';
import { keepProbe, readProbe } from '../store/probes';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Question: does this site say so of a page that it does not have? Then a page that it answers with is one
 * that it has, however much it looks like "not found". Asked only of a page under that suspicion, with one
 * request for a made-up address beside it, once a day for each host; any other answer says nothing, and
 * the suspicion stands.
 */
export async function probeSite(
  url: SourceUrl,
  fetchOne: (url: SourceUrl) => Promise<FetchOutcome>,
  now: () => number,
): Promise<boolean> {
  const { hostname, pathname } = new URL(url);
  const folder = pathname.replace(/[^/]+\/*$/, '');
  const known = await readProbe(hostname);
  if (known !== null && known.at > now() - DAY_MS)
    return known.told === 'missing' && known.folder === folder;
  const sibling = siblingOf(url, Math.random);
  const parsed = sibling === null ? null : parseSourceUrl(sibling);
  if (parsed === null || !parsed.ok) return false;
  const asked = { at: now(), folder };
  await keepProbe(hostname, { ...asked, told: null });
  const isMissing = saysMissing(await fetchOne(parsed.value));
  await keepProbe(hostname, { ...asked, told: isMissing ? 'missing' : 'a-page' });
  return isMissing;
}

function saysMissing(outcome: FetchOutcome): boolean {
  if (outcome.kind !== 'answer') return false;
  const { status } = outcome.snapshot;
  return status === 404 || status === 410;
}
