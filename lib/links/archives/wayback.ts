import type { Archive, ArchivedCopy } from './archive';

const SITE = 'https://web.archive.org';
/** The quick look-up has been seen to answer "nothing" for an address that it knows without `https://`. */
const withoutScheme = (page: string): string => page.replace(/^https?:\/\//i, '');

/** The Wayback Machine of the Internet Archive. */
export const wayback: Archive = {
  name: 'Wayback Machine',
  origins: ['https://archive.org', SITE],
  quickUrl: (page) =>
    `https://archive.org/wayback/available?url=${encodeURIComponent(withoutScheme(page))}`,
  readQuick,
  indexUrl: (page, most) =>
    `${SITE}/cdx/search/cdx?${new URLSearchParams([
      ['url', withoutScheme(page)],
      ['output', 'json'],
      ['fl', 'timestamp,original'],
      ['filter', 'statuscode:200'],
      ['collapse', 'digest'],
      ['limit', `-${most}`],
    ])}`,
  readIndex,
  hostUrl: (host) =>
    `${SITE}/cdx/search/cdx?${new URLSearchParams([
      ['url', host],
      ['matchType', 'host'],
      ['output', 'json'],
      ['fl', 'timestamp,original'],
      ['limit', '1'],
    ])}`,
  capturedAt(url) {
    const stamp = /^https?:\/\/web\.archive\.org\/web\/(\d{14})(?:[a-z]{2}_)?\//.exec(url)?.[1];
    return stamp === undefined ? null : timeOf(stamp);
  },
  saveUrl: (page) => `${SITE}/save/${page}`,
};

/** A copy counts only if the archive met the page itself (200), not its error page. */
function readQuick(body: string): readonly ArchivedCopy[] | null {
  const closest = objectOf(objectOf(objectOf(parse(body))?.archived_snapshots)?.closest);
  if (objectOf(parse(body))?.archived_snapshots === undefined) return null;
  if (closest === null || closest.available !== true || closest.status !== '200') return [];
  const { timestamp, url } = closest;
  if (typeof timestamp !== 'string' || typeof url !== 'string') return null;
  const original = /\/web\/\d+(?:[a-z]{2}_)?\/(.+)$/.exec(url)?.[1];
  const copy = original === undefined ? null : copyOf(timestamp, original);
  return copy === null ? null : [copy];
}

/** Rows under a heading row; an empty list means no copy. Newest first. */
function readIndex(body: string): readonly ArchivedCopy[] | null {
  const rows = parse(body);
  if (!Array.isArray(rows)) return null;
  const copies: ArchivedCopy[] = [];
  for (const row of rows.slice(1)) {
    if (!Array.isArray(row) || typeof row[0] !== 'string' || typeof row[1] !== 'string')
      return null;
    const copy = copyOf(row[0], row[1]);
    if (copy !== null) copies.push(copy);
  }
  return copies.sort((a, b) => b.capturedAt - a.capturedAt);
}

/** `id_` asks for the bytes as they were stored, without the archive's banner. */
function copyOf(stamp: string, original: string): ArchivedCopy | null {
  const capturedAt = timeOf(stamp);
  if (capturedAt === null || !/^https?:\/\//i.test(original)) return null;
  return { capturedAt, url: `${SITE}/web/${stamp}id_/${original}` };
}

/** YYYYMMDDhhmmss, in universal time. */
function timeOf(stamp: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp);
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function objectOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}
