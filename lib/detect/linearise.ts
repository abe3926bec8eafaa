import type { Address, Block, Home, RawMark, Stretch } from './block';
import { BlockBuilder } from './build-block';
import type { ChatPage } from './chat-page';
import { enterHome, isAmongWords, isBlockElement, rootHome } from './home';
import { isBare, isNeverRead } from './is-never-read';
import { LABEL_LIMIT } from './read-label';
import { isDrawnByButton, type ReadMark, readMark } from './read-mark';
import { asAddress, emptyLinkBefore, type RowCache } from './read-pointer';
import { isReferenceList, type ReferenceList, readReferenceList } from './reference-list';
import { shortText } from './short-text';
import { unreadIn } from './sites/anywhere';
import { readSourceRow } from './source-row';
import { type Visitor, walkElements } from './walk-elements';

/** An answer as blocks of plain text, with what stands at its end to explain its citations. */
export interface LinearAnswer {
  readonly blocks: readonly Block<RawMark>[];
  readonly lists: readonly ReferenceList[];
  /** Addresses of a visible list of sources, which chips name by their host. */
  readonly rows: readonly Address[];
}

/**
 * Turns the parts of an answer into blocks in one walk, in time linear in its size. Everything that
 * makes quotations hard to find in markup is settled here: inline tags, chips in mid-sentence, hidden
 * text and lists of sources.
 */
export function linearise(parts: readonly Element[], page: ChatPage): LinearAnswer {
  const lineariser = new Lineariser(page);
  for (const part of parts) lineariser.read(part);
  return lineariser;
}

class Lineariser implements LinearAnswer, Visitor {
  readonly blocks: Block<RawMark>[] = [];
  readonly lists: ReferenceList[] = [];
  readonly rows: Address[] = [];
  readonly #rowCache: RowCache = new Map();
  readonly #leaving = new Map<Element, () => void>();
  readonly #unread: string;
  #homes: Home[] = [];
  #current: BlockBuilder | null = null;

  constructor(private readonly page: ChatPage) {
    this.#unread = unreadIn(page.site);
  }

  read(part: Element): void {
    this.#homes = [rootHome(part)];
    walkElements(part, this);
    this.#close();
  }

  text(node: Text): void {
    if (this.#current !== null || /\S/.test(node.data)) this.#open().append(node);
  }

  leave(element: Element): void {
    this.#leaving.get(element)?.();
    this.#leaving.delete(element);
  }

  enter(element: Element): boolean {
    if (isNeverRead(element) || (!isBare(element) && element.matches(this.#unread))) {
      return this.#skip(element);
    }
    if (element.localName === 'br') return this.#breakLine();
    const mark = isDrawnByButton(element) ? null : readMark(element, this.page, this.#rowCache);
    if (mark !== null) return this.#enterMark(element, mark);
    if (element.localName === 'button') return this.#skip(element);
    const inner = enterHome(element, this.#home);
    return inner === null ? this.#enterInline(element) : this.#enterBlock(element, inner);
  }

  get #home(): Home {
    return this.#homes[this.#homes.length - 1]!;
  }

  #open(): BlockBuilder {
    this.#current ??= new BlockBuilder(this.#home);
    return this.#current;
  }

  #close(): void {
    if (this.#current !== null && !this.#current.isEmpty) this.blocks.push(this.#current.build());
    this.#current = null;
  }

  #skip(element: Element): false {
    this.rows.push(...readSourceRow(element, this.page));
    if (isBlockElement(element)) this.#close();
    return false;
  }

  #breakLine(): false {
    if (this.#current?.breakLine() === false) this.#close();
    return false;
  }

  #enterMark(element: Element, { isProse, ...mark }: ReadMark): boolean {
    if (isProse && !this.#isGlued(element)) {
      return this.#record(element, (block, stretch) => block.marks.push({ ...mark, ...stretch }));
    }
    if (!isPlaced(element, mark, this.#home, this.page)) return this.#skip(element);
    const block = this.#open();
    block.marks.push({ ...mark, start: block.length, end: block.length });
    return false;
  }

  /** "… steps.Tower", "… 1803Money": nobody writes so, so the words of the link are no words of the sentence. */
  #isGlued(link: Element): boolean {
    const first = shortText(link, LABEL_LIMIT) ?? '';
    const tail = this.#current?.tail ?? '';
    return (
      (AFTER_WORD.test(tail) && BEGINS_NAME.test(first)) ||
      (AFTER_CLOSING.test(tail) && BEGINS_WORD.test(first))
    );
  }

  /** Calls back at the end of an element that does not break the line, with what it covered. */
  #record(element: Element, keep: (block: BlockBuilder, stretch: Stretch) => void): true {
    const block = this.#open();
    const start = block.length;
    this.#leaving.set(element, () => keep(block, { start, end: block.length }));
    return true;
  }

  #enterInline(element: Element): true {
    const kind = INLINE_KINDS[element.localName];
    if (kind === undefined) return true;
    return this.#record(element, (block, stretch) => {
      block[kind].push(stretch);
      if (kind === 'quoted') this.#addCite(element);
    });
  }

  /** `cite="…"` on a quotation is its address, which no browser shows. */
  #addCite(element: Element): void {
    const sources = asAddress(element.getAttribute('cite') ?? '', this.page);
    if (sources.length === 0) return;
    const block = this.#open();
    const pointer = { kind: 'addresses', sources } as const;
    block.marks.push({
      start: block.length,
      end: block.length,
      element,
      pointer,
      more: 0,
      label: '',
    });
  }

  #enterBlock(element: Element, inner: Home): boolean {
    this.#close();
    if (isReferenceList(element, this.blocks.at(-1))) {
      this.lists.push(readReferenceList(element, this.blocks.length, this.page));
      return false;
    }
    this.#homes.push(inner);
    this.#leaving.set(element, () => {
      if (element === inner.blockquote) this.#addCite(element);
      this.#close();
      this.#homes.pop();
    });
    return true;
  }
}

/** The last two characters before a link, and its own first ones. Scripts without spaces glue everything. */
const AFTER_WORD = /[\p{Script=Latin}\d.!?…]$/u;
const BEGINS_NAME = /^(?:\p{Lu}|\d+\p{L})/u;
const AFTER_CLOSING = /[^\s([{—–-][”’»“"]$/;
const BEGINS_WORD = /^\p{Script=Latin}/u;

const INLINE_KINDS: Readonly<Record<string, 'quoted' | 'code' | 'raised' | undefined>> = {
  q: 'quoted',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  sup: 'raised',
};

/** Buttons stand for a source only among words; elsewhere they are controls, or rows of a list. */
function isPlaced(
  element: Element,
  mark: Omit<RawMark, 'start' | 'end'>,
  home: Home,
  page: ChatPage,
) {
  if (element.localName !== 'button' || isAmongWords(home) || element.matches(page.cited))
    return true;
  if (emptyLinkBefore(element).length > 0) return true;
  return page.site !== null && mark.pointer.kind === 'addresses';
}
