/** EDGE: what one frame of a tab hands over: its page as its reader sees it, and the frames in it. */
import type { FrameReading, SeenFrame } from './join-frames';
import { type LiveReading, readLiveDom } from './read-live-dom';
import { placeOfFrame, seeFrame } from './see-frames';

/** Null for a frame so deep in others that it is not read. */
export function readFrame(
  view: Window & typeof globalThis,
  reading: Omit<LiveReading, 'meetFrame'>,
): FrameReading | null {
  const place = placeOfFrame(view);
  if (place === null) return null;
  const frames: SeenFrame[] = [];
  const source = readLiveDom(view, {
    ...reading,
    meetFrame(element) {
      const seen = seeFrame(element, view);
      if (seen !== null) frames.push(seen);
    },
  });
  return { source, place, frames };
}
