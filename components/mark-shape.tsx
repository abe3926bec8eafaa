import type { MarkState } from '../lib/present/mark-state';
import { MARK_DRAWINGS } from './mark-drawing';

/** The shape of a state in a card or a list. Decorative to readers by ear. */
export function MarkShape({ state }: { readonly state: MarkState }) {
  return (
    <svg class={`shape state-${state}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {MARK_DRAWINGS[state].map(([Tag, attributes]) => (
        <Tag {...attributes} />
      ))}
    </svg>
  );
}
