import type { LookState } from '../model/citation-state';
import type { ClaimRecord } from '../model/record';

/** A kept look as the card and the mark know it. */
export function lookOfRecord({ result, checkedAt }: ClaimRecord): LookState {
  return { state: 'looked-up', result, checkedAt };
}
