import ipaddr from 'ipaddr.js';

/**
 * Says whether an IP address may lead into the reader's own machine or network, or to nowhere.
 * Only what is plainly public is not private: a range that nobody thought of must not be a hole.
 * IPv6 forms that carry an IPv4 address (mapped, NAT64, 6to4, Teredo) are never public for the same
 * reason, and neither is text that is no IP address.
 */
export function isPrivateAddress(ip: string): boolean {
  const bare = ip.replace(/^\[|\]$/g, '');
  if (!ipaddr.isValid(bare)) return true;
  const address = ipaddr.parse(bare);
  if (address.range() !== 'unicast') return true;
  return address instanceof ipaddr.IPv6 && !address.match(GLOBAL_UNICAST);
}

/** The only IPv6 block in public use; `ipaddr.js` also says "unicast" of blocks nobody assigned. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');
