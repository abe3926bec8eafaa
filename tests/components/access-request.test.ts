import { expect, test } from 'vitest';
import { parseAccessRequest } from '../../entrypoints/access/parse-access-request';

const search = (tab: string, patterns: unknown) =>
  `?${new URLSearchParams({ tab, patterns: JSON.stringify(patterns) })}`;
const HOSTS = ['*://example.org/*', '*://www.example.org/*'];

test('names a tab and the sites to ask for', () => {
  expect(parseAccessRequest(search('7', HOSTS))).toEqual({
    ok: true,
    value: { tabId: 7, patterns: HOSTS },
  });
});

test.each([
  ['every address', search('7', ['<all_urls>'])],
  ['every host', search('7', ['*://*/*'])],
  ['every subdomain', search('7', ['*://*.example.org/*'])],
  ['files', search('7', ['file:///*'])],
  ['one bad among good', search('7', [...HOSTS, 'https://*/*'])],
  ['no site', search('7', [])],
  ['a list without end', search('7', Array(61).fill(HOSTS[0]))],
  ['something else than text', search('7', [7])],
  ['something else than a list', search('7', { 0: HOSTS[0] })],
  ['broken JSON', '?tab=7&patterns=['],
  ['no tab', search('', HOSTS).replace('tab=&', '')],
  ['half a tab', search('7.5', HOSTS)],
  ['nothing', ''],
])('%s is refused whole', (_name, query) => {
  expect(parseAccessRequest(query)).toEqual({ ok: false, error: 'malformed' });
});
