import type { SourceText } from '../model/source-text';
import type { Doubt } from '../model/verdict';
import { parseSourceText } from './read-source-text';

/** What one frame of a tab hands over of itself and of the frames in it. */
export interface FrameReading {
  readonly source: SourceText;
  /** Which frame of its parent it is, from the top down; empty: the page itself. */
  readonly place: readonly number[];
  readonly frames: readonly SeenFrame[];
}

/** A frame as its parent shows it. */
export interface SeenFrame {
  /** Its number among the parent's frames; null: it has none. */
  readonly index: number | null;
  readonly isShown: boolean;
  /** It takes up so much of the window that the page's own words may be in it. */
  readonly isLarge: boolean;
}

/** UTF-16 units and frames that are read of one tab, as of a page that is fetched. */
const MAX_CHARS = 8_000_000;
const MAX_FRAMES = 100;

/** Nobody reads a page by its scripts: these doubts fall where a frame holds what the page does not. */
const OF_EMPTY_PAGES: readonly Doubt[] = ['too-short', 'sign-of-shell'];

/**
 * The page of a tab as its reader sees it: its own text, then that of each frame it shows, in order,
 * with a border before each. `given` is what the frames handed over, unparsed: it crossed from web
 * pages' processes. Null where the page itself gave nothing. A large frame that nobody could read makes
 * the page one that was not read whole.
 */
export function joinFrames(given: readonly unknown[]): SourceText | null {
  const byPlace = new Map<string, FrameReading>();
  for (const each of given) {
    const reading = parseFrame(each);
    if (reading !== null) byPlace.set(reading.place.join(), reading);
  }
  const top = byPlace.get('');
  if (top === undefined) return null;
  const page = new JoinedPage(top.source);
  const add = (parent: FrameReading): void => {
    for (const { index, isShown, isLarge } of parent.frames) {
      if (!isShown) continue;
      const frame = index === null ? undefined : byPlace.get([...parent.place, index].join());
      if (frame === undefined) page.miss(isLarge);
      else if (page.add(frame.source, isLarge)) add(frame);
    }
  };
  add(top);
  return page.finish();
}

class JoinedPage {
  readonly #first: SourceText;
  readonly #doubts: Set<Doubt>;
  readonly #frames: SourceText[] = [];
  #chars: number;

  constructor(first: SourceText) {
    this.#first = first;
    this.#doubts = new Set(first.doubts);
    this.#chars = first.text.length;
  }

  /** False if there is no more room. */
  add(frame: SourceText, isLarge: boolean): boolean {
    this.#chars += frame.text.length;
    if (this.#chars > MAX_CHARS || this.#frames.length >= MAX_FRAMES) {
      this.#doubts.add('truncated');
      return false;
    }
    this.#frames.push(frame);
    const isFilled = OF_EMPTY_PAGES.every((doubt) => !frame.doubts.includes(doubt));
    if (isFilled) for (const doubt of OF_EMPTY_PAGES) this.#doubts.delete(doubt);
    // What a small frame is, a note or an advertisement, says nothing of the page.
    for (const doubt of frame.doubts)
      if (doubt === 'truncated' || (isLarge && !OF_EMPTY_PAGES.includes(doubt)))
        this.#doubts.add(doubt);
    return true;
  }

  miss(isLarge: boolean): void {
    if (isLarge) this.#doubts.add('truncated');
  }

  finish(): SourceText {
    const doubts = [...this.#doubts];
    if (this.#frames.length === 0) return { ...this.#first, doubts };
    return { ...this.#frames.reduce(behind, this.#first), doubts };
  }
}

/** The page so far with one more frame's text behind it, every offset moved along. */
function behind(page: SourceText, frame: SourceText): SourceText {
  if (frame.text === '') return { ...page, side: [...page.side, ...frame.side] };
  const by = page.text === '' ? 0 : page.text.length + 1;
  const moved = (offsets: readonly number[] = []): number[] => offsets.map((at) => at + by);
  const stretch = <T extends { readonly start: number; readonly end: number }>(each: T): T => ({
    ...each,
    start: each.start + by,
    end: each.end + by,
  });
  return {
    ...page,
    text: page.text === '' ? frame.text : `${page.text}\n${frame.text}`,
    ranges: [...page.ranges, ...frame.ranges.map(stretch)],
    softEdges: [...page.softEdges, ...moved(frame.softEdges)],
    softHyphens: [...page.softHyphens, ...moved(frame.softHyphens)],
    cellLines: [...(page.cellLines ?? []), ...moved(frame.cellLines)],
    headings: [...(page.headings ?? []), ...(frame.headings ?? []).map(stretch)],
    borders: [...(page.borders ?? []), ...(by === 0 ? [] : [by])],
    side: [...page.side, ...frame.side],
  };
}

function parseFrame(value: unknown): FrameReading | null {
  if (typeof value !== 'object' || value === null) return null;
  const { source, place, frames } = value as Record<string, unknown>;
  const parsed = parseSourceText(source);
  if (parsed === null || !Array.isArray(place) || !Array.isArray(frames)) return null;
  if (!place.every(Number.isInteger)) return null;
  return { source: parsed, place: place as number[], frames: frames.filter(isSeenFrame) };
}

function isSeenFrame(value: unknown): value is SeenFrame {
  if (typeof value !== 'object' || value === null) return false;
  const { index, isShown, isLarge } = value as Record<string, unknown>;
  const isNumbered = index === null || Number.isInteger(index);
  return isNumbered && typeof isShown === 'boolean' && typeof isLarge === 'boolean';
}
