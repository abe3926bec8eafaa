import type { Excerpt } from '../model/check-result';
import type { Place } from '../model/span';
import type { Verdict } from '../model/verdict';
import type { PassageInContext } from './link-to-passage';
import { placeInExcerpt } from './place-in-excerpt';

/** The source's own words a verdict points at, with what stands around them; null when none is kept. */
export function passageOfVerdict(
  verdict: Verdict,
  excerpt: Excerpt | null,
): PassageInContext | null {
  if (excerpt === null) return null;
  const mark = placesOf(verdict)
    .map((place) => placeInExcerpt(place, excerpt, 'quote'))
    .find((found) => found !== null);
  if (mark === undefined || mark === null) return null;
  return {
    before: excerpt.text.slice(0, Math.max(mark.start, 0)),
    text: excerpt.text.slice(Math.max(mark.start, 0), mark.end),
    after: excerpt.text.slice(mark.end),
    ambiguous: verdict.kind === 'found' && verdict.at.length > 1,
  };
}

function placesOf(verdict: Verdict): readonly Place[] {
  switch (verdict.kind) {
    case 'found':
      return verdict.at;
    case 'found-with-edits':
      return verdict.pieces;
    case 'closest':
      return [verdict.passage];
    case 'not-in-source':
      return [];
    case 'could-not-check':
      return verdict.nearest === null ? [] : [verdict.nearest.passage];
  }
}
