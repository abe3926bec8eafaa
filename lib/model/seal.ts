import { sha256 } from './sha256';

/** `sha256:` and the hex digest of what something says, in its canonical form. */
export type Seal = `sha256:${string}`;

/** As it lies in the store: with a digest of all else of it. */
export type Sealed<T> = T & { readonly seal: Seal };

/**
 * A check against damage: it tells that a value is not the one that was kept. It is no signature, since whoever
 * can write the value can write its seal.
 */
export function sealOf(value: object): Seal {
  return `sha256:${sha256(canonicalForm(value))}`;
}

export function seal<T extends object>(value: T): Sealed<T> {
  return { ...value, seal: sealOf(value) };
}

/** The value that was sealed; null where anything of it was changed since. */
export function unseal<T extends object>(stored: Sealed<T>): T | null {
  const { seal: kept, ...value } = stored;
  return sealOf(value) === kept ? (value as unknown as T) : null;
}

/** JSON with sorted keys and no spaces; a field that is undefined is none, as in every file of JSON. */
function canonicalForm(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(canonicalForm).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  let form = '';
  for (const name of Object.keys(fields).sort())
    if (fields[name] !== undefined)
      form += `,${JSON.stringify(name)}:${canonicalForm(fields[name])}`;
  return `{${form.slice(1)}}`;
}
