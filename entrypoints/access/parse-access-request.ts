import type { AccessRequest } from '../../lib/model/access-request';
import type { Result } from '../../lib/model/result';

/** One citation has few sources; more patterns than this were not made by us. */
const PATTERNS_MAX = 60;
const PATTERN = /^(?:\*|https?):\/\/(?:[a-z0-9-]+\.)+[a-z0-9-]+\/\*$/;

/**
 * Reads what the access page is asked for from its own address. Anything but a list of single hosts
 * is refused whole, so that an address made by someone else can never ask for every site.
 */
export function parseAccessRequest(search: string): Result<AccessRequest, 'malformed'> {
  const query = new URLSearchParams(search);
  const tabId = Number(query.get('tab') ?? Number.NaN);
  const patterns = parseList(query.get('patterns') ?? '');
  if (!Number.isInteger(tabId) || tabId < 0 || patterns === null)
    return { ok: false, error: 'malformed' };
  return { ok: true, value: { tabId, patterns } };
}

function parseList(json: string): readonly string[] | null {
  const list = parseJson(json);
  if (!Array.isArray(list) || list.length === 0 || list.length > PATTERNS_MAX) return null;
  return list.every((one): one is string => typeof one === 'string' && PATTERN.test(one))
    ? list
    : null;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
