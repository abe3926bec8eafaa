import ipaddr from 'ipaddr.js';
import type { AddressRefusal, SourceUrl } from '../model/address';
import type { Result } from '../model/result';
import { type AddressPolicy, STRICT_POLICY } from './address-policy';
import { isPrivateAddress } from './is-private-address';
import { parseUrl } from './parse-url';

/**
 * The address guard: lets through only an absolute http(s) address of a public host.
 *
 * `URL` parses first, because it undoes every disguise at once: `http://2130706433`, `0x7f.1`,
 * full-width digits and ideographic dots all come out as the plain host that would be asked.
 */
export function parseSourceUrl(
  href: string,
  policy: AddressPolicy = STRICT_POLICY,
): Result<SourceUrl, AddressRefusal> {
  if (href.length > policy.maxLength) return { ok: false, error: 'too-long' };
  const url = parseUrl(href);
  if (url === null) return { ok: false, error: 'malformed' };
  const refusal = refusalOf(url, policy);
  if (refusal !== null) return { ok: false, error: refusal };
  // `example.org.` is the same host, but not to permissions and not to our comparisons.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (url.href.length > policy.maxLength) return { ok: false, error: 'too-long' };
  return { ok: true, value: url.href as SourceUrl };
}

function refusalOf(url: URL, policy: AddressPolicy): AddressRefusal | null {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'not-http';
  if (url.username !== '' || url.password !== '') return 'userinfo';
  if (!policy.ports.includes(portOf(url))) return 'port';
  return refusalOfHost(url.hostname.replace(/\.$/, ''), policy);
}

function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'http:' ? 80 : 443;
}

function refusalOfHost(host: string, policy: AddressPolicy): AddressRefusal | null {
  if (policy.trustedHosts.includes(host)) return null;
  const bare = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare)) {
    if (policy.trustedAddresses.includes(bare)) return null;
    return isPrivateAddress(bare) ? 'private-address' : null;
  }
  if (host.split('.').includes('')) return 'malformed';
  if (!host.includes('.')) return 'single-label';
  return RESERVED_NAMES.some((name) => host === name || host.endsWith(`.${name}`))
    ? 'reserved-name'
    : null;
}

/** Names that resolve inside the reader's network or never (RFC 6761, 6762, 7686, 8375, ICANN). */
const RESERVED_NAMES = [
  'local',
  'internal',
  'lan',
  'home.arpa',
  'localhost',
  'test',
  'invalid',
  'onion',
  // Never delegated because so many routers and offices use them.
  'localdomain',
  'home',
  'corp',
  // A public name that one maker's routers answer themselves.
  'fritz.box',
];
