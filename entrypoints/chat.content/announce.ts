import { createHost } from './create-host';

/**
 * A live region of ours, outside the answer: screen readers hear a verdict without losing their
 * place. Returns the function that speaks and the one that takes the region away.
 */
export function createAnnouncer(document: Document) {
  const { element: host, root } = createHost(document);
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  // Off the screen, not `display: none`, which would silence it. Set through CSSOM, which no page policy forbids.
  Object.assign(host.style, {
    position: 'fixed',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    insetInlineStart: '0',
    insetBlockEnd: '0',
    opacity: '0',
    pointerEvents: 'none',
  });
  root.append(region);
  document.documentElement.append(host);
  return {
    say(words: string): void {
      region.textContent = words;
    },
    remove: () => host.remove(),
  };
}
