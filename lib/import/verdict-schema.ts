import * as v from 'valibot';
import type { Caution, Edit, Note, Reason } from '../model/finding';
import type { NonEmpty } from '../model/result';
import type { Place } from '../model/span';
import type { SeenLink, Unreadable, Verdict } from '../model/verdict';
import { placeSchema, spanSchema } from './evidence-schema';
import {
  addressRefusal,
  cautionKind,
  doubt,
  linkClass,
  noteKind,
  reasonKind,
  refusalWhy,
} from './verdict-names';

const words = v.nullable(v.string());
const places = v.tupleWithRest([placeSchema], placeSchema) as v.GenericSchema<
  unknown,
  NonEmpty<Place>
>;

const noteSchema: v.GenericSchema<unknown, Note> = v.object({
  kind: noteKind,
  quote: words,
  source: words,
});
const cautionSchema: v.GenericSchema<unknown, Caution> = v.object({
  kind: cautionKind,
  words,
});
const reasonSchema: v.GenericSchema<unknown, Reason> = v.object({
  kind: reasonKind,
  quote: words,
  source: words,
});

const editSchema: v.GenericSchema<unknown, Edit> = v.union([
  v.object({ kind: v.literal('added'), quote: spanSchema }),
  v.object({ kind: v.literal('dropped'), source: spanSchema }),
  v.object({ kind: v.literal('changed'), quote: spanSchema, source: spanSchema }),
]);
const edits = v.tupleWithRest([editSchema], editSchema) as v.GenericSchema<unknown, NonEmpty<Edit>>;

const seenSchema: v.GenericSchema<unknown, SeenLink> = v.object({
  hops: v.array(v.object({ url: v.string(), status: v.number() })),
  finalUrl: v.nullable(v.string()),
  status: v.nullable(v.number()),
  error: v.nullable(v.picklist(['dns', 'tls', 'timeout', 'reset', 'too-large'])),
});

export const unreadableSchema: v.GenericSchema<unknown, Unreadable> = v.union([
  v.object({ kind: v.literal('no-permission'), origin: v.string() }),
  v.object({ kind: v.literal('refused-address'), why: addressRefusal }),
  v.object({ kind: v.literal('link'), class: linkClass, seen: v.exactOptional(seenSchema) }),
  v.object({ kind: v.literal('doubt'), doubt }),
  v.object({ kind: v.literal('refused'), why: refusalWhy }),
]);

const remarks = { notes: v.array(noteSchema), cautions: v.array(cautionSchema) };

export const verdictSchema: v.GenericSchema<unknown, Verdict> = v.union([
  v.object({ kind: v.literal('found'), at: places, ...remarks }),
  v.object({
    kind: v.literal('found-with-edits'),
    pieces: places,
    omitted: v.array(placeSchema),
    ...remarks,
  }),
  v.object({
    kind: v.literal('closest'),
    passage: placeSchema,
    edits,
    reasons: v.array(reasonSchema),
  }),
  v.object({ kind: v.literal('not-in-source') }),
  v.object({
    kind: v.literal('could-not-check'),
    why: unreadableSchema,
    nearest: v.nullable(v.object({ passage: placeSchema, edits })),
  }),
]);
