import * as v from 'valibot';
import { WAYS } from '../model/job';
import type { SnapshotId } from '../model/snapshot';
import { citationSchema } from './from-chat-page';

/** What our own extension pages may say (popup, access page). Checked for shape and for the sender. */
const tabId = v.pipe(v.number(), v.integer());
const keys = v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(500));

function isSnapshotId(value: unknown): boolean {
  return typeof value === 'string' && /^sha256:[0-9a-f]{64}$/.test(value);
}

export const fromOurPageSchema = v.union([
  v.object({ kind: v.literal('read-tab'), tabId }),
  v.object({ kind: v.literal('check-in-tab'), tabId, keys: v.nullable(keys), again: v.boolean() }),
  // Of no tab: a kept citation again, or one of an answer that the reader brought.
  v.object({
    kind: v.literal('check-citations'),
    citations: v.pipe(v.array(citationSchema), v.maxLength(500)),
    metOn: v.object({
      site: v.nullable(v.pipe(v.string(), v.maxLength(60))),
      pageUrl: v.pipe(v.string(), v.maxLength(10_000)),
    }),
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
  v.object({ kind: v.literal('show-card'), tabId, key: v.pipe(v.string(), v.maxLength(200)) }),
]);

/** `keys: null` means every citation of the tab that has no verdict yet (all of them with `again`). */
export type FromOurPage = v.InferOutput<typeof fromOurPageSchema>;
