import { decodePercent } from '../links/decode-percent';
import { parseUrl } from '../links/parse-url';
import type { AnswerRoot } from './answer-roots';
import type { Address } from './block';
import type { ChatPage } from './chat-page';
import type { LinearAnswer } from './linearise';
import { addressesWithin, type NoteName, type ReferenceList } from './reference-list';

/** What an answer's lists of sources say about its marks. Nothing found is an empty list. */
export interface Listed {
  /** `at` is the index of the block the reference stands in; asked in ascending order. */
  readonly byName: (name: NoteName, at: number) => readonly Address[];
  readonly byId: (id: string) => readonly Address[];
  readonly byHost: (name: string) => readonly Address[];
}

export function findListed(
  { lists, rows }: Pick<LinearAnswer, 'lists' | 'rows'>,
  root: AnswerRoot,
  page: ChatPage,
): Listed {
  return {
    byName: nameLookUp(lists, root),
    byId: idLookUp(root.element, page),
    byHost: hostLookUp(rows),
  };
}

/**
 * The next list after the mark that has the number or name. Only where answers are told apart may the list
 * stand before the mark: on a page read as a whole it may belong to the answer before.
 */
function nameLookUp(
  lists: readonly ReferenceList[],
  { isWholePage }: AnswerRoot,
): Listed['byName'] {
  let next = 0;
  return (name, at) => {
    while (next < lists.length && lists[next]!.at <= at) next++;
    const after = lists.slice(next, next + NEAR_LISTS);
    const before = isWholePage ? [] : lists.slice(Math.max(0, next - 1), next);
    const list = [...after, ...before].find(({ entries }) => entries.has(name));
    return list?.entries.get(name) ?? [];
  };
}

/** An answer has one list, or one per part; the bound keeps the look-up from being quadratic. */
const NEAR_LISTS = 5;

function idLookUp(root: Element, page: ChatPage): Listed['byId'] {
  let elements: ReadonlyMap<string, Element> | null = null;
  const known = new Map<string, readonly Address[]>();
  return (written) => {
    const seen = known.get(written);
    if (seen !== undefined) return seen;
    elements ??= elementsById(root);
    const id = decodePercent(written);
    // GitHub's Markdown puts `user-content-` before the ids, not before the links to them.
    const target = elements.get(id) ?? elements.get(`user-content-${id}`);
    const entry = target?.closest('li, p, dd, tr') ?? target;
    const addresses = entry === undefined ? [] : addressesWithin(entry, page);
    known.set(written, addresses);
    return addresses;
  };
}

function elementsById(root: Element): Map<string, Element> {
  const byId = new Map<string, Element>();
  for (const element of Array.from(root.querySelectorAll('[id], a[name]'))) {
    const id = element.id || (element.getAttribute('name') ?? '');
    if (!byId.has(id)) byId.set(id, element);
  }
  return byId;
}

/** Only a host that names one row alone is that row. */
function hostLookUp(rows: readonly Address[]): Listed['byHost'] {
  const byHost = new Map<string, Address | 'several'>();
  for (const row of rows) {
    const host = parseUrl(row.href)?.hostname.replace(/^www\./, '') ?? '';
    const other = byHost.get(host);
    const isNew = other === undefined || (other !== 'several' && other.href === row.href);
    byHost.set(host, isNew ? row : 'several');
  }
  return (name) => {
    const row = byHost.get(name.replace(/^www\./, ''));
    return row === undefined || row === 'several' ? [] : [row];
  };
}
