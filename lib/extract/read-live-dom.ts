/**
 * EDGE: the page as the browser shows it: computed styles, shadow roots, slots.
 *
 * Drives the sink of `htmlToText` with the rendered tree instead of with tags, so the same rules hold
 * of the same elements; only what the bytes cannot know is asked of the browser: what is displayed,
 * what begins a line, where white space counts. One pass without recursion, in the tree's order.
 */
import type { SourceText } from '../model/source-text';
import { finishPage } from './html/finish-page';
import { holdsMarkup } from './html/holds-markup';
import { HtmlSink, type SinkListener } from './html/html-sink';
import type { InlineStyle } from './html/inline-style';
import { liveStyle } from './html/live-style';
import type { Attributes } from './html/open-element';
import { PageNotes } from './html/page-notes';
import { unveil } from './html/unveil';
import { type DomReaders, domReaders } from './live-dom-readers';

export interface LiveReading {
  /** Shadow roots that the caller may look into; null: none there. */
  shadowRootOf(element: Element): ShadowRoot | null;
  /** Asked now and then; true ends the reading, which is then `truncated`. */
  isOverBudget(): boolean;
  /** Told of every element that holds a frame, in the tree's order. */
  meetFrame?(element: Element): void;
}

/** As much text, in UTF-16 units, as is read of a page that is fetched. */
const MAX_CHARS = 8_000_000;

/** Nodes between two looks at the clock. */
const NODES_PER_LOOK = 500;

/** Hosts of what Verbatim itself puts into pages. */
const OUR_HOST = /^verbatim-/;

/** What a reader sees of the page in this window; other frames are read by themselves. */
export function readLiveDom(view: Window & typeof globalThis, reading: LiveReading): SourceText {
  const readers = domReaders(view);
  const notes = new PageNotes((text) => readFragment(text, view, readers));
  const sink = new HtmlSink(notes);
  const isWhole = walk(readers.rootOf(view.document), sink, {
    readers,
    shadowRootOf: reading.shadowRootOf,
    isOverBudget: reading.isOverBudget,
    ...(reading.meetFrame === undefined ? {} : { meetFrame: reading.meetFrame }),
    styleOf: (element, attributes) =>
      liveStyle(readers.nameOf(element), attributes, view.getComputedStyle(element)),
  });
  sink.end();
  // What a live page hides is hidden: its scripts have run.
  return finishPage(unveil(sink.main, []), notes, { htmlChars: 0, isWhole });
}

interface Walk extends LiveReading {
  readonly readers: DomReaders;
  /** undefined: nothing is known beyond the style attribute. */
  styleOf(element: Element, attributes: Attributes): InlineStyle | undefined;
}

interface Level {
  readonly nodes: Iterator<Node>;
  readonly isOpen: boolean;
}

/** True if the tree was read to its end, as it is. */
function walk(root: Element | null, sink: HtmlSink, how: Walk): boolean {
  const levels: Level[] = root === null ? [] : [{ nodes: [root].values(), isOpen: false }];
  let isWhole = true;
  let chars = 0;
  for (let count = 1; ; count += 1) {
    const level = levels.at(-1);
    if (level === undefined) return isWhole;
    if (count % NODES_PER_LOOK === 0 && (sink.isSpent || how.isOverBudget())) return false;
    const next = level.nodes.next();
    if (next.done === true) {
      levels.pop();
      if (level.isOpen) sink.close();
      continue;
    }
    const text = how.readers.textOf(next.value);
    if (text !== null) {
      chars += text.length;
      if (chars > MAX_CHARS) return false;
      sink.text(text);
    } else if (how.readers.isElement(next.value)) {
      if (sink.isDeep) isWhole = false;
      const entered = enter(next.value, sink, how);
      if (entered !== null) levels.push(entered);
    }
  }
}

/** Opens an element; null where nothing of it is read. */
function enter(element: Element, sink: HtmlSink, how: Walk): Level | null {
  const { readers } = how;
  const name = readers.nameOf(element);
  if (OUR_HOST.test(name)) return null;
  if (name === 'iframe' || name === 'frame') how.meetFrame?.(element);
  const nodes = nodesIn(element, name, how);
  if (sink.isDeep) {
    sink.passTag(name);
    return { nodes, isOpen: false };
  }
  const attributes = readers.attributesOf(element);
  const style = how.styleOf(element, attributes);
  // Where scripts run, its markup is one text that nobody sees; elsewhere it is a box like any other.
  if (name === 'noscript' && style?.display === 'none') return null;
  sink.open(name === 'noscript' ? 'span' : name, attributes, style);
  return { nodes, isOpen: true };
}

/** What the browser shows inside of an element: its shadow tree, what a slot was given, its children. */
function nodesIn(element: Element, name: string, how: Walk): Iterator<Node> {
  const shadow = how.shadowRootOf(element);
  if (shadow !== null) return how.readers.childrenOf(shadow);
  const assigned = name === 'slot' ? how.readers.assignedTo(element) : [];
  return assigned.length > 0 ? assigned.values() : how.readers.childrenOf(element);
}

const DEAF: SinkListener = {
  onElement: () => undefined,
  onStream: () => undefined,
  onClose: () => undefined,
};

/** Markup inside of a string, parsed by the browser in a document of its own: nothing in it runs. */
function readFragment(text: string, view: Window & typeof globalThis, readers: DomReaders): string {
  if (!holdsMarkup(text)) return text;
  const parsed = new view.DOMParser().parseFromString(text, 'text/html');
  const sink = new HtmlSink(DEAF);
  walk(readers.rootOf(parsed), sink, {
    readers,
    shadowRootOf: () => null,
    isOverBudget: () => false,
    styleOf: () => undefined,
  });
  sink.end();
  return sink.main.toString();
}
