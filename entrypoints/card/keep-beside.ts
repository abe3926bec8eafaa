import { placeCard } from './place-card';

/**
 * Shows the card in the top layer, takes the focus in, and keeps the card beside its mark while the page
 * scrolls and changes. `stop` lets go of it.
 */
export function keepBeside(
  layer: HTMLElement,
  anchor: Element,
  pressedElsewhere: () => void,
): { readonly follow: () => void; readonly stop: () => void } {
  const follow = (): void => {
    if (!layer.isConnected) return;
    // A page that moves the mark takes the card out of the top layer, and the focus out of the card.
    if (!layer.matches(':popover-open')) {
      layer.showPopover();
      if (document.activeElement === document.body) takeFocus(layer);
    }
    placeCard(layer, anchor.getBoundingClientRect(), window);
  };
  const pressed = (event: Event): void => {
    if (!event.composedPath().includes(hostOf(layer))) pressedElsewhere();
  };
  const sizes = new ResizeObserver(follow);
  follow();
  takeFocus(layer);
  sizes.observe(layer);
  addEventListener('scroll', follow, { capture: true, passive: true });
  addEventListener('resize', follow);
  addEventListener('pointerdown', pressed, { capture: true });
  return {
    follow,
    stop() {
      sizes.disconnect();
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
      removeEventListener('pointerdown', pressed, { capture: true });
    },
  };
}

function takeFocus(layer: HTMLElement): void {
  layer.querySelector<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
}

function hostOf(node: Node): EventTarget {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : root;
}
