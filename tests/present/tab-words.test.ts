import { describe, expect, test } from 'vitest';
import type { CitationState, TabState } from '../../lib/model/citation-state';
import { describeEmpty } from '../../lib/present/describe-empty';
import { describeRow } from '../../lib/present/describe-row';
import { listAccess } from '../../lib/present/list-access';
import { wordingLocale } from '../../lib/present/wording-locale';
import { checked, citationOf, couldNotCheck, found, readOf } from '../gallery/sample-checks';
import { SAMPLE_TABS } from '../gallery/sample-tabs';
import { sayIn, wordingIn } from './say-in';

const wording = wordingIn('en');

const EMPTY: readonly [string, TabState, string | undefined][] = [
  ['a page that is no chat', SAMPLE_TABS['not-a-chat'], 'Nothing to check here'],
  ['a site that is switched off', SAMPLE_TABS.off, 'Verbatim is off on chatgpt.com'],
  ['a chat page in which no answer was seen', SAMPLE_TABS['no-answer'], 'No answer recognised'],
  ['answers that quote nothing', SAMPLE_TABS['no-citation'], 'No quote with a link'],
  ['quotes', SAMPLE_TABS.full, undefined],
  ['only hidden sources', { ...SAMPLE_TABS.full, citations: [] }, undefined],
];

test.each(EMPTY)('%s', (_name, tab, title) => {
  expect(describeEmpty(tab, wording)?.title).toBe(title);
});

const row = (check: CitationState['check']) =>
  describeRow({ citation: citationOf('words'), check }, wording);

describe('a row', () => {
  test('of an unchecked quote names its host alone', () => {
    expect(row({ state: 'waiting' })).toEqual({ host: 'harbour.example', detail: null });
  });

  test('of a plain find needs no more', () => {
    expect(row(checked(found('a b', 'a'))).detail).toBeNull();
    expect(row(checked(readOf({ kind: 'not-in-source' }))).detail).toBeNull();
  });

  test('tells the first caution', () => {
    const cautions = [{ kind: 'very-short', words: null } as const];
    expect(row(checked(found('a b', 'a', { cautions }))).detail).toMatch(
      /^The quote is very short/,
    );
  });

  test('tells why a source could not be checked', () => {
    expect(row(checked(couldNotCheck({ kind: 'link', class: 'gone' }))).detail).toBe(
      'The page is gone.',
    );
  });
});

const ACCESS: readonly [string, readonly string[], readonly (string | null)[]][] = [
  ['www and apex are one site', ['*://a.example/*', '*://www.a.example/*'], ['a.example']],
  ['every site is one grant', ['https://*/*', 'http://*/*', '<all_urls>'], [null]],
  ['sites stand in order', ['*://b.example/*', '*://a.example/*'], ['a.example', 'b.example']],
  ['nothing granted is an empty list', [], []],
];

test.each(ACCESS)('%s', (_name, patterns, hosts) => {
  const sites = listAccess(patterns);
  expect(sites.map(({ host }) => host)).toEqual(hosts);
  expect(sites.flatMap((site) => site.patterns).sort()).toEqual([...patterns].sort());
});

test.each([
  ['en-GB', 'en', 'en-GB'],
  ['en', 'en', 'en'],
  ['de-AT', 'de', 'de-AT'],
  ['fr', 'en', 'en'],
] as const)('a reader of %s with words in %s gets dates as in %s', (ui, words, locale) => {
  expect(wordingLocale(ui, sayIn(words))).toBe(locale);
});
