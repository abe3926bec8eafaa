import * as v from 'valibot';

/**
 * The rules of the Web Annotation Data Model (W3C Recommendation of 23 February 2017) for what we
 * write, section by section. Unknown keys are faults: the context would give them no meaning.
 */
const iri = v.pipe(v.string(), v.regex(/^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]+$/i));
/** 3.3.3: xsd:dateTime, and in UTC with "Z". */
const utc = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/));
const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/** 4.2.4: exactly one `exact`, at most one each of `prefix` and `suffix`. */
const quoteSelector = v.strictObject({
  type: v.literal('TextQuoteSelector'),
  exact: v.string(),
  prefix: v.optional(v.string()),
  suffix: v.optional(v.string()),
});

/** 4.2.5: exactly one `start` and one `end`, not negative. */
const positionSelector = v.pipe(
  v.strictObject({ type: v.literal('TextPositionSelector'), start: offset, end: offset }),
  v.check(({ start, end }) => start <= end),
);

/** 4.3.1: `sourceDate` alone, or start and end together; `cached` is an IRI. */
const timeState = v.strictObject({
  type: v.literal('TimeState'),
  sourceDate: utc,
  cached: v.optional(iri),
});

/** 4: exactly one `source`, an IRI. */
const specificResource = v.strictObject({
  type: v.literal('SpecificResource'),
  source: iri,
  state: v.optional(timeState),
  selector: v.optional(
    v.union([v.strictTuple([quoteSelector]), v.strictTuple([quoteSelector, positionSelector])]),
  ),
});

/**
 * 3.2.4: exactly one `value`; at most one `format`; 3.3.5: purposes are motivations; 3.3.1: a body by
 * another than the annotation's creator may name its own, and when.
 */
const textualBody = v.strictObject({
  type: v.literal('TextualBody'),
  purpose: v.picklist(['assessing', 'describing', 'commenting']),
  format: v.literal('text/plain'),
  value: v.string(),
  creator: v.exactOptional(v.strictObject({ type: v.literal('Person'), name: v.string() })),
  created: v.exactOptional(utc),
});

/** 3.1: one `@context`, one `id`, at least one target. */
export const annotationSchema = v.strictObject({
  '@context': v.literal('http://www.w3.org/ns/anno.jsonld'),
  id: iri,
  type: v.literal('Annotation'),
  motivation: v.literal('assessing'),
  created: utc,
  creator: v.strictObject({ type: v.literal('Software'), name: v.string() }),
  body: v.pipe(v.array(textualBody), v.minLength(1)),
  target: v.union([specificResource, v.pipe(v.array(specificResource), v.minLength(1))]),
});

export type Annotation = v.InferOutput<typeof annotationSchema>;
