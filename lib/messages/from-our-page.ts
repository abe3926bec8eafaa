import * as v from 'valibot';
import { WAYS } from '../model/job';
import { LONGEST_ADDRESS, LONGEST_QUOTE_TOLD, MOST_SOURCES } from '../model/page-limits';
import type { SnapshotId } from '../model/snapshot';
import { citationSchema, claimSchema } from './from-chat-page';

/** What our own extension pages may say (popup, access page). Checked for shape and for the sender. */
const tabId = v.pipe(v.number(), v.integer());
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const source = v.object({ href: text(LONGEST_ADDRESS), label: text(500) });
const keys = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500));

function isSnapshotId(value: unknown): boolean {
  return typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value);
}

/** Of no tab: quotes and cited sentences of an answer that the reader brought, or a kept one again. */
const citedAnswerSchema = v.object({
  citations: v.pipe(v.array(v.union([claimSchema, citationSchema])), v.maxLength(500)),
  metOn: v.object({
    site: v.nullable(v.pipe(v.string(), v.maxLength(60))),
    pageUrl: v.pipe(v.string(), v.maxLength(10_000)),
  }),
});

export const fromOurPageSchema = v.union([
  v.object({ kind: v.literal('read-tab'), tabId }),
  v.object({ kind: v.literal('check-in-tab'), tabId, keys: v.nullable(keys), again: v.boolean() }),
  v.object({
    kind: v.literal('check-citations'),
    answers: v.pipe(v.array(citedAnswerSchema), v.maxLength(500)),
  }),
  v.object({ kind: v.literal('stop-checks'), tabId }),
  v.object({
    kind: v.literal('check-file'),
    tabId,
    key: v.pipe(v.string(), v.maxLength(200)),
    source: v.pipe(v.number(), v.integer(), v.minValue(0)),
    snapshot: v.custom<SnapshotId>(isSnapshotId),
  }),
  v.object({
    kind: v.literal('check-other-way'),
    tabId,
    key: v.pipe(v.string(), v.maxLength(200)),
    source: v.pipe(v.number(), v.integer(), v.minValue(0)),
    way: v.picklist(WAYS),
  }),
  v.object({
    kind: v.literal('check-words'),
    tabId,
    quoteText: text(LONGEST_QUOTE_TOLD),
    sources: v.pipe(
      v.tupleWithRest([source], source),
      v.check((list) => list.length <= MOST_SOURCES),
    ),
    pageUrl: v.pipe(text(LONGEST_ADDRESS), v.url()),
    isPrivate: v.boolean(),
    again: v.boolean(),
  }),
  v.object({ kind: v.literal('show-card'), tabId, key: v.pipe(v.string(), v.maxLength(200)) }),
]);

/**
 * `check-words`: the reader names words and where they should stand; `tabId` is the tab of the page that asks.
 * `keys: null` means every citation of the tab that has no verdict yet (all of them with `again`).
 */
export type FromOurPage = v.InferOutput<typeof fromOurPageSchema>;
