import { expect, test } from 'vitest';
import { parseAccessRequest } from '../../entrypoints/access/parse-access-request';

const HOSTS = ['*://example.org/*', '*://www.example.org/*'];
const asked = (patterns: unknown, tabId: unknown = 7) => ({ tabId, patterns });

test('names a tab and the sites to ask for', () => {
  expect(parseAccessRequest(asked(HOSTS))).toEqual({
    ok: true,
    value: { tabId: 7, patterns: HOSTS },
  });
});

test.each([
  ['every address', asked(['<all_urls>'])],
  ['every host', asked(['*://*/*'])],
  ['every subdomain', asked(['*://*.example.org/*'])],
  ['files', asked(['file:///*'])],
  ['one bad among good', asked([...HOSTS, 'https://*/*'])],
  ['no site', asked([])],
  ['a list without end', asked(Array(61).fill(HOSTS[0]))],
  ['something else than text', asked([7])],
  ['something else than a list', asked({ 0: HOSTS[0] })],
  ['no tab', asked(HOSTS, null)],
  ['half a tab', asked(HOSTS, 7.5)],
  ['a tab in words', asked(HOSTS, '7')],
  ['nothing', null],
])('%s is refused whole', (_name, kept) => {
  expect(parseAccessRequest(kept)).toEqual({ ok: false, error: 'malformed' });
});
