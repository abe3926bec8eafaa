import type { NoteKind, ReasonKind } from '../model/finding';

/**
 * What the difference between two tokens or two gaps amounts to: nothing, a note on a plain pass, an
 * edit that a pass must show, or a reason to refuse the passage.
 */
export type Comparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'note'; readonly note: NoteKind }
  | { readonly kind: 'edit'; readonly note: NoteKind }
  | { readonly kind: 'refused'; readonly reason: ReasonKind };

export const SAME: Comparison = { kind: 'same' };

export function note(kind: NoteKind): Comparison {
  return { kind: 'note', note: kind };
}

export function edit(kind: NoteKind): Comparison {
  return { kind: 'edit', note: kind };
}

export function refused(reason: ReasonKind): Comparison {
  return { kind: 'refused', reason };
}
