/** EDGE: where a frame stands in its tab, and how its parent shows it. */
import type { SeenFrame } from './join-frames';

/** Frames in frames that are counted; deeper ones are not read. */
const MAX_DEPTH = 10;

/** CSS pixels below which a side of a frame shows nothing that could be read. */
const LEAST_PX = 10;

/** Share of the window from which on a frame may hold the page's own words; advertisements take less. */
const LARGE_SHARE = 0.4;

/** The numbers of the frames that lead to this window, from the top down; null: it is out of reach. */
export function placeOfFrame(view: Window): number[] | null {
  const place: number[] = [];
  for (let at = view; at !== at.parent; at = at.parent) {
    const index = indexIn(at.parent, at);
    if (index === null || place.length >= MAX_DEPTH) return null;
    place.unshift(index);
  }
  return place;
}

/**
 * How the parent shows a frame. A frame in a shadow tree is none of the window's, so that it cannot be told
 * which reading is its own. Null where the element holds no frame that is loaded.
 */
export function seeFrame(element: Element, view: Window & typeof globalThis): SeenFrame | null {
  const isFrame =
    element instanceof view.HTMLIFrameElement || element instanceof view.HTMLFrameElement;
  const inside = isFrame ? element.contentWindow : null;
  if (inside === null) return null;
  const { width, height } = element.getBoundingClientRect();
  const isShown =
    width >= LEAST_PX &&
    height >= LEAST_PX &&
    element.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: false });
  const isLarge = width * height >= LARGE_SHARE * view.innerWidth * view.innerHeight;
  return { index: indexIn(view, inside), isShown, isLarge };
}

function indexIn(parent: Window, frame: Window): number | null {
  for (let index = 0; index < parent.length; index++) if (parent[index] === frame) return index;
  return null;
}
