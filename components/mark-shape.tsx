import type { MarkState } from '../lib/present/mark-state';
import { MARK_DRAWINGS, type MarkPart } from './mark-drawing';

export interface MarkShapeProps {
  readonly state: MarkState;
  /** Where it is another than that of the state, which then gives the colour alone. */
  readonly drawing?: readonly MarkPart[];
}

/** The shape of a state in a card or a list. Decorative to readers by ear. */
export function MarkShape({ state, drawing = MARK_DRAWINGS[state] }: MarkShapeProps) {
  return (
    <svg class={`shape state-${state}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {drawing.map(([Tag, attributes]) => (
        <Tag {...attributes} />
      ))}
    </svg>
  );
}
