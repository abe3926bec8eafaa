import ipaddr from 'ipaddr.js';

/**
 * Says whether an IP address may lead into the reader's own machine or network, or to nowhere.
 * Only what is plainly public is not private: a range that nobody thought of must not be a hole.
 * IPv6 forms that carry an IPv4 address (mapped, 6to4, Teredo) are never public for the same reason,
 * and neither is text that is no IP address.
 */
export function isPrivateAddress(ip: string): boolean {
  const bare = ip.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) return true;
  const address = ipaddr.parse(bare);
  if (address instanceof ipaddr.IPv4) return address.range() !== 'unicast';
  if (address.match(NAT64)) return isPrivateAddress(carriedAddress(address));
  return address.range() !== 'unicast' || !address.match(GLOBAL_UNICAST);
}

/** The only IPv6 block in public use; `ipaddr.js` also says "unicast" of blocks nobody assigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * In networks without IPv4 (most mobile ones) every IPv4 site is reached, and reported, under this
 * prefix (RFC 6052): here the carried address decides.
 */
const NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

function carriedAddress(address: ipaddr.IPv6): string {
  return address.toByteArray().slice(-4).join('.');
}
