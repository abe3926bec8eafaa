import * as v from 'valibot';
import type { SourceUrl } from '../model/address';
import type { ArchivedPage, FormKind, SourceResult } from '../model/check-result';
import type { CitationRecord } from '../model/record';
import type { NonEmpty } from '../model/result';
import { evidenceSchema, excerptSchema, hash, placeSchema } from './evidence-schema';
import { linkClass } from './verdict-names';
import { verdictSchema } from './verdict-schema';

/** The shape of a record that comes from outside; what fits it, fits the store. */
const at = v.pipe(v.number(), v.finite());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const sourceSchema = v.strictObject({ href: v.string(), label: v.string() });

const citationSchema = v.strictObject({
  key: v.string(),
  quoteText: v.string(),
  sources: nonEmpty(sourceSchema),
  moreSources: count,
  rule: v.string(),
  sentence: v.string(),
  fromLinkFragment: v.boolean(),
});

const readingSchema = v.strictObject({
  via: v.picklist(['network', 'open-tab', 'archive']),
  finalUrl: v.custom<SourceUrl>((url) => typeof url === 'string'),
  readAt: at,
  capturedAt: v.nullable(at),
  snapshot: hash,
  linkClass: v.nullable(linkClass),
  hops: v.exactOptional(v.array(v.strictObject({ url: v.string(), status: count }))),
});

const FORMS: readonly FormKind[] = [
  ...(['html', 'pdf', 'raw', 'text', 'feed', 'api', 'amp', 'original'] as const),
];

const archivedSchema: v.GenericSchema<unknown, ArchivedPage> = v.strictObject({
  archive: v.string(),
  saveUrl: v.custom<string>(isWebAddress),
  answer: v.picklist(['copies', 'none', 'no-answer']),
  copy: v.nullable(v.lazy(() => resultSchema)),
});

const resultSchema: v.GenericSchema<unknown, SourceResult> = v.strictObject({
  source: count,
  verdict: verdictSchema,
  reading: v.nullable(readingSchema),
  title: v.nullable(v.string()),
  excerpt: v.nullable(excerptSchema),
  page: v.nullable(count),
  heading: v.exactOptional(v.nullable(v.string())),
  evidence: v.exactOptional(evidenceSchema),
  otherForm: v.exactOptional(v.picklist(FORMS)),
  archived: v.exactOptional(archivedSchema),
});

const checkResultSchema = v.pipe(
  v.strictObject({
    best: count,
    bySource: nonEmpty(resultSchema),
    elsewhere: v.nullable(
      v.strictObject({ source: count, at: placeSchema, href: v.string(), label: v.string() }),
    ),
    lookedElsewhere: v.exactOptional(count),
    moreSources: count,
  }),
  v.check(({ best, bySource }) => best < bySource.length),
);

export const recordSchema: v.GenericSchema<unknown, CitationRecord> = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  citation: citationSchema,
  metOn: v.strictObject({ site: v.nullable(v.string()), pageUrl: v.string() }),
  result: checkResultSchema,
  snapshots: v.array(hash),
  versions: v.strictObject({
    extractor: v.string(),
    normalizer: v.string(),
    verifier: v.string(),
  }),
  checkedAt: at,
});

function nonEmpty<T>(entry: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, NonEmpty<T>> {
  return v.tupleWithRest([entry], entry);
}

/** Shown as a link later, so it must lead nowhere else than to the web. */
function isWebAddress(href: unknown): boolean {
  return typeof href === 'string' && URL.canParse(href) && /^https?:$/.test(new URL(href).protocol);
}
