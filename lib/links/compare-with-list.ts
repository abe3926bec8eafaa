import type { ListComparison, ListRule } from '../model/list-comparison';
import { exactKey, isSamePage } from './is-same-page';
import { parseUrl } from './parse-url';

/**
 * Question: is this address in the answer's own source list?
 *
 * Whole addresses are compared, part by part: a beginning that only looks alike (`/wiki/Mar` and
 * `/wiki/Mars`) is another page. `finalUrl` is where our own request ended, which is evidence and no
 * guess. Nothing is ever replaced: a rule is a remark. An empty list proves nothing.
 */
export function compareWithList(
  href: string,
  list: readonly string[],
  finalUrl: string | null = null,
): ListComparison {
  if (list.length === 0) return { rule: 'no_source_list', listed: null };
  const key = exactKey(href);
  const same = list.find((listed) => key !== null && exactKey(listed) === key);
  if (same !== undefined) return { rule: 'same', listed: same };
  const variant = list.find((listed) => isSamePage(href, listed));
  if (variant !== undefined) return { rule: 'same_page_variant', listed: variant };
  const target = list.find((listed) => finalUrl !== null && isSamePage(finalUrl, listed));
  if (target !== undefined) return { rule: 'redirects_to', listed: target };
  return isCut(href) ? whole(href, list) : related(href, list);
}

/** Rules under which the cited address and a listed one are the same source. */
export function isListed({ rule }: ListComparison): boolean {
  return rule === 'same' || rule === 'same_page_variant' || rule === 'redirects_to';
}

const CUT = /(?:\u2026|\.{3}|%e2%80%a6)\/?$/i;

function isCut(href: string): boolean {
  return CUT.test(href);
}

/** A cut address stands for the one listed source that it begins, if it says more than a host and a segment. */
function whole(href: string, list: readonly string[]): ListComparison {
  const start = withoutScheme(href.replace(CUT, ''));
  const saysEnough = start.split('/').length > 2 && !start.endsWith('/');
  const candidates = list.filter((listed) => withoutScheme(listed).startsWith(start));
  if (!saysEnough || candidates.length === 0) return { rule: 'not_listed', listed: null };
  return only('truncated', candidates);
}

function withoutScheme(href: string): string {
  return href.replace(/^https?:\/\/(?:www\.)?/i, '');
}

/** Relations in the order of their closeness. */
const RELATIONS: readonly (readonly [ListRule, (one: URL, listed: URL) => boolean])[] = [
  ['query_differs', (one, listed) => pathOf(one) === pathOf(listed)],
  ['child_of', (one, listed) => isBelow(one, listed)],
  ['parent_of', (one, listed) => isBelow(listed, one)],
  ['same_host', () => true],
];

function related(href: string, list: readonly string[]): ListComparison {
  const url = parseUrl(href);
  const onHost = list.filter((listed) => {
    const other = parseUrl(listed);
    return url !== null && other !== null && hostOf(other) === hostOf(url);
  });
  for (const [rule, holds] of RELATIONS) {
    const candidates = onHost.filter((listed) => holds(new URL(href), new URL(listed)));
    if (candidates.length > 0) return only(rule, candidates);
  }
  return { rule: 'not_listed', listed: null };
}

function only(rule: ListRule, candidates: readonly string[]): ListComparison {
  const [first = null, ...others] = candidates;
  return others.length > 0 ? { rule: 'ambiguous', listed: null } : { rule, listed: first };
}

function hostOf(url: URL): string {
  return url.host.replace(/^www\./, '');
}

function pathOf(url: URL): string {
  return url.pathname.replace(/\/$/, '');
}

/** Its path goes on where the other's ends, at a whole segment. */
function isBelow(one: URL, other: URL): boolean {
  return pathOf(one).startsWith(`${pathOf(other)}/`);
}
