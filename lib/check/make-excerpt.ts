import type { Excerpt } from '../model/check-result';
import type { SourceText } from '../model/source-text';
import type { Place } from '../model/span';
import type { Verdict } from '../model/verdict';
import { sentenceAround, sentencesAround } from '../text/sentence-around';

/**
 * The slice of the source that a card shows for a verdict: the passage in its whole sentence, and where
 * the words were found the sentences before and behind it, from which their meaning can be told. Null
 * where the verdict points at nothing.
 */
export function makeExcerpt(source: SourceText, verdict: Verdict): Excerpt | null {
  const places = placesOf(verdict);
  const first = places[0];
  const last = places.at(-1);
  if (first === undefined || last === undefined) return null;
  const text = first.stream === 'main' ? source.text : (source.side[first.index]?.text ?? '');
  const isFound = verdict.kind === 'found' || verdict.kind === 'found-with-edits';
  const around = isFound ? sentencesAround : sentenceAround;
  const { start, end } = around(text, { start: first.span.start, end: last.span.end });
  return { stream: first.stream, index: first.index, start, text: text.slice(start, end) };
}

/** PDF: the 1-based page on which the verdict's passage starts; null elsewhere. */
export function pageOf(source: SourceText, verdict: Verdict): number | null {
  const first = placesOf(verdict)[0];
  if (source.pages === undefined || first === undefined || first.stream !== 'main') return null;
  return source.pages.filter((start) => start <= first.span.start).length;
}

/** Where the verdict points, first place first. */
export function placesOf(verdict: Verdict): readonly Place[] {
  switch (verdict.kind) {
    case 'found':
      return [verdict.at[0]];
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
