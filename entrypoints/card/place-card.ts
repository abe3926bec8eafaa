/** Pixels kept free between the card, its mark and the window's edge. */
const GAP = 8;

type View = Pick<Window, 'innerWidth' | 'innerHeight'>;
type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Where a card of this size goes, in pixels of the window. */
export interface CardPosition {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

/**
 * Below the mark if the card fits there, else above it, else beside it: wholly inside the window, so
 * that nothing has to be scrolled unless the card is taller than the window itself.
 */
export function findCardPosition(
  width: number,
  height: number,
  mark: Box,
  view: View,
): CardPosition {
  const maxHeight = view.innerHeight - 2 * GAP;
  const shown = Math.min(height, maxHeight);
  const under = mark.bottom + GAP;
  const over = mark.top - GAP - shown;
  if (under + shown + GAP <= view.innerHeight) {
    return { left: inside(mark.left - GAP, width, view.innerWidth), top: under, maxHeight };
  }
  if (over >= GAP) {
    return { left: inside(mark.left - GAP, width, view.innerWidth), top: over, maxHeight };
  }
  const right = mark.right + GAP;
  const beside = right + width + GAP <= view.innerWidth ? right : mark.left - GAP - width;
  return {
    left: inside(beside, width, view.innerWidth),
    top: inside(mark.top - shown / 2, shown, view.innerHeight),
    maxHeight,
  };
}

/** The card is in the top layer, so its coordinates are the window's whatever the page does around it. */
export function placeCard(card: HTMLElement, mark: Box, view: View): void {
  // Measured without the limit of the last placing.
  card.style.removeProperty('max-height');
  const { left, top, maxHeight } = findCardPosition(
    card.offsetWidth,
    card.offsetHeight,
    mark,
    view,
  );
  card.style.setProperty('left', `${left}px`);
  card.style.setProperty('top', `${top}px`);
  card.style.setProperty('max-height', `${maxHeight}px`);
}

function inside(start: number, size: number, room: number): number {
  return Math.max(Math.min(start, room - size - GAP), GAP);
}
