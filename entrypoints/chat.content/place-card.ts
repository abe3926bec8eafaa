/** Pixels kept free between the card, its mark and the window's edge. */
const GAP = 8;

/**
 * Puts the card below its mark, or above where there is more room, wholly inside the window. The
 * card is in the top layer, so its coordinates are the window's whatever the page does around it.
 */
export function placeCard(
  card: HTMLElement,
  mark: DOMRect,
  window: Pick<Window, 'innerWidth' | 'innerHeight'>,
): void {
  const below = window.innerHeight - mark.bottom - 2 * GAP;
  const above = mark.top - 2 * GAP;
  const isBelow = below >= card.offsetHeight || below >= above;
  const room = Math.max(isBelow ? below : above, 120);
  const height = Math.min(card.offsetHeight, room);
  const left = Math.min(Math.max(mark.left - GAP, GAP), window.innerWidth - card.offsetWidth - GAP);
  const top = isBelow ? mark.bottom + GAP : mark.top - GAP - height;
  card.style.setProperty('left', `${Math.max(left, 0)}px`);
  card.style.setProperty('top', `${Math.max(top, GAP)}px`);
  card.style.setProperty('max-height', `${room}px`);
}
