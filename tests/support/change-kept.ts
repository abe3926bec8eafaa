import { openDatabase } from '../../lib/store/open-database';

/** Writes something else into a record or an entry that is kept, as damage would: its seal stays as it was. */
export async function changeKept(
  store: 'records' | 'entries',
  id: string,
  change: (kept: Record<string, unknown>) => void,
): Promise<void> {
  const database = await openDatabase();
  const kept = structuredClone(await database.get(store, id)) as unknown as Record<string, unknown>;
  change(kept);
  await database.put(store, kept as never);
}
