import type { ClaimRecord } from '../model/record';
import { type ClaimMarkState, claimMarkState } from '../present/claim-state';

/** What a kept look comes to. It is no verdict. */
export function lookState({ result, checkedAt }: ClaimRecord): ClaimMarkState {
  return claimMarkState({ state: 'looked-up', result, checkedAt });
}
