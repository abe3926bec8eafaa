import * as v from 'valibot';
import type { SourceUrl } from '../model/address';
import type { ArchivedPage, FormKind } from '../model/check-result';
import type { EvidenceRecord } from '../model/record';
import type { NonEmpty } from '../model/result';
import type { Reading } from '../model/snapshot';
import { evidenceSchema, hash } from './evidence-schema';
import { linkClass, listRule, via } from './verdict-names';

/**
 * What records of quotes and of cited sentences have in common. `satisfies Fields<…>` has the compiler name
 * every field that a model gains and an import would drop.
 */
export type Fields<Model> = Readonly<Record<keyof Model, v.GenericSchema<unknown, unknown>>>;

export const at = v.pipe(
  v.number(),
  v.check((number) => Number.isFinite(number)),
);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The fields of a citation and of a claim alike. */
export const citedFields = {
  key: v.string(),
  sources: nonEmpty(v.object({ href: v.string(), label: v.string() })),
  moreSources: count,
  sentence: v.string(),
  list: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1))),
};

const readingSchema = v.object({
  via,
  finalUrl: v.string() as v.GenericSchema<unknown, string> as v.GenericSchema<unknown, SourceUrl>,
  readAt: at,
  capturedAt: v.nullable(at),
  snapshot: hash,
  linkClass: v.nullable(linkClass),
  hops: v.exactOptional(v.array(v.object({ url: v.string(), status: count }))),
} satisfies Fields<Reading>);

const FORMS: readonly FormKind[] = [
  ...(['html', 'pdf', 'raw', 'text', 'feed', 'api', 'amp', 'original'] as const),
];

/** Of one source, whatever was looked for in it. */
export const sourceFields = {
  source: count,
  reading: v.nullable(readingSchema),
  title: v.nullable(v.string()),
  page: v.nullable(count),
  evidence: v.exactOptional(evidenceSchema),
  otherForm: v.exactOptional(v.picklist(FORMS)),
  inList: v.exactOptional(v.object({ rule: listRule, listed: v.nullable(v.string()) })),
};

/** A copy holds what the page itself would have been looked through for. */
export function archivedOf<Read>(
  read: () => v.GenericSchema<unknown, Read>,
): v.GenericSchema<unknown, ArchivedPage<Read>> {
  return v.object({
    archive: v.string(),
    saveUrl: v.pipe(v.string(), v.check(isWebAddress)),
    answer: v.picklist(['copies', 'none', 'no-answer']),
    copy: v.nullable(v.lazy(read)),
  } satisfies Fields<ArchivedPage<Read>>);
}

/** All of a record but what was checked and what came of it. */
export const recordFields = {
  id: v.pipe(v.string(), v.maxLength(200)),
  metOn: v.object({ site: v.nullable(v.string()), pageUrl: v.string() }),
  snapshots: v.array(hash),
  versions: v.object({
    extractor: v.string(),
    normalizer: v.string(),
    verifier: v.string(),
  }),
  readFrom: v.exactOptional(v.literal('store')),
  checkedAt: at,
} satisfies Fields<Omit<EvidenceRecord, 'citation' | 'result' | 'kind'>>;

export function nonEmpty<T>(
  entry: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, NonEmpty<T>> {
  return v.tupleWithRest([entry], entry);
}

/** Shown as a link later, so it must lead nowhere else than to the web. */
function isWebAddress(href: string): boolean {
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
}
