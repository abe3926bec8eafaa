import { describe, expect, test } from 'vitest';
import { cleanAddress } from '../../lib/links/clean-address';
import { displayHost } from '../../lib/links/display-host';
import { hostPatterns } from '../../lib/links/host-patterns';
import { isPrivateAddress } from '../../lib/links/is-private-address';
import { splitTextFragment } from '../../lib/links/split-text-fragment';
import { unwrapRedirect } from '../../lib/links/unwrap-redirect';
import type { SourceUrl } from '../../lib/model/address';

describe('an address that a browser reports is private unless it is plainly public', () => {
  test.each([
    ['8.8.8.8', false],
    ['2606:4700::1111', false],
    ['127.0.0.1', true],
    ['[::1]', true],
    ['::ffff:192.168.0.1', true],
    ['100.64.0.1', true],
    ['64:ff9b::808:808', false],
    ['64:ff9b::c0a8:1', true],
    ['64:ff9b:1::808:808', true],
    ['4000::1', true],
    ['', true],
    ['not an address', true],
  ])('%s → %s', (ip, expected) => expect(isPrivateAddress(ip)).toBe(expected));
});

describe('wrappers are undone without asking anyone', () => {
  const unwrap = (href: string) => unwrapRedirect(new URL(href))?.href ?? null;

  test.each([
    [
      'https://example.org/a?url=https://b.example/',
      'https://example.org/a?url=https://b.example/',
    ],
    [
      'https://www.google.com/url?sa=t&q=https%3A%2F%2Fexample.org%2Fa%3Fb%3D1&ved=2',
      'https://example.org/a?b=1',
    ],
    ['https://www.google.co.uk/url?url=https://example.org/', 'https://example.org/'],
    ['https://www.google.com/amp/s/eels.example/climb', 'https://eels.example/climb'],
    [
      'https://www.bing.com/ck/a?!&&p=0&u=a1aHR0cHM6Ly9lZWxzLmV4YW1wbGUvY2xpbWI&ntb=1',
      'https://eels.example/climb',
    ],
    ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
    ['https://l.meta.ai/?u=https%3A%2F%2Fexample.org%2F', 'https://example.org/'],
    [
      'https://www.google.com/url?q=https://l.meta.ai/?u=https://example.org/',
      'https://example.org/',
    ],
    ['https://www.google.com/goto?url=CAESZQ0pAqUe', null],
    ['https://www.bing.com/ck/a?u=b7abc', null],
    ['https://www.bing.com/ck/a?u=a1aaaaa', null],
    ['https://www.google.com/url?q=javascript:alert(1)', null],
    ['https://www.google.com/url?sa=t', null],
    ['https://www.google.com/url?q=nonsense', null],
    ['javascript:alert(1)', null],
  ])('%s', (href, expected) => expect(unwrap(href)).toBe(expected));

  test('a wrapper that wraps itself for ever is hidden', () => {
    const wrap = (href: string) => `https://www.google.com/url?q=${encodeURIComponent(href)}`;
    const wrapped = (times: number) => {
      let href = 'https://example.org/';
      for (let i = 0; i < times; i++) href = wrap(href);
      return href;
    };
    expect(unwrap(wrapped(4))).toBe('https://example.org/');
    expect(unwrap(wrapped(5))).toBeNull();
  });
});

describe('only parameters that track are dropped', () => {
  test.each([
    ['https://a.example/p?utm_source=chatgpt.com', 'https://a.example/p'],
    ['https://a.example/p?id=7&utm_source=chatgpt.com', 'https://a.example/p?id=7'],
    ['https://a.example/p?UTM_Medium=x&b=%20c&&d', 'https://a.example/p?b=%20c&&d'],
    ['https://a.example/p?gclid=1&fbclid=2&msclkid=3&srsltid=4', 'https://a.example/p'],
    ['https://a.example/p?referrer=grok.com', 'https://a.example/p'],
    [
      'https://a.example/p?referrer=me&ref=x&source=y',
      'https://a.example/p?referrer=me&ref=x&source=y',
    ],
    ['https://a.example/p?a=1#part', 'https://a.example/p?a=1#part'],
    ['https://a.example/p?utm_source=x#:~:text=the%20sea', 'https://a.example/p'],
    ['https://a.example/p#?utm_source=x', 'https://a.example/p#?utm_source=x'],
    ['https://a.example/p?', 'https://a.example/p'],
  ])('%s', (href, expected) => expect(cleanAddress(href)).toBe(expected));
});

describe('a text fragment is a claimed quote', () => {
  test.each([
    ['https://a.example/', 'https://a.example/', []],
    ['https://a.example/#:~:text=the%20sea', 'https://a.example/', ['the sea']],
    ['https://a.example/#part:~:text=a%20b,c%20d', 'https://a.example/#part', ['a b … c d']],
    ['https://a.example/#:~:text=before-,a%20b,-after', 'https://a.example/', ['a b']],
    [
      'https://a.example/#:~:text=one%2C%20two&text=three',
      'https://a.example/',
      ['one, two', 'three'],
    ],
    ['https://a.example/#:~:text=100%25%20sure%', 'https://a.example/', ['100% sure%']],
    ['https://a.example/#:~:text=', 'https://a.example/', []],
    ['https://a.example/?q=:~:text=x', 'https://a.example/?q=:~:text=x', []],
  ])('%s', (href, bare, quotes) => expect(splitTextFragment(href)).toEqual({ href: bare, quotes }));
});

describe('a host is shown in its own script only where it cannot deceive', () => {
  test.each([
    ['https://www.example.org:444/x', 'www.example.org'],
    ['https://bücher.example/', 'bücher.example'],
    ['https://правда.рф/', 'правда.рф'],
    ['https://日本語ラボ.jp/', '日本語ラボ.jp'],
    ['https://他们为什么不说中文.example/', '他们为什么不说中文.example'],
    ['https://münchen-ost.example/', 'münchen-ost.example'],
    ['https://аррӏе.com/', 'xn--80ak6aa92e.com'],
    ['https://gооgle.com/', 'xn--ggle-55da.com'],
    ['https://ɡoogle.com/', 'xn--oogle-qmc.com'],
    ['http://[2606:4700::1111]/', '[2606:4700::1111]'],
    ['nonsense', ''],
  ])('%s', (url, expected) => expect(displayHost(url)).toBe(expected));
});

describe('permission is asked for the name with and without www', () => {
  test.each([
    ['https://example.org/a', ['*://example.org/*', '*://www.example.org/*']],
    ['https://www.example.org/a', ['*://example.org/*', '*://www.example.org/*']],
    ['https://example.co.uk/', ['*://example.co.uk/*', '*://www.example.co.uk/*']],
    ['https://en.wikipedia.org/', ['*://en.wikipedia.org/*']],
    ['http://93.184.216.34/', ['*://93.184.216.34/*']],
    ['http://[2606:4700::1111]/', ['*://[2606:4700::1111]/*']],
  ])('%s', (url, expected) => expect(hostPatterns(url as SourceUrl)).toEqual(expected));
});
