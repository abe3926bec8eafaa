import type { Citation, FoundCitation, HiddenCitation } from '../../lib/model/citation';
import type { CheckState } from '../../lib/model/citation-state';
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

/** What is marked at a place of the page; `content` gives what is known of it now. */
export interface KeyedMark {
  readonly key: string;
  readonly place: Range | Element;
  content(): CardContent;
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
  /** Of each mark whose check changes by itself. */
  const contents = new Map<string, KeyedMark['content']>();

  const put = ({ key, place, content }: KeyedMark, actions: Actions): void => {
    const known = shown.get(key);
    const mark = known ?? createPageMark(document, content(), actions, tools);
    if (known === undefined) shown.set(key, mark);
    if (placeHost(mark.element, place)) mark.placed();
  };

  const drop = (key: string): void => {
    shown.get(key)?.remove();
    shown.delete(key);
    contents.delete(key);
  };

  const markOf = ({ citation, place }: KeyedCitation): KeyedMark => ({
    key: citation.key,
    place,
    // No cited sentence has the key of a citation.
    content: () => ({
      kind: 'citation',
      citation,
      check: model.checkOf(citation.key) as CheckState,
    }),
  });

  return {
    show(
      cited: readonly KeyedCitation[],
      hidden: readonly KeyedHidden[],
      claims: readonly KeyedMark[] = [],
    ): void {
      const checked = [...cited.map(markOf), ...claims];
      const keys = new Set([...checked, ...hidden].map(({ key }) => key));
      for (const key of [...shown.keys()]) if (!keys.has(key)) drop(key);
      for (const each of checked) {
        contents.set(each.key, each.content);
        put(each, actionsOf(each.key, model));
      }
      for (const { key, place, quoteText, label } of hidden) {
        const content = () => ({ kind: 'hidden' as const, hidden: { quoteText, label } });
        put({ key, place, content }, NO_ACTIONS);
      }
    },

    /** The check of a citation has come to another state. */
    update(key: string): void {
      const content = contents.get(key);
      if (content !== undefined) shown.get(key)?.update(content());
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
    openRecord: () => void model.openPage('evidence', key),
    copy: (words) => void navigator.clipboard.writeText(words),
    showInAnswer: null,
  };
}
