import type { MarkState } from '../lib/present/mark-state';
import { MARK_DRAWINGS, type MarkPart } from './mark-drawing';

export interface MarkLook {
  readonly state: MarkState;
  /** Where it is another than that of the state, which then gives the colour alone. */
  readonly drawing?: readonly MarkPart[];
  /** What `describeMark` calls it. */
  readonly name: string;
  /** Whether its card is open. */
  readonly expanded: boolean;
  /** Shown beside the mark until the next drawing; null for the name, on hover and focus only. */
  readonly note: string | null;
}

export interface MarkElement {
  readonly button: HTMLButtonElement;
  draw(look: MarkLook): void;
}

const SVG = 'http://www.w3.org/2000/svg';

/**
 * The small sign beside a citation: a pencil tick in the margin, and a button. Made of plain DOM, unlike
 * all other views: every chat page loads it, and a framework would weigh more than the rest of it.
 */
export function createMarkElement(document: Document): MarkElement {
  const button = document.createElement('button');
  const svg = document.createElementNS(SVG, 'svg');
  const label = document.createElement('span');
  button.type = 'button';
  button.setAttribute('aria-haspopup', 'dialog');
  setAll(svg, { viewBox: '0 0 16 16', 'aria-hidden': 'true', focusable: 'false' });
  label.className = 'mark-label';
  label.setAttribute('aria-hidden', 'true');
  button.append(svg, label);

  let drawn: readonly MarkPart[] | null = null;

  return {
    button,
    draw({ state, name, expanded, note, drawing = MARK_DRAWINGS[state] }) {
      button.className = `mark state-${state}`;
      setAll(button, { 'aria-label': name, 'aria-expanded': String(expanded) });
      label.textContent = note ?? name;
      label.classList.toggle('is-note', note !== null);
      if (drawn === drawing) return;
      drawn = drawing;
      button.dataset.state = state;
      svg.setAttribute('class', `shape state-${state}`);
      svg.replaceChildren(
        ...drawing.map(([tag, attributes]) => {
          const part = document.createElementNS(SVG, tag);
          setAll(part, attributes);
          return part;
        }),
      );
    },
  };
}

function setAll(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
