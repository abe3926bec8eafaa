import { parseUrl } from '../parse-url';
import { archiveCapture } from './archive-capture';
import { arxiv } from './arxiv';
import { gist, github } from './github';
import { googleDocs } from './google-docs';
import type { OtherForm, SourceKind } from './other-form';
import { bluesky, mastodon, reddit } from './posts';
import { wikipedia } from './wikipedia';
import { youtube } from './youtube';

const KINDS: readonly SourceKind[] = [
  ...[arxiv, github, gist, googleDocs, wikipedia, archiveCapture],
  ...[mastodon, bluesky, reddit, youtube],
];

/** What a page's own head says of its forms (DOI landing pages, AMP). */
export interface NamedAddress {
  readonly kind: 'html' | 'pdf' | 'amp';
  readonly href: string;
}

/**
 * Other addresses of the document at `url`, likeliest first, those of its own host before others. Of
 * what the page names (`meta`) only addresses of its own host count: nobody else may say where a
 * publisher's words stand, and a page must not send us anywhere.
 */
export function findSourceForms(url: string, meta: readonly NamedAddress[] = []): OtherForm[] {
  const cited = parseUrl(url);
  if (cited === null) return [];
  const known = KINDS.flatMap((kind) => kind.find(cited));
  const named = meta.flatMap((form) => namedForm(form, cited));
  const own = ({ href }: OtherForm): boolean => parseUrl(href)?.hostname === cited.hostname;
  const forms = [...known, ...named];
  const sorted = [...forms.filter(own), ...forms.filter((form) => !own(form))];
  const seen = new Set([withoutHash(cited)]);
  return sorted.filter(({ href }) => !seen.has(href) && seen.add(href));
}

/** Whether the page at `url` can hold a part of its document only, whatever was read of it. */
export function isPartOfSource(url: string): boolean {
  const cited = parseUrl(url);
  return cited !== null && KINDS.some((kind) => kind.isPart(cited));
}

function namedForm({ kind, href }: NamedAddress, page: URL): OtherForm[] {
  const url = parseUrl(href, page.href);
  if (url === null || siteOf(url) !== siteOf(page)) return [];
  return [{ href: withoutHash(url), kind, holdsAll: true }];
}

function siteOf({ hostname }: URL): string {
  return hostname.replace(/^www\./, '');
}

function withoutHash(url: URL): string {
  return url.href.slice(0, url.href.length - url.hash.length);
}
