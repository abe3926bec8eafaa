import type { DetectedCitations } from '../../lib/model/citation';

/** The expectations beside a chat page (`tests/chat-pages/*.json`). */
export interface ExpectedPage {
  readonly site: string;
  readonly page_url: string;
  readonly expected: readonly ExpectedPair[];
  readonly hidden: readonly { readonly quote: string; readonly label: string }[];
  /** Claimed by a link's fragment alone, without a quote that it belongs to. */
  readonly claimed?: readonly { readonly quote: string; readonly url: string }[];
  /** Cited sentences that quote nothing; where a page has no list of them, nothing is said of them. */
  readonly claims?: readonly ExpectedClaim[];
  readonly unpaired: readonly { readonly quote: string }[];
  readonly not_quotes?: readonly { readonly text: string }[];
  readonly not_urls?: readonly string[];
}

export interface ExpectedPair {
  readonly quote: string;
  readonly url: string;
  readonly accept?: readonly string[];
  readonly hidden_more?: number;
  readonly needs?: 'adapter' | 'list-match';
  /** `start,end` of the fragment of its link. */
  readonly text_fragment?: string;
}

interface ExpectedClaim {
  readonly sentence: string;
  readonly url: string;
  /** Further sources of the same sentence, in order. */
  readonly more_urls?: readonly string[];
}

/** What a reading gives without its places, so that it can come out of a browser too. */
export type PlainReading = {
  readonly citations: readonly Omit<DetectedCitations['citations'][number], 'place'>[];
  readonly hidden: readonly Omit<DetectedCitations['hidden'][number], 'place'>[];
  readonly uncited: readonly Omit<DetectedCitations['uncited'][number], 'place'>[];
  readonly claims?: readonly Pick<DetectedCitations['claims'][number], 'sentence' | 'hrefs'>[];
  readonly site: string | null;
};

/** Lists every difference between what a page holds and what was found; empty where all is right. */
export function compareCitations(expected: ExpectedPage, found: PlainReading): string[] {
  const quoted = found.citations.filter((citation) => !citation.fromLinkFragment);
  const fromLinks = found.citations.filter((citation) => citation.fromLinkFragment);
  return [
    ...compareSite(expected, found.site),
    ...compareLists(
      'pair',
      expected.expected.map(describePair),
      quoted.map((each) => describeFound(each, expected)),
    ),
    ...compareLists(
      'claimed by link',
      [
        ...expected.expected.flatMap(describeFragment),
        ...(expected.claimed ?? []).map(({ quote, url }) => `“${quote}” → ${url}`),
      ],
      fromLinks.map(({ quoteText, sources }) => `“${quoteText}” → ${sources[0].href}`),
    ),
    ...compareLists(
      'hidden',
      expected.hidden.map(({ quote, label }) => `“${quote}” (${label})`),
      found.hidden.map(({ quoteText, label }) => `“${quoteText}” (${label})`),
    ),
    ...compareLists(
      'uncited',
      expected.unpaired.map(({ quote }) => quote),
      found.uncited.map(({ quoteText }) => quoteText),
    ),
    ...compareClaims(expected.claims, found.claims),
    ...findForbidden(expected, found),
  ];
}

function compareClaims(expected: ExpectedPage['claims'], found: PlainReading['claims']): string[] {
  if (expected === undefined || found === undefined) return [];
  return compareLists(
    'claim',
    expected.map(({ sentence, url, more_urls = [] }) => [sentence, url, ...more_urls].join(' → ')),
    found.map(({ sentence, hrefs }) => [sentence, ...hrefs].join(' → ')),
  );
}

const SITES_WITHOUT_ADAPTER = ['generic', 'librechat', 'openwebui'];

function compareSite({ site }: ExpectedPage, found: string | null): string[] {
  const wanted = SITES_WITHOUT_ADAPTER.includes(site) ? null : site;
  return wanted === found ? [] : [`site: expected ${wanted}, found ${found}`];
}

function describePair({ quote, url, hidden_more = 0 }: ExpectedPair): string {
  return `“${quote}” → ${url} +${hidden_more}`;
}

/** Where another address is as right, it is written as the expected one. */
function describeFound(
  { quoteText, sources, moreSources }: PlainReading['citations'][number],
  { expected }: ExpectedPage,
): string {
  const { href } = sources[0];
  const same = expected.find(({ quote, accept }) => quote === quoteText && accept?.includes(href));
  return `“${quoteText}” → ${same?.url ?? href} +${moreSources}`;
}

function describeFragment({ url, text_fragment }: ExpectedPair): string[] {
  return text_fragment === undefined ? [] : [`“${text_fragment.replace(',', ' … ')}” → ${url}`];
}

function compareLists(
  what: string,
  expected: readonly string[],
  found: readonly string[],
): string[] {
  const left = [...expected];
  const extra: string[] = [];
  for (const each of found) {
    const at = left.indexOf(each);
    if (at === -1) extra.push(each);
    else left.splice(at, 1);
  }
  return [
    ...left.map((each) => `${what} missing: ${each}`),
    ...extra.map((each) => `${what} extra: ${each}`),
  ];
}

function findForbidden(expected: ExpectedPage, found: PlainReading): string[] {
  const wanted = new Set(
    [...expected.expected, ...expected.hidden, ...expected.unpaired].map(({ quote }) => quote),
  );
  const quotes = [...found.citations, ...found.hidden, ...found.uncited].map(
    ({ quoteText }) => quoteText,
  );
  const hrefs = found.citations.flatMap(({ sources }) => sources.map(({ href }) => href));
  return [
    ...(expected.not_quotes ?? [])
      .filter(({ text }) =>
        quotes.some((quote) => quote.includes(text.trim()) && !wanted.has(quote)),
      )
      .map(({ text }) => `not a quote: ${text}`),
    ...(expected.not_urls ?? [])
      .filter((url) => hrefs.includes(url))
      .map((url) => `not a source: ${url}`),
  ];
}

/** Pairs that no expectation allows: another address than the quote's, or words that are no quotation. */
export function findWrongPairs({ expected }: ExpectedPage, found: PlainReading): string[] {
  return found.citations
    .filter(({ fromLinkFragment }) => !fromLinkFragment)
    .filter(
      ({ quoteText, sources: [{ href }] }) =>
        !expected.some(
          ({ quote, url, accept = [] }) => quote === quoteText && [url, ...accept].includes(href),
        ),
    )
    .map(({ quoteText, sources: [{ href }] }) => `“${quoteText}” → ${href}`);
}

/** Expected pairs that a reading without an adapter should have and has not. */
export function findMissingPairs({ expected }: ExpectedPage, found: PlainReading): string[] {
  return expected
    .filter(({ needs }) => needs !== 'adapter')
    .map(({ quote }) => quote)
    .filter((quote) => !found.citations.some(({ quoteText }) => quoteText === quote));
}
