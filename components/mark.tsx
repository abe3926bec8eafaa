import type { MarkState } from '../lib/present/mark-state';
import { MarkShape } from './mark-shape';

export interface MarkProps {
  readonly state: MarkState;
  /** What `describeMark` calls it. */
  readonly name: string;
  /** Whether its card is open. */
  readonly expanded: boolean;
  readonly onPress: () => void;
}

/** The small sign beside a citation: a pencil tick in the margin, and a button. */
export function Mark({ state, name, expanded, onPress }: MarkProps) {
  return (
    <button
      type="button"
      class={`verbatim mark state-${state}`}
      data-state={state}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={onPress}
    >
      <MarkShape state={state} />
      <span class="mark-label" aria-hidden="true">
        {name}
      </span>
    </button>
  );
}
