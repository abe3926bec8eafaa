import * as v from 'valibot';
import type { Excerpt } from '../model/check-result';
import type { Evidence, PassageSelector } from '../model/evidence';
import type { Place, SideKind, Span } from '../model/span';

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

export const hash = v.custom<`sha256:${string}`>(
  (text) => typeof text === 'string' && /^sha256:[\da-f]{64}$/.test(text),
);

const SIDE: readonly SideKind[] = [
  ...([
    'hidden',
    'collapsed',
    'description',
    'data',
    'alt',
    'running-head',
    'tex',
    'options',
  ] as const),
];
const stream = v.picklist(['main', ...SIDE] as const);

const range = v.pipe(
  v.strictObject({ start: offset, end: offset }),
  v.check(({ start, end }) => start <= end),
);

export const spanSchema = range as v.GenericSchema<unknown, Span<'quote'> & Span<'source'>>;

export const placeSchema: v.GenericSchema<unknown, Place> = v.strictObject({
  stream,
  index: offset,
  span: spanSchema,
});

export const excerptSchema: v.GenericSchema<unknown, Excerpt> = v.strictObject({
  stream,
  index: offset,
  start: offset,
  text: v.string(),
});

export const selectorSchema: v.GenericSchema<unknown, PassageSelector> = v.strictObject({
  stream,
  index: offset,
  position: v.strictObject({ unit: v.literal('utf16'), start: offset, end: offset }),
  codePoints: range,
  quote: v.strictObject({ exact: v.string(), prefix: v.string(), suffix: v.string() }),
});

export const hashesSchema = v.strictObject({ raw: hash, text: hash, norm: hash });

export const evidenceSchema: v.GenericSchema<unknown, Evidence> = v.strictObject({
  hashes: hashesSchema,
  selectors: v.array(selectorSchema),
});
