import * as v from 'valibot';
import type { Claim } from '../model/claim';
import type { ClaimDetail, ClaimReading } from '../model/claim-reading';
import type { ClaimOutcome, ClaimResult, ClaimSource, SharedWords } from '../model/claim-result';
import type { ClaimRecord } from '../model/record';
import { excerptSchema, placeSchema, spanSchema } from './evidence-schema';
import {
  archivedOf,
  at,
  citedFields,
  count,
  type Fields,
  nonEmpty,
  recordFields,
  sourceFields,
} from './shared-schema';
import { doubt } from './verdict-names';
import { unreadableSchema } from './verdict-schema';

const claimSchema = v.object({
  ...citedFields,
  kind: v.literal('claim'),
} satisfies Fields<Claim>);

const detailSchema = v.pipe(
  v.object({
    text: v.string(),
    span: spanSchema,
    kind: v.picklist(['figure', 'date', 'name', 'term']),
    found: v.boolean(),
    at: v.nullable(placeSchema),
    part: count,
  } satisfies Fields<ClaimDetail>),
  // What is not there has no place.
  v.check(({ found, at: place }) => found || place === null),
);

type Read = Extract<ClaimReading, { readonly kind: 'read' }>;

const readSchema = v.pipe(
  v.object({
    kind: v.literal('read'),
    parts: v.array(v.object({ text: v.string() })),
    details: v.array(detailSchema),
    closest: v.nullable(placeSchema),
    conditions: v.array(placeSchema),
    topic: v.picklist(['on-topic', 'elsewhere', 'unclear']),
    topicScore: at,
  } satisfies Fields<Read>),
  v.check(({ parts, details }) => details.every(({ part }) => part < parts.length)),
);

const outcomeSchema: v.GenericSchema<unknown, ClaimOutcome> = v.union([
  readSchema,
  v.object({ kind: v.literal('not-checkable') }),
  v.object({ kind: v.literal('silent'), why: v.union([doubt, v.literal('other-language')]) }),
  v.object({ kind: v.literal('could-not-check'), why: unreadableSchema }),
]);

const sourceSchema: v.GenericSchema<unknown, ClaimSource> = v.pipe(
  v.object({
    ...sourceFields,
    outcome: outcomeSchema,
    excerpt: v.nullable(excerptSchema),
    detailExcerpts: v.array(v.nullable(excerptSchema)),
    shared: v.object({
      inSentence: v.array(spanSchema),
      onlyInSentence: v.array(spanSchema),
      inPassage: v.array(spanSchema),
    } satisfies Fields<SharedWords>),
    heading: v.nullable(v.string()),
    archived: v.exactOptional(archivedOf(() => sourceSchema)),
  } satisfies Fields<ClaimSource>),
  // The excerpts are told by their order: with one too few each would be shown for the wrong detail.
  v.check(
    ({ outcome, detailExcerpts }) =>
      outcome.kind !== 'read' || detailExcerpts.length === outcome.details.length,
  ),
);

const resultSchema = v.pipe(
  v.object({
    best: count,
    bySource: nonEmpty(sourceSchema),
    moreSources: count,
  } satisfies Fields<ClaimResult>),
  v.check(({ best, bySource }) => best < bySource.length),
);

export const claimRecordSchema: v.GenericSchema<unknown, ClaimRecord> = v.object({
  ...recordFields,
  kind: v.literal('claim'),
  citation: claimSchema,
  result: resultSchema,
} satisfies Fields<ClaimRecord>);
