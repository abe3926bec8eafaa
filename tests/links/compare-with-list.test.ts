import { describe, expect, test } from 'vitest';
import { compareWithList, isListed } from '../../lib/links/compare-with-list';
import type { ListRule } from '../../lib/model/list-comparison';

const at = (path: string) => `https://eels.example${path}`;

/** Cited address, listed address, rule. */
const PAIRS: readonly (readonly [string, string, ListRule])[] = [
  // The same address, written in another way.
  [at('/climb'), at('/climb'), 'same'],
  ['https://EELS.example/climb', at('/climb'), 'same'],
  ['https://eels.example:443/climb', at('/climb'), 'same'],
  ['https://eels.example./climb', at('/climb'), 'same'],
  [at('/climb?'), at('/climb'), 'same'],
  [at('/a/../climb'), at('/climb'), 'same'],
  [at('/%63limb'), at('/climb'), 'same'],
  [at('/caf%c3%a9'), at('/caf%C3%A9'), 'same'],
  [at('/café'), at('/caf%C3%A9'), 'same'],
  [at('/climb?b=2&a=1'), at('/climb?a=1&b=2'), 'same'],
  [at('/climb?tag=a&tag=b'), at('/climb?tag=b&tag=a'), 'same'],
  [at('/climb?utm_source=chat'), at('/climb'), 'same'],
  [at('/climb?gclid=1&id=7'), at('/climb?id=7&fbclid=2'), 'same'],
  [at('/climb?mc_cid=1&mc_eid=2&_hsenc=3&yclid=4'), at('/climb'), 'same'],
  [at('/climb#part'), at('/climb'), 'same'],
  [at('/climb#:~:text=eels'), at('/climb'), 'same'],
  [at('/app#/doc/1:~:text=eels'), at('/app#/doc/1'), 'same'],
  ['https://müll.example/a', 'https://xn--mll-hoa.example/a', 'same'],
  ['https://en.wikipedia.org/wiki/Eel_(fish)', 'https://en.wikipedia.org/wiki/Eel_(fish)', 'same'],
  [at('/climb?section=2&copy=3&reg=4'), at('/climb?section=2&copy=3&reg=4'), 'same'],
  // One page under another address.
  ['http://eels.example/climb', at('/climb'), 'same_page_variant'],
  ['https://www.eels.example/climb', at('/climb'), 'same_page_variant'],
  [at('/climb/'), at('/climb'), 'same_page_variant'],
  [at('/climb/index.html'), at('/climb'), 'same_page_variant'],
  ['https://m.eels.example/climb', at('/climb'), 'same_page_variant'],
  ['https://en.m.wikipedia.org/wiki/Eel', 'https://en.wikipedia.org/wiki/Eel', 'same_page_variant'],
  [at('/climb/amp'), at('/climb'), 'same_page_variant'],
  ['https://dx.doi.org/10.5555/Eel', 'https://doi.org/10.5555/eel', 'same_page_variant'],
  ['https://arxiv.org/pdf/2301.00012v2', 'https://arxiv.org/abs/2301.00012', 'same_page_variant'],
  [
    'https://www.ncbi.nlm.nih.gov/pubmed/77',
    'https://pubmed.ncbi.nlm.nih.gov/77/',
    'same_page_variant',
  ],
  [
    'https://youtu.be/abc_DEF-123',
    'https://www.youtube.com/watch?v=abc_DEF-123&t=9',
    'same_page_variant',
  ],
  // Addresses that only look alike: each was accepted as the same by a published checker.
  ['https://www.nature.com', 'https://www.nature.com/articles/s41586-026-1', 'parent_of'],
  ['https://arxiv.org/abs/2301.0001', 'https://arxiv.org/abs/2301.00012', 'same_host'],
  ['https://en.wikipedia.org/wiki/Mar', 'https://en.wikipedia.org/wiki/Mars', 'same_host'],
  [at('/climb?id=1'), at('/climb?id=12'), 'query_differs'],
  ['https://github.com/org/repo/issues/999999', 'https://github.com/org/repo', 'child_of'],
  [at('/contents/f?ref=v1'), at('/contents/f?ref=v2'), 'query_differs'],
  [at('/app#/doc/2'), at('/app#/doc/1'), 'query_differs'],
  [at('/climb?tag=a&tag=b'), at('/climb?tag=a'), 'query_differs'],
  [at('/a%2Fb'), at('/a/b'), 'same_host'],
  [at('/climb?section=2&copy=3'), at('/climb?section=2%C2%A9=3'), 'query_differs'],
  ['https://e', at('/climb'), 'not_listed'],
  // Parts of an address that choose the page are never dropped.
  [at('/climb?source=a'), at('/climb?source=b'), 'query_differs'],
  [at('/climb?id=7'), at('/climb'), 'query_differs'],
  [at('/app#!/two'), at('/app#!/one'), 'query_differs'],
  [at('/Climb'), at('/climb'), 'same_host'],
  [at('/climb;v=1'), at('/climb;v=2'), 'same_host'],
  ['https://eels.example:8443/climb', at('/climb'), 'not_listed'],
  // Related at most.
  [at('/rivers/elbe'), at('/rivers/elbe/eels'), 'parent_of'],
  [at('/rivers/elbe/eels'), at('/rivers/elbe'), 'child_of'],
  [at('/river'), at('/rivers/elbe'), 'same_host'],
  [at('/'), at('/rivers'), 'parent_of'],
  ['https://blog.eels.example/climb', at('/climb'), 'not_listed'],
  ['https://eels.example.net/climb', at('/climb'), 'not_listed'],
  ['https://notthe-eels.example/climb', at('/climb'), 'not_listed'],
  // Cut addresses stand for the one listed source they begin.
  [at('/rivers/elbe-and…'), at('/rivers/elbe-and-eels'), 'truncated'],
  [at('/rivers/elbe-and...'), at('/rivers/elbe-and-eels'), 'truncated'],
  [at('/rivers/elbe-and%E2%80%A6'), at('/rivers/elbe-and-eels'), 'truncated'],
  ['https://www.eels.example/rivers/el…', at('/rivers/elbe-and-eels'), 'truncated'],
  [at('/…'), at('/rivers'), 'not_listed'],
  [at('/riv…'), at('/rivers'), 'not_listed'],
  [at('/rivers/…'), at('/rivers/elbe'), 'not_listed'],
  [at('/rivers/weser…'), at('/rivers/elbe'), 'not_listed'],
  // What is no address is in no list.
  ['nonsense', at('/climb'), 'not_listed'],
  ['javascript:alert(1)', at('/climb'), 'not_listed'],
  ['', at('/climb'), 'not_listed'],
];

