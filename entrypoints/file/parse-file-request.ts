import type { Result } from '../../lib/model/result';

/** Which source of which citation the file stands for. */
export interface FileRequest {
  readonly tabId: number;
  readonly key: string;
  readonly source: number;
  /** The cited address, as the background knows it. */
  readonly href: string;
  readonly isPrivate: boolean;
}

/** Reads what the page is asked for from its own address. */
export function parseFileRequest(search: string): Result<FileRequest, 'malformed'> {
  const query = new URLSearchParams(search);
  const tabId = wholeNumber(query.get('tab'));
  const source = wholeNumber(query.get('source'));
  const key = query.get('key') ?? '';
  const href = query.get('href') ?? '';
  if (tabId === null || source === null || key === '' || !/^https?:\/\//i.test(href))
    return { ok: false, error: 'malformed' };
  return { ok: true, value: { tabId, key, source, href, isPrivate: query.get('private') === '1' } };
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
