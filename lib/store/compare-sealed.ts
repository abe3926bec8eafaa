import { type Sealed, sealOf } from '../model/seal';

/**
 * How what lies under an id stands to what a file holds under it. One that was damaged here can still be told to
 * have been the same: by its seal, or by all of it but its seal.
 */
export function compareSealed(
  known: Sealed<object> | undefined,
  brought: Sealed<object>,
): 'new' | 'same' | 'damaged' | 'other' {
  if (known === undefined) return 'new';
  const { seal: kept, ...rest } = known;
  const now = sealOf(rest);
  if (kept !== brought.seal && now !== brought.seal) return 'other';
  return kept === now ? 'same' : 'damaged';
}
