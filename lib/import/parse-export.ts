import * as v from 'valibot';
import { jsonValue } from '../extract/parse-json';
import type { ClaimCard } from '../model/claim-card';
import type { EvidenceCard } from '../model/evidence-card';
import { DISPOSITION_ACTIONS, DISPOSITIONS, type ReaderEntry } from '../model/reader-entry';
import type { EvidenceRecord } from '../model/record';
import type { Result } from '../model/result';
import { type Seal, sealOf } from '../model/seal';
import { cardSchema, claimCardSchema } from './card-schema';
import { hash } from './evidence-schema';
import { recordSchema } from './record-schema';

/** What one of our own files holds. */
export type OwnExport =
  | {
      readonly kind: 'records';
      readonly records: readonly EvidenceRecord[];
      readonly entries: readonly ReaderEntry[];
    }
  | { readonly kind: 'card'; readonly card: EvidenceCard | ClaimCard };

/** Why such a file was not taken; `line` counts from 1. */
export type ExportFault =
  | { readonly kind: 'not-ours' }
  | { readonly kind: 'newer'; readonly line: number }
  | { readonly kind: 'damaged'; readonly line: number }
  /** What it says is not what its seal was made of. */
  | { readonly kind: 'changed'; readonly line: number };

const FORMAT = /^\s*\{\s*"format"\s*:\s*"verbatim-/;

/** Reads a file that Verbatim wrote: whole, or not at all. */
export function parseExport(text: string): Result<OwnExport, ExportFault> {
  const content = text.replace(/^\ufeff/, '');
  if (!FORMAT.test(content)) return { ok: false, error: { kind: 'not-ours' } };
  const card = v.safeParse(v.union([claimCardSchema, cardSchema]), jsonValue(content));
  if (card.success) return { ok: true, value: { kind: 'card', card: card.output } };
  return parseLines(content);
}

function parseLines(content: string): Result<OwnExport, ExportFault> {
  const records: EvidenceRecord[] = [];
  const entries: ReaderEntry[] = [];
  for (const [index, line] of content.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = jsonValue(line);
    const read = v.safeParse(lineSchema, value);
    if (!read.success) {
      const kind = v.safeParse(newerSchema, value).success ? 'newer' : 'damaged';
      return { ok: false, error: { kind, line: index + 1 } };
    }
    if (!isAsSealed(value as Line))
      return { ok: false, error: { kind: 'changed', line: index + 1 } };
    if (read.output.format === 'verbatim-record') records.push(read.output.record);
    else entries.push(read.output.entry);
  }
  return { ok: true, value: { kind: 'records', records, entries } };
}

type Line = ({ readonly record: object } | { readonly entry: object }) & { readonly seal?: Seal };

/** As it was written: what a later version added is under the seal too, though it is not taken in. */
function isAsSealed({ seal, ...line }: Line): boolean {
  return seal === undefined || sealOf('record' in line ? line.record : line.entry) === seal;
}

const entry = {
  id: v.pipe(v.string(), v.maxLength(200)),
  record: v.string(),
  at: v.pipe(
    v.number(),
    v.check((number) => Number.isFinite(number)),
  ),
};

const entrySchema: v.GenericSchema<unknown, ReaderEntry> = v.union([
  v.object({ kind: v.literal('pin'), pinned: v.boolean(), ...entry }),
  v.object({
    kind: v.literal('disposition'),
    said: v.picklist(DISPOSITIONS),
    action: v.nullable(v.picklist(DISPOSITION_ACTIONS)),
    reason: v.pipe(v.string(), v.maxLength(10_000)),
    ...entry,
  }),
  v.object({ kind: v.literal('imported'), ...entry }),
]);

/** Lines of early versions have no seal. */
const ours = { version: v.literal(1), seal: v.exactOptional(hash) };

/** The annotation is for others; ours is the record. */
const lineSchema = v.union([
  v.object({ format: v.literal('verbatim-record'), record: recordSchema, ...ours }),
  v.object({ format: v.literal('verbatim-entry'), entry: entrySchema, ...ours }),
]);

const newerSchema = v.object({
  format: v.string(),
  version: v.pipe(v.number(), v.minValue(2)),
});
