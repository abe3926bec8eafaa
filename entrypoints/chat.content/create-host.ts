import { MARK_NAME } from './place-host';

export interface Host {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
}

/**
 * An element of ours for the page. What is in its root no page can see or style; only a test build may
 * look inside.
 */
export function createHost(document: Document): Host {
  const element = document.createElement(MARK_NAME);
  const mode: ShadowRootMode = import.meta.env.MODE === 'e2e' ? 'open' : 'closed';
  return { element, root: element.attachShadow({ mode }) };
}
