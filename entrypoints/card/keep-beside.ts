import { placeCard } from './place-card';

/**
 * Shows the card in the top layer and keeps it beside its mark while the page scrolls and changes.
 * `stop` lets go of it.
 */
export function keepBeside(
  layer: HTMLElement,
  anchor: Element,
  pressedElsewhere: () => void,
): { readonly follow: () => void; readonly stop: () => void } {
  const follow = (): void => {
    if (!layer.isConnected) return;
    // A page that moves the mark takes the card out of the top layer.
    if (!layer.matches(':popover-open')) layer.showPopover();
    placeCard(layer, anchor.getBoundingClientRect(), window);
  };
  const pressed = (event: Event): void => {
    if (!event.composedPath().includes(hostOf(layer))) pressedElsewhere();
  };
  const sizes = new ResizeObserver(follow);
  follow();
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

function hostOf(node: Node): EventTarget {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : root;
}
