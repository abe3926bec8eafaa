import type { Excerpt } from '../model/check-result';
import type { Place } from '../model/span';
import type { Mark, Segment } from './segment';

/** Where a place of the source lies in the excerpt, or null when the excerpt does not show it. */
export function placeInExcerpt(place: Place, excerpt: Excerpt, kind: Segment['kind']): Mark | null {
  if (place.stream !== excerpt.stream || place.index !== excerpt.index) return null;
  const start = place.span.start - excerpt.start;
  const end = place.span.end - excerpt.start;
  return end <= 0 || start >= excerpt.text.length ? null : { start, end, kind };
}
