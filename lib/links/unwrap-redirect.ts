import { parseUrl } from './parse-url';
/**
 * Follows the wrappers of search engines and networks to the address inside, without asking them.
 * Returns null where the target cannot be read from the address: the citation is there, its address
 * is hidden.
 */
export function unwrapRedirect(url: URL): URL | null {
  let current = url;
  for (let depth = 0; depth <= MAX_WRAPPERS; depth++) {
    if (!/^https?:$/.test(current.protocol)) return null;
    const target = targetOf(current);
    if (target === 'not-wrapped') return current;
    const inside = target === null ? null : parseUrl(target);
    if (inside === null) return null;
    current = inside;
  }
  return null;
}

/** Wrappers inside wrappers exist; more than this is someone playing. */
const MAX_WRAPPERS = 4;

function targetOf(url: URL): string | null | 'not-wrapped' {
  const wrapper = WRAPPERS.find(
    ({ host, path }) => host.test(url.hostname) && path.test(url.pathname),
  );
  return wrapper === undefined ? 'not-wrapped' : wrapper.target(url);
}

interface Wrapper {
  readonly host: RegExp;
  readonly path: RegExp;
  readonly target: (url: URL) => string | null;
}

const GOOGLE = /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

const WRAPPERS: readonly Wrapper[] = [
  { host: GOOGLE, path: /^\/url$/, target: (url) => parameter(url, 'q') ?? parameter(url, 'url') },
  // The token can be read by Google alone.
  { host: GOOGLE, path: /^\/goto$/, target: () => null },
  { host: GOOGLE, path: /^\/amp\/s?\/?./, target: ampTarget },
  { host: /^(?:www\.)?bing\.com$/, path: /^\/ck\/a$/, target: bingTarget },
  {
    host: /^(?:www\.)?duckduckgo\.com$/,
    path: /^\/l\/?$/,
    target: (url) => parameter(url, 'uddg'),
  },
  {
    host: /^(?:lm?\.facebook\.com|l\.instagram\.com|l\.meta\.ai)$/,
    path: /^\//,
    target: (url) => parameter(url, 'u'),
  },
];

function parameter(url: URL, name: string): string | null {
  return url.searchParams.get(name);
}

/** `/amp/s/host/path` is the viewer of `https://host/path`; without `s/` of http. */
function ampTarget(url: URL): string {
  const secure = url.pathname.startsWith('/amp/s/');
  const rest = url.pathname.slice(secure ? '/amp/s/'.length : '/amp/'.length);
  return `${secure ? 'https' : 'http'}://${rest}${url.search}${url.hash}`;
}

/** `u=a1` and the address in base64url; other prefixes have no known meaning. */
function bingTarget(url: URL): string | null {
  const [, encoded = ''] = /^a1([\w-]+)=*$/.exec(parameter(url, 'u') ?? '') ?? [];
  // One letter more than whole groups of four cannot be base64, and `atob` would throw.
  if (encoded === '' || encoded.length % 4 === 1) return null;
  const binary = atob(encoded.replace(/-/g, '+').replace(/_/g, '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}
