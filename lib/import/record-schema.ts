import * as v from 'valibot';
import type { SourceUrl } from '../model/address';
import type { ArchivedPage, CheckResult, FormKind, SourceResult } from '../model/check-result';
import type { Citation } from '../model/citation';
import type { CitationRecord } from '../model/record';
import type { NonEmpty } from '../model/result';
import type { Reading } from '../model/snapshot';
import { evidenceSchema, excerptSchema, hash, placeSchema } from './evidence-schema';
import { linkClass, listRule, via } from './verdict-names';
import { verdictSchema } from './verdict-schema';

/**
 * The shape of a record that comes from outside; what fits it, fits the store. `satisfies` has the compiler
 * name every field that a model gains and an import would drop.
 */
type Fields<Model> = Readonly<Record<keyof Model, v.GenericSchema<unknown, unknown>>>;

const at = v.pipe(
  v.number(),
  v.check((number) => Number.isFinite(number)),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const sourceSchema = v.object({ href: v.string(), label: v.string() });

const citationSchema = v.object({
  key: v.string(),
  quoteText: v.string(),
  sources: nonEmpty(sourceSchema),
  moreSources: count,
  rule: v.string(),
  sentence: v.string(),
  fromLinkFragment: v.boolean(),
  list: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1))),
} satisfies Fields<Citation>);

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

const archivedSchema: v.GenericSchema<unknown, ArchivedPage> = v.object({
  archive: v.string(),
  saveUrl: v.pipe(v.string(), v.check(isWebAddress)),
  answer: v.picklist(['copies', 'none', 'no-answer']),
  copy: v.nullable(v.lazy(() => resultSchema)),
} satisfies Fields<ArchivedPage>);

const resultSchema: v.GenericSchema<unknown, SourceResult> = v.object({
  source: count,
  verdict: verdictSchema,
  reading: v.nullable(readingSchema),
  title: v.nullable(v.string()),
  excerpt: v.nullable(excerptSchema),
  page: v.nullable(count),
  heading: v.exactOptional(v.nullable(v.string())),
  evidence: v.exactOptional(evidenceSchema),
  otherForm: v.exactOptional(v.picklist(FORMS)),
  inList: v.exactOptional(v.object({ rule: listRule, listed: v.nullable(v.string()) })),
  archived: v.exactOptional(archivedSchema),
} satisfies Fields<SourceResult>);

const checkResultSchema = v.pipe(
  v.object({
    best: count,
    bySource: nonEmpty(resultSchema),
    elsewhere: v.nullable(
      v.object({ source: count, at: placeSchema, href: v.string(), label: v.string() }),
    ),
    lookedElsewhere: v.exactOptional(count),
    moreSources: count,
  } satisfies Fields<CheckResult>),
  v.check(({ best, bySource }) => best < bySource.length),
);

export const recordSchema: v.GenericSchema<unknown, CitationRecord> = v.object({
  id: v.pipe(v.string(), v.maxLength(200)),
  citation: citationSchema,
  metOn: v.object({ site: v.nullable(v.string()), pageUrl: v.string() }),
  result: checkResultSchema,
  snapshots: v.array(hash),
  versions: v.object({
    extractor: v.string(),
    normalizer: v.string(),
    verifier: v.string(),
  }),
  readFrom: v.exactOptional(v.literal('store')),
  checkedAt: at,
} satisfies Fields<CitationRecord>);

function nonEmpty<T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, NonEmpty<T>> {
  return v.tupleWithRest([entry], entry);
}

/** Shown as a link later, so it must lead nowhere else than to the web. */
function isWebAddress(href: string): boolean {
  return URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
}
