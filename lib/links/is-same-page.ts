import { parseUrl } from './parse-url';
/**
 * Whether two addresses name the same page: equal, or equal but for a form that sites answer alike
 * (http and https, `www.`, a mobile host, a final slash, `index.html`, AMP, the addresses of one DOI,
 * arXiv paper, PubMed entry or YouTube video).
 *
 * Only forms with one known meaning are here. `ref`, `source` and `id` stay: they often choose the page.
 */
export function isSamePage(one: string, other: string): boolean {
  const [a, b] = [pageKey(one), pageKey(other)];
  return a !== null && a === b;
}

/**
 * What an address says once everything is written in one way: host in small letters, no default port,
 * only needless escapes undone, parameters in order without those that track, no fragment save a route.
 * Null for what is no address. Two addresses with one key are the same address.
 */
export function exactKey(href: string): string | null {
  const url = parseUrl(href);
  if (url === null) return null;
  const host = url.host.replace(/\.(?=:|$)/, '');
  return `${url.protocol}//${host}${unescapePlain(url.pathname)}${sortedQuery(url)}${routeOf(url)}`;
}

function pageKey(href: string): string | null {
  const url = parseUrl(href);
  if (url === null) return null;
  const host = url.hostname
    .replace(/\.$/, '')
    .replace(/^(?:www\.|m\.|amp\.)/, '')
    // `en.m.wikipedia.org`
    .replace(/^([a-z-]{2,8})\.m\./, '$1.');
  const known = KNOWN_IDENTIFIERS.map((identifier) => identifier(host, url)).find((key) => key);
  return known || `${host}:${url.port}${plainPath(url.pathname)}${sortedQuery(url)}${routeOf(url)}`;
}

function plainPath(pathname: string): string {
  return unescapePlain(pathname)
    .replace(/\/amp\/?$|\.amp(?=\.html$)/, '')
    .replace(/\/index\.html?$/, '')
    .replace(/\/$/, '');
}

/** Decodes only what never needs an escape; `%2F` and its like keep their meaning. */
function unescapePlain(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (percent) => {
    const char = String.fromCharCode(Number.parseInt(percent.slice(1), 16));
    return /[A-Za-z0-9._~-]/.test(char) ? char : percent.toUpperCase();
  });
}

function sortedQuery(url: URL): string {
  const pairs = url.search.slice(1).split('&').map(unescapePlain);
  const kept = pairs.filter((pair) => pair !== '' && !TRACKING.test(pair)).sort();
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

const TRACKING =
  /^(?:utm_\w*|gclid|fbclid|msclkid|dclid|mc_cid|mc_eid|igshid|_hsenc|_hsmi|yclid|gad_source|srsltid)(?:=|$)/i;

/** `#/page` and `#!page` choose a page inside an application; any other fragment is a place in one. */
function routeOf(url: URL): string {
  return /^#[/!]/.test(url.hash) ? url.hash.replace(/:~:.*$/, '') : '';
}

/** The key of the document, or something falsy where the address is not of this family. */
type Identifier = (host: string, url: URL) => string | false | undefined;

const KNOWN_IDENTIFIERS: readonly Identifier[] = [
  (host, url) => /^(?:dx\.)?doi\.org$/.test(host) && `doi:${url.pathname.toLowerCase()}`,
  (host, url) =>
    host === 'arxiv.org' &&
    keyed('arxiv', /^\/(?:abs|pdf|html)\/(.+?)(?:v\d+)?(?:\.pdf)?\/?$/, url.pathname),
  (host, url) => host === 'pubmed.ncbi.nlm.nih.gov' && keyed('pubmed', /^\/(\d+)/, url.pathname),
  (host, url) => host === 'ncbi.nlm.nih.gov' && keyed('pubmed', /^\/pubmed\/(\d+)/, url.pathname),
  (host, url) => host === 'youtu.be' && keyed('youtube', /^\/([\w-]+)/, url.pathname),
  (host, url) =>
    host === 'youtube.com' &&
    keyed('youtube', /^\/watch\?(?:.*&)?v=([\w-]+)/, url.pathname + url.search),
];

function keyed(family: string, pattern: RegExp, text: string): string | undefined {
  const id = pattern.exec(text)?.[1];
  return id === undefined ? undefined : `${family}:${id}`;
}
