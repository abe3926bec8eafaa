import { MAX_DEPTH, MAX_MARK_CHARS, MAX_WORK } from '../thresholds';
import { BLOCKS, barriersTo, HEADING } from './element-kinds';
import { type InlineStyle, readInlineStyle } from './inline-style';
import type { Attributes, OpenElement, StreamKind } from './open-element';
import { placeElement, rootElement } from './place-element';
import { isNoteLink } from './range-rule';
import { TextStream } from './text-stream';

/** Told of every element and of every finished stream beside the main text. */
export interface SinkListener {
  readonly onElement: (element: OpenElement) => void;
  readonly onStream: (kind: StreamKind, stream: TextStream, element: OpenElement) => void;
  readonly onClose: (element: OpenElement) => void;
}

/**
 * Turns tags and text, in the order of the page, into readable text: what `innerText` would give
 * without style sheets, with the rest sorted into streams beside it. Keeps a stack and no tree, so
 * memory is that of the text.
 */
export class HtmlSink {
  readonly main = new TextStream();
  readonly #listener: SinkListener;
  #top: OpenElement;
  #depth = 0;
  #work = 0;
  #dropsLineEnd = false;
  openHeadings = 0;

  constructor(listener: SinkListener) {
    this.#listener = listener;
    this.#top = rootElement(this.main);
  }

  get isDeep(): boolean {
    return this.#depth >= MAX_DEPTH;
  }

  /** Tags and texts were more than any allowed page has. */
  get isSpent(): boolean {
    return this.#work >= MAX_WORK;
  }

  /** `style`: what is known of the element's look; of bytes no more than its own attribute says. */
  open(name: string, attributes: Attributes, style?: InlineStyle): void {
    this.#work += 1;
    const known = style ?? readInlineStyle(attributes.style);
    const element = placeElement(name, attributes, known, this.#top);
    breakAt(element);
    if (name === 'li') element.out.markPlace('list-mark');
    this.#top = element;
    this.#depth += 1;
    if (HEADING.test(name)) this.openHeadings += 1;
    this.#dropsLineEnd = name === 'pre' || name === 'listing';
    this.#listener.onElement(element);
  }

  text(text: string): void {
    this.#work += 1;
    const { out, whiteSpace } = this.#top;
    out.append(this.#dropsLineEnd ? text.replace(/^\r?\n/, '') : text, whiteSpace);
    this.#dropsLineEnd = false;
  }

  close(): void {
    const element = this.#top;
    if (element.parent === null) return;
    closeRange(element);
    if (isNoteLink(element)) element.parent.holdsNoteLink = true;
    else if (element.edge === 'inline' && element.holdsNoteLink)
      element.parent.holdsNoteLink = true;
    breakAt(element);
    this.#top = element.parent;
    this.#depth -= 1;
    if (HEADING.test(element.name)) this.openHeadings -= 1;
    this.#dropsLineEnd = false;
    if (element.begins !== null) this.#listener.onStream(element.begins, element.out, element);
    this.#listener.onClose(element);
  }

  /**
   * Whether an end tag closes anything. Where it comes too early, inside a block it does not enclose,
   * the element stays open as in browsers, but its range ends here.
   */
  endsAt(name: string): boolean {
    // Browsers read on after these with everything still open.
    if (name === 'body' || name === 'html') return false;
    const barriers = barriersTo(name);
    let isBarred = false;
    for (let at = this.#top; at.parent !== null; at = at.parent) {
      if (at.name === name) {
        if (isBarred) closeRange(at);
        return !isBarred;
      }
      isBarred ||= barriers.has(at.name);
    }
    return true;
  }

  /** A tag beyond the depth limit: its text stays, its meaning is lost. */
  passTag(name: string): void {
    this.#work += 1;
    if (BLOCKS.has(name)) this.#top.out.breakLine();
    else this.#top.out.markEdge();
  }

  /** Closes what is still open, also when the page was not read to its end. */
  end(): void {
    while (this.#top.parent !== null) this.close();
  }
}

function breakAt({ name, edge, flow, out, parent }: OpenElement): void {
  if (flow === null) parent?.out.markEdge();
  else if (edge === 'block' || name === 'br') flow.breakLine(parent?.isInCell);
  else if (edge === 'cell') flow.breakCell();
  else if (edge === 'row') flow.breakRow();
  else flow.markEdge();
  if (flow !== out && edge === 'block') out.breakLine();
}

function closeRange(element: OpenElement): void {
  const { rule, range, out } = element;
  if (rule === null || range === null) return;
  element.range = null;
  const kind = rule(out.textSince(range, MAX_MARK_CHARS), element);
  const isEmpty = range.start < 0;
  out.closeRange(range, kind);
  // A formula drawn as a picture: the text has nothing, the reader sees something.
  if (isEmpty && kind === 'math') out.markPlace('math');
}
