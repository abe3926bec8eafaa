import type { Place, Span } from '../model/span';
import { foldToken } from '../text/fold-token';
import { tokenise } from '../text/tokenise';
import { placesOf } from '../verify/find-runs';
import { indexSource, type SourceIndex } from '../verify/index-source';
import type { StreamIndex } from '../verify/index-stream';
import { verifyQuote } from '../verify/verify-quote';
import { findDate } from './find-date';
import { findFigure } from './find-figure';
import { findName } from './find-name';
import { isUnsureFigure } from './is-unsure';
import { isUnsureDate } from './is-unsure-date';
import { isUnsureName } from './is-unsure-name';
import type { Detail } from './read-details';
import { spanOf, type TokenText } from './token-text';

/** Whether a detail stands on the page, and where; `at` is null where only the title has it. */
export interface Lookup {
  readonly found: boolean;
  /** Not found, but too near to something on the page to be called missing: nothing is said of it. */
  readonly isUnsure?: boolean;
  readonly at: Place | null;
}

/**
 * Looks for a detail in all that a reader can come to see of the page: the main text, then the side
 * streams (collapsed parts, descriptions), then the title. What is hidden for good is no evidence.
 */
export function findDetail(
  detail: Detail,
  claim: TokenText,
  source: SourceIndex,
  languages: readonly string[],
): Lookup {
  if (detail.kind === 'term') return findTerm(claim.text.slice(detail.start, detail.end), source);
  const find = (stream: StreamIndex) => findIn(detail, claim, stream, languages);
  const inMain = find(source.main);
  if (inMain !== null) return { found: true, at: { stream: 'main', index: 0, span: inMain } };
  for (const [index, side] of source.source.side.entries()) {
    const span = side.kind === 'hidden' ? null : find(source.side[index]!());
    if (span !== null) return { found: true, at: { stream: side.kind, index, span } };
  }
  if (isInTitle(source, find)) return { found: true, at: null };
  return { found: false, at: null, isUnsure: isUnsureIn(detail, claim, source, languages) };
}

function isUnsureIn(
  detail: Exclude<Detail, { kind: 'term' }>,
  claim: TokenText,
  source: SourceIndex,
  languages: readonly string[],
): boolean {
  const streams = [
    source.main,
    ...source.source.side.flatMap(({ kind }, i) => (kind === 'hidden' ? [] : [source.side[i]!()])),
  ];
  return streams.some((stream) =>
    languages.some((language) => isUnsure(detail, claim, stream, language)),
  );
}

function isUnsure(
  detail: Exclude<Detail, { kind: 'term' }>,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): boolean {
  switch (detail.kind) {
    case 'figure':
      return isUnsureFigure(detail.figure, claim, stream, language);
    case 'date':
      return isUnsureDate(detail.date, stream, language);
    case 'name':
      return isUnsureName(detail.name, claim, stream, language);
  }
}

function findIn(
  detail: Exclude<Detail, { kind: 'term' }>,
  claim: TokenText,
  stream: StreamIndex,
  languages: readonly string[],
): Span<'source'> | null {
  for (const language of languages) {
    const span = findAs(detail, claim, stream, language);
    if (span !== null) return span;
  }
  return null;
}

function findAs(
  detail: Exclude<Detail, { kind: 'term' }>,
  claim: TokenText,
  stream: StreamIndex,
  language: string,
): Span<'source'> | null {
  switch (detail.kind) {
    case 'figure':
      return findFigure(detail.figure, claim, stream, language);
    case 'date':
      return findDate(detail.date, claim, stream, language);
    case 'name':
      return findName(detail.name, claim, stream, language);
  }
}

function isInTitle({ source }: SourceIndex, find: (stream: StreamIndex) => unknown): boolean {
  return source.title !== null && find(indexSource(source.title).main) !== null;
}

/** A quoted term is compared as a quote is; one that is too short for that is looked up as a word. */
function findTerm(term: string, source: SourceIndex): Lookup {
  const finding = verifyQuote(term, source);
  if (finding.kind === 'found') return { found: true, at: finding.at[0] };
  if (finding.kind === 'found-with-edits') return { found: true, at: finding.pieces[0] };
  if (finding.kind !== 'refused' || finding.why !== 'too-short') return { found: false, at: null };
  const [only] = tokenise(term);
  const key = only === undefined ? '' : foldToken(term.slice(only.start, only.end), 0);
  for (const p of placesOf(key, source.main).positions)
    return { found: true, at: { stream: 'main', index: 0, span: spanOf(source.main, p, p + 1) } };
  return { found: false, at: null };
}
