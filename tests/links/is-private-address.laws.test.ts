import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { expect, test } from 'vitest';
import { isPrivateAddress } from '../../lib/links/is-private-address';
import { parseIp } from '../../lib/links/parse-ip';

/** A library that knows every registry is too heavy for each wake-up, and says here whether we agree. */

const RUNS = { numRuns: 20_000 };

/** Each first byte is as likely as any other, and the next ones often stand at the edge of a block. */
const byte = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(0, 1, 15, 16, 31, 64, 255));
const v4 = fc.tuple(byte, byte, byte, byte).map((bytes) => bytes.join('.'));

const STARTS = [0, 0x64, 0xff9b, 0x100, 0x1fff, 0x2000, 0x2001, 0x2002, 0x2620, 0x3ffe, 0x3fff];
const group = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }),
  fc.constantFrom(...STARTS, 0xdb8, 0x1ff, 0x200, 0x4f, 0x8000, 0xfe80, 0xffff),
);
const rest = fc.array(group, { minLength: 7, maxLength: 7 });
const v6 = fc
  .tuple(fc.constantFrom(...STARTS, 0x4000, 0xfc00, 0xff02), rest)
  .map(([first, others]) => [first, ...others].map((each) => each.toString(16)).join(':'));

test('what is private in IPv4 is what the registries say', () => {
  fc.assert(
    fc.property(v4, (ip) => isPrivateAddress(ip) === (ipaddr.parse(ip).range() !== 'unicast')),
    RUNS,
  );
});

test('nothing that the registries set apart in IPv6 is taken for public', () => {
  fc.assert(
    fc.property(v6, (ip) => {
      const range = ipaddr.parse(ip).range();
      return isPrivateAddress(ip) || range === 'unicast' || range === 'rfc6052';
    }),
    RUNS,
  );
});

test('nothing that is public in IPv6 is refused', () => {
  fc.assert(
    fc.property(v6, (ip) => {
      const address = ipaddr.parse(ip);
      const isPublic = address.range() === 'unicast' && address.toByteArray()[0]! >> 5 === 1;
      return !isPublic || !isPrivateAddress(ip);
    }),
    RUNS,
  );
});

test('an address is the same bytes however it is written', () => {
  fc.assert(
    fc.property(fc.oneof(v4, v6), (ip) => {
      const address = ipaddr.parse(ip);
      expect(parseIp(ip)).toEqual(address.toByteArray());
      expect(parseIp(address.toString())).toEqual(address.toByteArray());
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  '',
  'localhost',
  '1.2.3',
  '1.2.3.256',
  '1.2.3.4.5',
  ':',
  ':::',
  '1:2',
  '12345::',
  'fe80::1%eth0',
  '::1]/[',
  '1.2.3.4:80',
])('%j is no address, and so never public', (text) => {
  expect(parseIp(text)).toBeNull();
  expect(isPrivateAddress(text)).toBe(true);
});
