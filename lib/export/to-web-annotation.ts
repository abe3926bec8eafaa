import type { SourceResult } from '../model/check-result';
import type { CitationRecord } from '../model/record';
import {
  annotationOf,
  quoteSelector,
  remarkOnPositions,
  resourceOf,
  selectorsOf,
  targetsOf,
  textBody,
} from './annotation-parts';
import { bestOf } from './best-of';

/**
 * A record as an annotation of the W3C's Web Annotation Data Model (2017): the best source is the target,
 * the verdict the body. Positions count code points, as the model demands, and refer to the text that the
 * named extractor read; a record of an early version has none and is told by its words alone.
 */
export function toWebAnnotation(record: CitationRecord): object {
  const best = bestOf(record.result);
  return annotationOf(record, {
    body: [
      textBody('assessing', best.verdict.kind),
      textBody('describing', record.citation.quoteText),
      ...remarkOnPositions(record, best.evidence),
    ],
    // One target for each part of the quote that was found.
    target: targetsOf(
      resourceOf(record, best),
      best.evidence?.selectors.map(selectorsOf) ?? earlySelectors(best),
    ),
  });
}

/** The excerpt of an early record still holds the words. */
function earlySelectors({ verdict, excerpt }: SourceResult): readonly (readonly object[])[] {
  if (excerpt === null || verdict.kind !== 'found') return [];
  const { start, end } = verdict.at[0].span;
  const [from, to] = [start - excerpt.start, end - excerpt.start];
  const quote = {
    exact: excerpt.text.slice(from, to),
    prefix: excerpt.text.slice(Math.max(0, from - 32), from),
    suffix: excerpt.text.slice(to, to + 32),
  };
  return [[quoteSelector(quote)]];
}
