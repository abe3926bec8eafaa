import * as v from 'valibot';
import type { ClaimCard } from '../model/claim-card';
import type { EvidenceCard } from '../model/evidence-card';
import { excerptSchema, hashesSchema, selectorSchema } from './evidence-schema';
import { linkClass, via } from './verdict-names';

const KINDS = ['found', 'found-with-edits', 'closest', 'not-in-source', 'could-not-check'] as const;

const shared = {
  format: v.literal('verbatim-evidence-card'),
  version: v.literal(1),
  means: v.string(),
  record: v.string(),
  url: v.string(),
  title: v.nullable(v.string()),
  hashes: v.nullable(hashesSchema),
  selectors: v.array(selectorSchema),
  passage: v.nullable(excerptSchema),
  via: v.nullable(via),
  readAt: v.nullable(v.string()),
  checkedAt: v.string(),
  versions: v.object({ extractor: v.string(), normalizer: v.string(), verifier: v.string() }),
};

/** An evidence card as a file from anywhere may hold it. */
export const cardSchema: v.GenericSchema<unknown, EvidenceCard> = v.object({
  ...shared,
  quote: v.string(),
  verdict: v.picklist(KINDS),
});

/** The same of a cited sentence. */
export const claimCardSchema: v.GenericSchema<unknown, ClaimCard> = v.object({
  ...shared,
  kind: v.literal('claim'),
  sentence: v.string(),
  outcome: v.picklist(['read', 'silent', 'not-checkable', 'could-not-check']),
  topic: v.nullable(v.picklist(['on-topic', 'elsewhere', 'unclear'])),
  linkClass: v.nullable(linkClass),
  details: v.array(
    v.object({
      text: v.string(),
      kind: v.picklist(['figure', 'date', 'name', 'term']),
      found: v.boolean(),
      selector: v.nullable(selectorSchema),
      passage: v.nullable(excerptSchema),
    }),
  ),
});
