import type { Excerpt } from '../model/check-result';
import type { Place } from '../model/span';
import type { Verdict } from '../model/verdict';
import { passageOfVerdict } from './passage-of-verdict';
import { placeInExcerpt } from './place-in-excerpt';

/**
 * The source's exact words at the place that a verdict points at, to copy; null where none are kept. Of
 * a quote in parts they are the whole stretch, with what the quote left out.
 */
export function wordsOfSource(verdict: Verdict, excerpt: Excerpt | null): string | null {
  const stretch = verdict.kind === 'found-with-edits' ? stretchOf(verdict.pieces, excerpt) : null;
  return stretch ?? passageOfVerdict(verdict, excerpt)?.text ?? null;
}

/** Null unless the excerpt shows every part. */
function stretchOf(pieces: readonly Place[], excerpt: Excerpt | null): string | null {
  if (excerpt === null) return null;
  const marks = pieces.map((place) => placeInExcerpt(place, excerpt, 'quote'));
  const start = Math.min(...marks.map((mark) => mark?.start ?? -1));
  const end = Math.max(...marks.map((mark) => mark?.end ?? Number.POSITIVE_INFINITY));
  return start < 0 || end > excerpt.text.length ? null : excerpt.text.slice(start, end);
}
