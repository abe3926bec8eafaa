import type { Archive, ArchivedCopy } from './archives/archive';
import { cleanAddress } from './clean-address';
import { parseUrl } from './parse-url';

/** What an archive says of a page. "Did not answer" is an outcome of its own: it proves nothing. */
export type CopiesAnswer =
  | { readonly kind: 'copies'; readonly copies: readonly [ArchivedCopy, ...ArchivedCopy[]] }
  | { readonly kind: 'none'; readonly hostKnown: boolean }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'no-permission'; readonly origin: string };

/** One question to the archive's server. */
export type Asked =
  | { readonly kind: 'body'; readonly body: string }
  | { readonly kind: 'no-answer' }
  | { readonly kind: 'no-permission'; readonly origin: string };

/**
 * Question: which copies of this page does the archive hold, newest first?
 *
 * The address is asked for as cited and without what only tracks a click, since an archive files the
 * two apart. For one copy the quick look-up is tried first; its "nothing" is never believed, the index
 * decides. Where the page has none, the host is asked for, which tells a lost page from a made-up site.
 */
export async function findCopies(
  page: string,
  most: number,
  archive: Archive,
  ask: (url: string) => Promise<Asked>,
): Promise<CopiesAnswer> {
  const pages = [...new Set([cleanAddress(page), page])].map((each) => each.replace(/#.*$/, ''));
  const questions = [
    ...(most === 1 ? [{ url: archive.quickUrl(pages[0]!), read: archive.readQuick }] : []),
    ...[...new Set(pages)].map((each) => ({
      url: archive.indexUrl(each, most),
      read: archive.readIndex,
    })),
  ];
  let isAnswered = false;
  for (const { url, read } of questions) {
    const asked = await ask(url);
    if (asked.kind === 'no-permission') return asked;
    const copies = asked.kind === 'body' ? read(asked.body) : null;
    const [first, ...more] = copies ?? [];
    if (first !== undefined) return { kind: 'copies', copies: [first, ...more] };
    if (copies !== null && read === archive.readIndex) isAnswered = true;
  }
  return isAnswered ? whenNone(page, archive, ask) : { kind: 'no-answer' };
}

async function whenNone(
  page: string,
  archive: Archive,
  ask: (url: string) => Promise<Asked>,
): Promise<CopiesAnswer> {
  const host = parseUrl(page)?.hostname;
  if (host === undefined) return { kind: 'none', hostKnown: false };
  const asked = await ask(archive.hostUrl(host));
  if (asked.kind !== 'body') return { kind: 'none', hostKnown: true };
  const rows = archive.readIndex(asked.body);
  return { kind: 'none', hostKnown: rows === null || rows.length > 0 };
}
