import * as v from 'valibot';
import type { CheckState, LookState } from '../model/citation-state';
import { WAYS } from '../model/job';
import {
  LONGEST_ADDRESS,
  LONGEST_QUOTE_TOLD,
  MOST_CITATIONS,
  MOST_LISTED,
  MOST_LISTS,
  MOST_SOURCES,
} from '../model/page-limits';

/**
 * What a content script may say. Content scripts are not trusted: every message is parsed by these
 * schemas, and none of them can name an address to fetch: a check is asked for by the key of a
 * citation reported before, and the background decides what that means.
 */
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

const foundSource = v.object({ href: text(LONGEST_ADDRESS), label: text(500) });

export const citationSchema = v.object({
  key: text(200),
  quoteText: text(LONGEST_QUOTE_TOLD),
  sources: v.pipe(
    v.tupleWithRest([foundSource], foundSource),
    v.check((sources) => sources.length <= MOST_SOURCES),
  ),
  moreSources: count,
  rule: text(60),
  sentence: text(LONGEST_QUOTE_TOLD),
  fromLinkFragment: v.boolean(),
  list: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(MOST_LISTS))),
});

export const claimSchema = v.object({
  kind: v.literal('claim'),
  ...v.pick(citationSchema, ['key', 'sentence', 'sources', 'moreSources', 'list']).entries,
});

const hiddenSchema = v.object({ quoteText: text(LONGEST_QUOTE_TOLD), label: text(500) });
const listSchema = v.pipe(v.array(text(LONGEST_ADDRESS)), v.maxLength(MOST_LISTED));
const keys = v.pipe(v.array(text(200)), v.maxLength(500));

export const fromChatPageSchema = v.union([
  v.object({
    kind: v.literal('citations-found'),
    site: v.nullable(text(60)),
    answers: count,
    citations: v.pipe(v.array(citationSchema), v.maxLength(MOST_CITATIONS)),
    hidden: v.pipe(v.array(hiddenSchema), v.maxLength(MOST_CITATIONS)),
    lists: v.pipe(v.array(listSchema), v.maxLength(MOST_LISTS)),
    // Absent from pages whose script does not look for them.
    claims: v.optional(v.pipe(v.array(claimSchema), v.maxLength(MOST_CITATIONS))),
    uncited: count,
    shown: v.object({ citations: count, more: count, withoutAddress: count }),
    leftOut: v.object({ citations: count, longQuotes: count }),
  }),
  v.object({ kind: v.literal('check'), keys, again: v.boolean() }),
  v.object({
    kind: v.literal('check-other-way'),
    key: text(200),
    source: count,
    way: v.picklist(WAYS),
  }),
  v.object({ kind: v.literal('read-checks'), keys }),
  v.object({ kind: v.literal('load-card') }),
  v.object({
    kind: v.literal('open-page'),
    page: v.picklist(['access', 'evidence', 'options']),
    key: v.nullable(text(200)),
  }),
]);

export type FromChatPage = v.InferOutput<typeof fromChatPageSchema>;

/** The background's answer to `citations-found` and `read-checks`: this page's own verdicts. */
export interface ChecksAnswer {
  readonly enabled: boolean;
  readonly checks: Readonly<Record<string, CheckState | LookState>>;
}