describe('a cited address and the only source of the list', () => {
  test.each(PAIRS)('%s, %s: %s', (href, listed, rule) => {
    const compared = compareWithList(href, [listed]);
    expect(compared.rule).toBe(rule);
    expect(compared.listed).toBe(rule === 'not_listed' ? null : listed);
  });
});

describe('a list of several sources', () => {
  test('an empty list says nothing, whatever is cited', () => {
    expect(compareWithList(at('/climb'), [])).toEqual({ rule: 'no_source_list', listed: null });
  });

  test.each([
    [at('/rivers/el…'), [at('/rivers/elbe'), at('/rivers/elster')]],
    [at('/rivers/oder'), [at('/rivers/elbe'), at('/rivers/elster')]],
    [at('/rivers'), [at('/rivers/elbe'), at('/rivers/elster')]],
    [at('/climb?id=1'), [at('/climb?id=2'), at('/climb?id=3')]],
  ])('%s fits two of the list, so it fits none', (href, list) =>
    expect(compareWithList(href, list)).toEqual({ rule: 'ambiguous', listed: null }),
  );

  test('the same address wins over related ones', () => {
    const list = [at('/climb?id=2'), at('/climb'), at('/climb?id=3')];
    expect(compareWithList(at('/climb'), list)).toEqual({ rule: 'same', listed: at('/climb') });
  });

  test('where our own request ended is evidence', () => {
    const compared = compareWithList('https://go.example/1', [at('/climb')], at('/climb/'));
    expect(compared).toEqual({ rule: 'redirects_to', listed: at('/climb') });
  });
});

test.each<[ListRule, boolean]>([
  ['same', true],
  ['same_page_variant', true],
  ['redirects_to', true],
  ['truncated', false],
  ['parent_of', false],
  ['child_of', false],
  ['query_differs', false],
  ['same_host', false],
  ['ambiguous', false],
  ['not_listed', false],
  ['no_source_list', false],
])('%s counts as listed: %s', (rule, expected) =>
  expect(isListed({ rule, listed: null })).toBe(expected),
);
