import { MAX_DEPTH, MAX_MARK_CHARS, MAX_WORK } from '../thresholds';
import { BLOCKS, barriersTo, PREFORMATTED, SCRIPTED_MATH, STACKED_MATH } from './element-kinds';
import { type InlineStyle, readInlineStyle } from './inline-style';
import type { Attributes, Edge, OpenElement, StreamKind } from './open-element';
import { isNoteLink, type RangeRule, rangeRuleOf } from './range-rule';
import { streamKindOf } from './stream-kind';
import { TextStream, type WhiteSpace } from './text-stream';

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

  open(name: string, attributes: Attributes): void {
    this.#work += 1;
    const element = openElement(name, attributes, this.#top);
    breakAt(element);
    if (name === 'li') element.out.markPlace('list-mark');
    this.#top = element;
    this.#depth += 1;
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

function rootElement(out: TextStream): OpenElement {
  return {
    name: '',
    attributes: {},
    parent: null,
    flow: out,
    out,
    begins: null,
    within: null,
    visibleFrom: null,
    edge: 'block',
    whiteSpace: 'collapse',
    makesBlocks: false,
    isInSvg: false,
    isInNoteLink: false,
    holdsNoteLink: false,
    awaitsSummary: false,
    startLength: 0,
    childCount: 0,
    rule: null,
    range: null,
  };
}

function openElement(name: string, attributes: Attributes, top: OpenElement): OpenElement {
  const style = readInlineStyle(attributes.style);
  const parent = contextOf(name, style, top);
  if (parent !== top) top.out.breakLine();
  const begins = streamKindOf(name, attributes, style, parent);
  const out = begins === null ? parent.out : new TextStream();
  const isClosedDetails = name === 'details' && begins === 'collapsed';
  const isInvisible =
    begins === 'hidden' && style.visibility === 'hidden' && style.display !== 'none';
  const element = {
    name,
    attributes,
    parent: top,
    flow: begins === null || isClosedDetails || isInvisible ? parent.out : null,
    out,
    begins,
    within: begins ?? parent.within,
    visibleFrom: isInvisible ? parent : parent.visibleFrom,
    edge: edgeOf(name, style, parent),
    whiteSpace: whiteSpaceOf(name, begins, style, parent),
    makesBlocks: /^(?:inline-)?(?:flex|grid)$/.test(style.display ?? ''),
    isInSvg: name === 'svg' || (parent.isInSvg && name !== 'foreignObject'),
    isInNoteLink: parent.isInNoteLink,
    holdsNoteLink: false,
    awaitsSummary: isClosedDetails,
    startLength: out.length,
    childCount: 0,
    rule: null as RangeRule | null,
    range: null as OpenElement['range'],
  };
  element.isInNoteLink ||= isNoteLink(element);
  element.rule = scriptRule(parent) ?? (style.isStruck ? () => 'struck' : rangeRuleOf(element));
  parent.childCount += 1;
  if (element.rule !== null) element.range = out.openRange();
  return element;
}

/** The exponent of `msup` and the like: raised by its place in the formula, not by its name. */
function scriptRule({ name, childCount }: OpenElement): RangeRule | null {
  const kind = SCRIPTED_MATH[name]?.[childCount - 1];
  return kind === undefined ? null : () => kind;
}

/** The element whose text the new one belongs to: nearly always the innermost open one. */
function contextOf(name: string, style: InlineStyle, top: OpenElement): OpenElement {
  if (name === 'summary' && top.awaitsSummary && top.parent !== null) {
    top.awaitsSummary = false;
    return top.parent;
  }
  return style.visibility === 'visible' && top.visibleFrom !== null ? top.visibleFrom : top;
}

function edgeOf(name: string, { display }: InlineStyle, parent: OpenElement): Edge {
  if (display !== null) {
    if (/^(?:block|flex|grid|list-item|table|flow-root|table-caption)$/.test(display))
      return 'block';
    if (display === 'table-row') return 'row';
    if (display === 'table-cell') return 'cell';
    if (display === 'contents') return 'inline';
  }
  if (parent.makesBlocks || STACKED_MATH.has(parent.name)) return 'block';
  if (display?.startsWith('inline')) return 'inline';
  if (name === 'td' || name === 'th' || name === 'mtd') return 'cell';
  if (name === 'tr' || name === 'mtr') return 'row';
  if (name === 'text' && parent.isInSvg) return 'block';
  return BLOCKS.has(name) ? 'block' : 'inline';
}

function whiteSpaceOf(
  name: string,
  begins: StreamKind | null,
  style: InlineStyle,
  parent: OpenElement,
): WhiteSpace {
  if (begins === 'data' || begins === 'script') return 'keep';
  if (begins === 'title') return 'collapse';
  return style.whiteSpace ?? (PREFORMATTED.has(name) ? 'keep' : parent.whiteSpace);
}

function breakAt({ name, edge, flow, out, parent }: OpenElement): void {
  if (flow === null) parent?.out.markEdge();
  else if (edge === 'block' || name === 'br') flow.breakLine();
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
