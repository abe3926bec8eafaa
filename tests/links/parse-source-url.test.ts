import { describe, expect, test } from 'vitest';
import { type AddressPolicy, STRICT_POLICY } from '../../lib/links/address-policy';
import { parseSourceUrl } from '../../lib/links/parse-source-url';
import type { AddressRefusal } from '../../lib/model/address';

describe('the address guard lets public addresses through', () => {
  test.each([
    ['https://example.org/a?b=1#c', 'https://example.org/a?b=1#c'],
    ['http://example.org', 'http://example.org/'],
    ['HTTPS://EXAMPLE.org:443/A', 'https://example.org/A'],
    ['http://example.org:80/', 'http://example.org/'],
    ['https://example.org./a', 'https://example.org/a'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['http://93.184.216.34/', 'http://93.184.216.34/'],
    ['http://[2606:4700::1111]/', 'http://[2606:4700::1111]/'],
    ['https://notlocal.example/', 'https://notlocal.example/'],
    ['https://test.example.org/', 'https://test.example.org/'],
    ['https://en.wikipedia.org/wiki/Vint_(tower)', 'https://en.wikipedia.org/wiki/Vint_(tower)'],
  ])('%s', (href, expected) => {
    const parsed = parseSourceUrl(href);
    expect(parsed.ok ? parsed.value : null).toBe(expected);
  });
});

const REFUSED: readonly [href: string, why: AddressRefusal][] = [
  ['', 'malformed'],
  ['/relative/path', 'malformed'],
  ['example.org/no-scheme', 'malformed'],
  ['https://', 'malformed'],
  ['https://exam ple.org/', 'malformed'],
  ['https://a..example.org/', 'malformed'],
  ['https://example.org../', 'malformed'],
  ['http://[fe80::1%25eth0]/', 'malformed'],
  ['javascript:alert(1)', 'not-http'],
  ['java\nscript:alert(1)', 'not-http'],
  ['data:text/html,hello', 'not-http'],
  ['file:///etc/passwd', 'not-http'],
  ['ftp://example.org/', 'not-http'],
  ['blob:https://example.org/1', 'not-http'],
  ['view-source:https://example.org/', 'not-http'],
  ['chrome-extension://abc/popup.html', 'not-http'],
  ['https://user@example.org/', 'userinfo'],
  ['https://user:secret@example.org/', 'userinfo'],
  ['https://example.org@10.0.0.1/', 'userinfo'],
  ['https://example.org:8443/', 'port'],
  ['http://example.org:22/', 'port'],
  ['http://127.0.0.1/', 'private-address'],
  ['http://127.1/', 'private-address'],
  ['http://127.0.0.1./', 'private-address'],
  ['http://2130706433/', 'private-address'],
  ['http://0x7f000001/', 'private-address'],
  ['http://0x7f.1/', 'private-address'],
  ['http://0177.0.0.1/', 'private-address'],
  ['http://１２７.０.０.１/', 'private-address'],
  ['http://127。0。0。1/', 'private-address'],
  ['http://%31%32%37.0.0.1/', 'private-address'],
  ['http://0.0.0.0/', 'private-address'],
  ['http://0/', 'private-address'],
  ['http://10.1.2.3/', 'private-address'],
  ['http://172.16.0.1/', 'private-address'],
  ['http://172.31.255.255/', 'private-address'],
  ['http://192.168.1.1/', 'private-address'],
  ['http://169.254.169.254/latest/meta-data', 'private-address'],
  ['http://100.64.0.1/', 'private-address'],
  ['http://100.127.255.255/', 'private-address'],
  ['http://192.0.0.1/', 'private-address'],
  ['http://192.0.2.1/', 'private-address'],
  ['http://198.18.0.1/', 'private-address'],
  ['http://203.0.113.9/', 'private-address'],
  ['http://224.0.0.1/', 'private-address'],
  ['http://240.0.0.1/', 'private-address'],
  ['http://255.255.255.255/', 'private-address'],
  ['http://[::]/', 'private-address'],
  ['http://[::1]/', 'private-address'],
  ['http://[0:0:0:0:0:0:0:1]/', 'private-address'],
  ['http://[::127.0.0.1]/', 'private-address'],
  ['http://[::ffff:127.0.0.1]/', 'private-address'],
  ['http://[::ffff:8.8.8.8]/', 'private-address'],
  ['http://[64:ff9b::7f00:1]/', 'private-address'],
  ['http://[2002:7f00:1::]/', 'private-address'],
  ['http://[fe80::1]/', 'private-address'],
  ['http://[fec0::1]/', 'private-address'],
  ['http://[fc00::1]/', 'private-address'],
  ['http://[fd12:3456::1]/', 'private-address'],
  ['http://[ff02::1]/', 'private-address'],
  ['http://[2001:db8::1]/', 'private-address'],
  ['http://localhost/', 'single-label'],
  ['http://localhost./', 'single-label'],
  ['http://router/', 'single-label'],
  ['https://com/', 'single-label'],
  ['http://app.localhost/', 'reserved-name'],
  ['http://printer.local/', 'reserved-name'],
  ['http://PRINTER.LOCAL./', 'reserved-name'],
  ['http://printer。local/', 'reserved-name'],
  ['http://printer．ｌｏｃａｌ/', 'reserved-name'],
  ['http://wiki.internal/', 'reserved-name'],
  ['http://nas.lan/', 'reserved-name'],
  ['http://box.home.arpa/', 'reserved-name'],
  ['http://home.arpa/', 'reserved-name'],
  ['http://a.test/', 'reserved-name'],
  ['http://a.invalid/', 'reserved-name'],
  ['http://abc.onion/', 'reserved-name'],
  ['http://fritz.box/', 'reserved-name'],
  [`https://example.org/${'a'.repeat(5000)}`, 'too-long'],
  [`https://example.org/${'é'.repeat(2000)}`, 'too-long'],
];

describe('the address guard refuses', () => {
  test.each(REFUSED)('%s', (href, why) => {
    expect(parseSourceUrl(href)).toEqual({ ok: false, error: why });
  });
});

describe('a policy for tests opens only what it names', () => {
  const policy: AddressPolicy = {
    ...STRICT_POLICY,
    ports: [80, 443, 8443],
    trustedHosts: ['source.test'],
    trustedAddresses: ['127.0.0.1'],
  };
  test.each([
    ['http://127.0.0.1:8443/', true],
    ['http://source.test:8443/', true],
    ['http://127.0.0.2/', false],
    ['http://sub.source.test/', false],
    ['http://127.0.0.1:8444/', false],
    ['http://user@127.0.0.1/', false],
  ])('%s → %s', (href, allowed) => {
    expect(parseSourceUrl(href, policy).ok).toBe(allowed);
    expect(parseSourceUrl(href).ok).toBe(false);
  });
});
