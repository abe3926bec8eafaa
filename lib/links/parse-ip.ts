import { parseUrl } from './parse-url';

/**
 * An IP address as its bytes: 4 of them, or 16. Null for text that is none. Takes IPv4 as four decimal
 * numbers only: `URL` has undone every disguise of it before.
 */
export function parseIp(ip: string): readonly number[] | null {
  const bare = ip.replace(/^\[|\]$/g, '');
  if (/^\d+(?:\.\d+){3}$/.test(bare)) {
    const bytes = bare.split('.').map(Number);
    return bytes.every((byte) => byte < 256) ? bytes : null;
  }
  if (!/^[\da-f:.]*:[\da-f:.]*$/i.test(bare)) return null;
  // `URL` knows every way to write IPv6, and gives back one: groups of hex, the longest run of noughts cut.
  const host = parseUrl(`http://[${bare}]/`)?.hostname;
  return host === undefined ? null : bytesOfGroups(host.slice(1, -1));
}

const GROUPS = 8;

function bytesOfGroups(host: string): number[] {
  const [head = [], tail = []] = host
    .split('::')
    .map((side) => (side === '' ? [] : side.split(':')));
  const noughts = Array.from({ length: GROUPS - head.length - tail.length }, () => '0');
  return [...head, ...noughts, ...tail].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
}
