import * as v from 'valibot';
import type { EvidenceCard } from '../model/evidence-card';
import { excerptSchema, hashesSchema, selectorSchema } from './evidence-schema';
import { via } from './verdict-names';

const KINDS = ['found', 'found-with-edits', 'closest', 'not-in-source', 'could-not-check'] as const;

/** An evidence card as a file from anywhere may hold it. */
export const cardSchema: v.GenericSchema<unknown, EvidenceCard> = v.object({
  format: v.literal('verbatim-evidence-card'),
  version: v.literal(1),
  means: v.string(),
  record: v.string(),
  quote: v.string(),
  url: v.string(),
  title: v.nullable(v.string()),
  verdict: v.picklist(KINDS),
  hashes: v.nullable(hashesSchema),
  selectors: v.array(selectorSchema),
  passage: v.nullable(excerptSchema),
  via: v.nullable(via),
  readAt: v.nullable(v.string()),
  checkedAt: v.string(),
  versions: v.object({ extractor: v.string(), normalizer: v.string(), verifier: v.string() }),
});
