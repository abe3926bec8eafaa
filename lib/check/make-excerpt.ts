import type { Excerpt } from '../model/check-result';
import type { Heading, SourceText } from '../model/source-text';
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
  const isFound = verdict.kind === 'found' || verdict.kind === 'found-with-edits';
  return excerptOf(source, places, isFound ? sentencesAround : sentenceAround);
}

/** From the first place to the last, with the sentences that `around` takes in. */
export function excerptOf(
  source: SourceText,
  places: readonly Place[],
  around: typeof sentenceAround,
): Excerpt | null {
  const first = places[0];
  const last = places.at(-1);
  if (first === undefined || last === undefined) return null;
  const text = first.stream === 'main' ? source.text : (source.side[first.index]?.text ?? '');
  const passage = { start: first.span.start, end: last.span.end };
  const shown = around(text, passage);
  const { start, end } = first.stream === 'main' ? underOneHeading(shown, passage, source) : shown;
  return { stream: first.stream, index: first.index, start, text: text.slice(start, end) };
}

/**
 * What is shown, cut at the headings and frames around the passage: a heading ends with no full stop, so that it
 * would read as the beginning of the sentence below it, or as the end of the one above.
 */
function underOneHeading(
  shown: Shown,
  passage: Shown,
  { headings = [], borders = [], text }: SourceText,
): Shown {
  let { start, end } = shown;
  for (const border of borders) {
    if (border <= passage.start) start = Math.max(start, border);
    else if (border >= passage.end) end = Math.min(end, border);
  }
  for (const heading of headings) {
    const isAbove = heading.end <= passage.start;
    const isBelow = heading.start >= passage.end;
    if (heading.start <= passage.start)
      start = Math.max(start, isAbove ? heading.end : heading.start);
    if (heading.end >= passage.end) end = Math.min(end, isBelow ? heading.start : heading.end);
  }
  while (start < passage.start && /\s/.test(text[start] ?? 'x')) start++;
  while (end > passage.end && /\s/.test(text[end - 1] ?? 'x')) end--;
  return { start, end };
}

type Shown = Pick<Heading, 'start' | 'end'>;

/** PDF: the 1-based page on which the first place starts; null elsewhere. */
export function pageOf(source: SourceText, places: readonly Place[]): number | null {
  const first = places[0];
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
