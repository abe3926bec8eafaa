import type { KeptEntry, ReaderEntry } from '../model/reader-entry';
import type { ChangedRecord, EvidenceRecord, KeptRecord } from '../model/record';
import { type Sealed, unseal } from '../model/seal';

/** Every record and entry that is read passes here: one that is not what was kept is never taken for it. */
export function openRecord(stored: Sealed<EvidenceRecord>): KeptRecord {
  return unseal<EvidenceRecord>(stored) ?? leftOf(stored);
}

export function openEntry(stored: Sealed<ReaderEntry>): KeptEntry {
  const entry = unseal<ReaderEntry>(stored);
  if (entry !== null) return entry;
  const { id, record, at } = stored;
  return { kind: 'changed', id, record: String(record), at: timeOf(at) };
}

/** Nothing is known any more of what its fields hold, but that `id` is the key under which it lies. */
function leftOf(stored: { readonly [Field in keyof EvidenceRecord]?: unknown }): ChangedRecord {
  const { id, citation, checkedAt } = stored;
  const { quoteText, sentence } = (citation ?? {}) as { quoteText?: unknown; sentence?: unknown };
  const cited = quoteText ?? sentence;
  return {
    state: 'changed',
    id: id as string,
    cited: typeof cited === 'string' ? cited : '',
    checkedAt: timeOf(checkedAt),
  };
}

const timeOf = (at: unknown): number => (Number.isFinite(at) ? (at as number) : 0);
