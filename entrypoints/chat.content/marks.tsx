import { type Signal, signal } from '@preact/signals-core';
import type { VNode } from 'preact';
import css from '../../components/styles/chat.css?inline';
import type { Citation, FoundCitation, HiddenCitation } from '../../lib/model/citation';
import type { Way } from '../../lib/model/job';
import type { Wording } from '../../lib/present/wording';
import { CitationMark, HiddenMark } from './citation-mark';
import { createMarkHost, type MarkHost } from './mark-host';
import type { PageModel } from './page-model';
import { placeHost } from './place-host';

/** A citation of the page with the key that keeps its mark over re-renders. */
export interface KeyedCitation {
  readonly citation: Citation;
  readonly place: FoundCitation['place'];
}

export interface KeyedHidden extends HiddenCitation {
  readonly key: string;
}

interface Shown {
  readonly host: MarkHost;
  readonly open: Signal<boolean>;
}

/** The marks in the page. Each is made once per key and put back wherever its place is now. */
export function createMarks(document: Document, model: PageModel, wording: () => Wording) {
  const shown = new Map<string, Shown>();

  const make = (key: string, content: (open: Signal<boolean>) => VNode): Shown => {
    const open = signal(false);
    const made = { host: createMarkHost(document, css, () => content(open)), open };
    shown.set(key, made);
    return made;
  };

  const actionsOf = (citation: Citation) => ({
    check: (again: boolean) => void model.check(citation.key, again),
    checkOtherWay: (source: number, way: Way) =>
      void model.checkOtherWay(citation.key, source, way),
    allow: () => void model.openPage('access', citation.key),
    copy: (words: string) => void navigator.clipboard.writeText(words),
    showInAnswer: null,
  });

  return {
    show(citations: readonly KeyedCitation[], hidden: readonly KeyedHidden[]): void {
      const keys = new Set([
        ...citations.map(({ citation }) => citation.key),
        ...hidden.map(({ key }) => key),
      ]);
      for (const [key, { host }] of shown) {
        if (keys.has(key)) continue;
        host.remove();
        shown.delete(key);
      }
      for (const { citation, place } of citations) {
        const { key } = citation;
        const { host } =
          shown.get(key) ??
          make(key, (open) => (
            <CitationMark
              {...{ citation, wording, open }}
              check={model.checkOf(key)}
              actions={actionsOf(citation)}
            />
          ));
        placeHost(host.element, place);
      }
      for (const each of hidden) {
        const { host } =
          shown.get(each.key) ??
          make(each.key, (open) => <HiddenMark hidden={each} {...{ open, wording }} />);
        placeHost(host.element, each.place);
      }
    },

    /** Brings a mark into view and opens its card. */
    open(key: string): void {
      const mark = shown.get(key);
      if (mark === undefined) return;
      mark.host.element.scrollIntoView({ block: 'center' });
      mark.open.value = true;
    },

    clear(): void {
      for (const { host } of shown.values()) host.remove();
      shown.clear();
    },
  };
}
