import * as v from 'valibot';
import type { CheckResult, SourceResult } from '../model/check-result';
import type { Citation } from '../model/citation';
import type { CitationRecord } from '../model/record';
import { excerptSchema, placeSchema } from './evidence-schema';
import {
  archivedOf,
  citedFields,
  count,
  type Fields,
  nonEmpty,
  recordFields,
  sourceFields,
} from './shared-schema';
import { verdictSchema } from './verdict-schema';

const citationSchema = v.object({
  ...citedFields,
  quoteText: v.string(),
  rule: v.string(),
  fromLinkFragment: v.boolean(),
} satisfies Fields<Citation>);

const resultSchema: v.GenericSchema<unknown, SourceResult> = v.object({
  ...sourceFields,
  verdict: verdictSchema,
  excerpt: v.nullable(excerptSchema),
  heading: v.exactOptional(v.nullable(v.string())),
  archived: v.exactOptional(archivedOf(() => resultSchema)),
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

export const quoteRecordSchema: v.GenericSchema<unknown, CitationRecord> = v.object({
  ...recordFields,
  citation: citationSchema,
  result: checkResultSchema,
} satisfies Fields<CitationRecord>);
