import type { Citation, FoundCitation, HiddenCitation } from '../../lib/model/citation';
import type { CardContent, CardRequest } from '../card/card-request';
import { createPageMark, type PageMark, type PageMarkTools } from './page-mark';
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

type Actions = CardRequest['actions'];

/** A hidden source has nothing that could be asked for. */
const NO_ACTIONS: Actions = {
  check: () => undefined,
  checkOtherWay: () => undefined,
  allow: () => undefined,
  copy: () => undefined,
  showInAnswer: null,
};

/** The marks in the page. Each is made once per key and put back wherever its place is now. */
export function createMarks(document: Document, model: PageModel, tools: PageMarkTools) {
  const shown = new Map<string, PageMark>();
  /** The citation of each mark, whose check changes by itself. */
  const citations = new Map<string, Citation>();

  const put = (
    key: string,
    place: Range | Element,
    content: () => CardContent,
    actions: () => Actions,
  ): void => {
    const known = shown.get(key);
    const mark = known ?? createPageMark(document, content(), actions(), tools);
    if (known === undefined) shown.set(key, mark);
    if (placeHost(mark.element, place)) mark.placed();
  };

  const drop = (key: string): void => {
    shown.get(key)?.remove();
    shown.delete(key);
    citations.delete(key);
  };

  const contentOf = (citation: Citation): CardContent => ({
    kind: 'citation',
    citation,
    check: model.checkOf(citation.key),
  });

  return {
    show(cited: readonly KeyedCitation[], hidden: readonly KeyedHidden[]): void {
      const keys = new Set([
        ...cited.map(({ citation }) => citation.key),
        ...hidden.map(({ key }) => key),
      ]);
      for (const key of [...shown.keys()]) if (!keys.has(key)) drop(key);
      for (const { citation, place } of cited) {
        citations.set(citation.key, citation);
        put(
          citation.key,
          place,
          () => contentOf(citation),
          () => actionsOf(citation.key, model),
        );
      }
      for (const each of hidden) {
        const { quoteText, label } = each;
        put(
          each.key,
          each.place,
          () => ({ kind: 'hidden', hidden: { quoteText, label } }),
          () => NO_ACTIONS,
        );
      }
    },

    /** The check of a citation has come to another state. */
    update(key: string): void {
      const citation = citations.get(key);
      if (citation !== undefined) shown.get(key)?.update(contentOf(citation));
    },

    nameOf: (key: string): string => shown.get(key)?.name() ?? '',

    /** Brings a mark into view and opens its card. */
    open(key: string): void {
      const mark = shown.get(key);
      mark?.element.scrollIntoView({ block: 'center' });
      void mark?.open();
    },

    clear(): void {
      for (const key of [...shown.keys()]) drop(key);
    },
  };
}

function actionsOf(key: string, model: PageModel): Actions {
  return {
    check: (again) => void model.check(key, again),
    checkOtherWay: (source, way) => void model.checkOtherWay(key, source, way),
    allow: () => void model.openPage('access', key),
    copy: (words) => void navigator.clipboard.writeText(words),
    showInAnswer: null,
  };
}
