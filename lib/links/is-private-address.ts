import { parseIp } from './parse-ip';

/**
 * Says whether an IP address may lead into the reader's own machine or network, or to nowhere.
 * Only what is plainly public is not private: a range that nobody thought of must not be a hole.
 * IPv6 forms that carry an IPv4 address (mapped, 6to4, Teredo) are never public for the same reason,
 * and neither is text that is no IP address.
 */
export function isPrivateAddress(ip: string): boolean {
  const bytes = parseIp(ip);
  return bytes === null || !isPublic(bytes);
}

function isPublic(bytes: readonly number[]): boolean {
  if (isIn(bytes, NAT64)) return isPublic(bytes.slice(-4));
  if (bytes.length > 4 && !isIn(bytes, GLOBAL_UNICAST)) return false;
  return !NOT_PUBLIC.some((block) => isIn(bytes, block));
}

interface Block {
  readonly bytes: readonly number[];
  readonly bits: number;
}

/** The only IPv6 block in public use. */
const GLOBAL_UNICAST = block('2000::/3');

/**
 * In networks without IPv4 (most mobile ones) every IPv4 site is reached, and reported, under this
 * prefix (RFC 6052): here the carried address decides.
 */
const NAT64 = block('64:ff9b::/96');

/** IANA's special-purpose registries for IPv4 and, within the block in use, IPv6 (read 2026-11). */
const NOT_PUBLIC: readonly Block[] = [
  // This network; private; carrier's; loopback; link-local.
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  // Private; assigned to protocols; for documents; AS112; AMT; 6to4 relays.
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
  ...['192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  // For measuring; for documents; multicast; reserved, with broadcast.
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Assigned to protocols, with Teredo; for documents; 6to4; AS112.
  ...['2001::/23', '2001:db8::/32', '3fff::/20', '2002::/16', '2620:4f:8000::/48'],
].map(block);

function block(text: string): Block {
  const [ip = '', bits] = text.split('/');
  const bytes = parseIp(ip);
  if (bytes === null) throw new Error(`${text} should be a block such as 10.0.0.0/8.`);
  return { bytes, bits: Number(bits) };
}

function isIn(bytes: readonly number[], { bytes: start, bits }: Block): boolean {
  if (bytes.length !== start.length) return false;
  const whole = bits >> 3;
  const rest = 8 - (bits & 7);
  const sameBytes = start.slice(0, whole).every((byte, index) => byte === bytes[index]);
  return sameBytes && ((start[whole] ?? 0) ^ (bytes[whole] ?? 0)) >> rest === 0;
}
