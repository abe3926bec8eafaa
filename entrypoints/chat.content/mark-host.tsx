import { effect } from '@preact/signals-core';
import { render, type VNode } from 'preact';
import { MARK_NAME } from './place-host';

/** A test build may look inside; on a reader's page nobody can. */
const MODE: ShadowRootMode = import.meta.env.MODE === 'e2e' ? 'open' : 'closed';

export interface MarkHost {
  readonly element: HTMLElement;
  remove(): void;
}

/**
 * One element of ours in the page, with everything inside a shadow root. The style comes as a
 * `<style>` with text, or as a constructed sheet where the browser lets a content script adopt one:
 * either works under a page's strict content security policy in the browser that takes this way.
 *
 * `content` is drawn again whenever a signal that it reads has changed: the few lines here spare every
 * chat page the weight of the signals' own binding to Preact.
 */
export function createMarkHost(document: Document, css: string, content: () => VNode): MarkHost {
  const element = document.createElement(MARK_NAME);
  const root = element.attachShadow({ mode: MODE });
  addStyle(document, root, css);
  const mount = document.createElement('div');
  mount.className = 'verbatim-root';
  root.append(mount);
  const stop = effect(() => render(content(), mount));
  return {
    element,
    remove() {
      stop();
      render(null, mount);
      element.remove();
    },
  };
}

function addStyle(document: Document, root: ShadowRoot, css: string): void {
  if (import.meta.env.BROWSER === 'firefox') {
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
}
