import type { FileRequest } from '../../lib/model/file-request';
import type { Result } from '../../lib/model/result';

/** Reads what the page is asked for, as it was kept. */
export function parseFileRequest(kept: unknown): Result<FileRequest, 'malformed'> {
  const { tabId, key, source, href, isPrivate } = (kept ?? {}) as Record<string, unknown>;
  const isWhole =
    isCount(tabId) &&
    isCount(source) &&
    typeof key === 'string' &&
    key !== '' &&
    typeof href === 'string' &&
    /^https?:\/\//i.test(href) &&
    typeof isPrivate === 'boolean';
  return isWhole
    ? { ok: true, value: { tabId, key, source, href, isPrivate } }
    : { ok: false, error: 'malformed' };
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}
