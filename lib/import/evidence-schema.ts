import * as v from 'valibot';
import type { Excerpt } from '../model/check-result';
import type { Evidence, PassageSelector } from '../model/evidence';
import type { Place, SideKind, Span } from '../model/span';

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/*
 * These schemas use only what the background's own need of the library too: what more they took, every wake-up
 * of the background would have to read.
 */
export const hash = v.pipe(
  v.string(),
  v.check((text) => /^sha256:[\da-f]{64}$/.test(text)),
) as v.GenericSchema<unknown, `sha256:${string}`>;

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
  v.object({ start: offset, end: offset }),
  v.check(({ start, end }) => start <= end),
);

type AnySpan = Span<'quote'> & Span<'source'> & Span<'sentence'>;

export const spanSchema = range as v.GenericSchema<unknown, AnySpan>;

export const placeSchema: v.GenericSchema<unknown, Place> = v.object({
  stream,
  index: offset,
  span: spanSchema,
});

export const excerptSchema: v.GenericSchema<unknown, Excerpt> = v.object({
  stream,
  index: offset,
  start: offset,
  text: v.string(),
});

export const selectorSchema: v.GenericSchema<unknown, PassageSelector> = v.object({
  stream,
  index: offset,
  position: v.object({ unit: v.literal('utf16'), start: offset, end: offset }),
  codePoints: range,
  quote: v.object({ exact: v.string(), prefix: v.string(), suffix: v.string() }),
});

export const hashesSchema = v.object({ raw: hash, text: hash, norm: hash });

export const evidenceSchema: v.GenericSchema<unknown, Evidence> = v.object({
  hashes: hashesSchema,
  selectors: v.array(selectorSchema),
  isCut: v.exactOptional(v.literal(true)),
  charset: v.exactOptional(v.string()),
  decoding: v.exactOptional(
    v.object({
      charset: v.string(),
      by: v.picklist(['mark', 'bytes', 'server', 'document', 'guess', 'trial']),
    }),
  ),
});
