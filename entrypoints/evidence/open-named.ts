/** What the page's own address may name: `#of=KEY`, the newest record of a citation. */
interface Records {
  readHistory(citationKey: string): Promise<readonly { readonly id: string }[]>;
  openRecord(id: string): Promise<void>;
}

/** Opens what the address names, where there is a record of it. */
export async function openNamed(hash: string, records: Records): Promise<void> {
  const key = new URLSearchParams(hash.slice(1)).get('of');
  const [newest] = key === null ? [] : await records.readHistory(key);
  if (newest !== undefined) await records.openRecord(newest.id);
}
