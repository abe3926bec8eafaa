import type { AccessRequest } from '../../lib/model/access-request';
import type { Result } from '../../lib/model/result';

/** One citation has few sources; more patterns than this were not made by us. */
const PATTERNS_MAX = 60;
const PATTERN = /^(?:\*|https?):\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]+\/\*$/;

/**
 * Reads what the access page is asked for, as it was kept. Anything but a list of single hosts is refused
 * whole, so that nothing can make the page ask for every site.
 */
export function parseAccessRequest(kept: unknown): Result<AccessRequest, 'malformed'> {
  const { tabId, patterns } = (kept ?? {}) as Record<string, unknown>;
  if (!Number.isInteger(tabId) || (tabId as number) < 0 || !areHosts(patterns))
    return { ok: false, error: 'malformed' };
  return { ok: true, value: { tabId: tabId as number, patterns } };
}

function areHosts(list: unknown): list is readonly string[] {
  if (!Array.isArray(list) || list.length === 0 || list.length > PATTERNS_MAX) return false;
  return list.every((one) => typeof one === 'string' && PATTERN.test(one));
}
