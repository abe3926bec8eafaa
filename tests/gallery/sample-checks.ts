import type { SourceUrl } from '../../lib/model/address';
import type { Excerpt, SourceResult } from '../../lib/model/check-result';
import type { Citation } from '../../lib/model/citation';
import type { CheckState } from '../../lib/model/citation-state';
import type { Caution, Edit, Note, Reason } from '../../lib/model/finding';
import type { NonEmpty } from '../../lib/model/result';
import type { Reading } from '../../lib/model/snapshot';
import type { Place, Span } from '../../lib/model/span';
import type { Unreadable, Verdict } from '../../lib/model/verdict';

/** Builds checks from plain words, so that a test reads like the card it is about. */
export const NOW = Date.UTC(2026, 4, 14, 12, 30);

export function citationOf(quoteText: string, more: Partial<Citation> = {}): Citation {
  return {
    key: quoteText,
    quoteText,
    sources: [{ href: 'https://harbour.example/survey', label: 'harbour.example' }],
    moreSources: 0,
    rule: 'same-sentence',
    sentence: quoteText,
    fromLinkFragment: false,
    ...more,
  };
}

export const READING: Reading = {
  via: 'network',
  finalUrl: 'https://harbour.example/survey' as SourceUrl,
  readAt: NOW - 3_600_000,
  capturedAt: null,
  snapshot: 'sha256:0',
  linkClass: 'live',
};

export const excerptOf = (text: string, start = 0): Excerpt => ({
  stream: 'main',
  index: 0,
  start,
  text,
});

/** Where `words` first stand in `text`. */
export function placeOf(text: string, words: string): Place {
  return { stream: 'main', index: 0, span: spanOf(text, words) };
}

export function spanOf<In extends 'quote' | 'source'>(text: string, words: string): Span<In> {
  const start = text.indexOf(words);
  if (start < 0) throw new Error(`Expected "${words}" to stand in "${text}".`);
  return { start, end: start + words.length };
}

export function readOf(verdict: Verdict, more: Partial<SourceResult> = {}): SourceResult {
  return {
    source: 0,
    verdict,
    reading: READING,
    title: 'Seawall survey 2026',
    excerpt: null,
    page: null,
    ...more,
  };
}

export function checked(first: SourceResult, ...others: SourceResult[]): CheckState {
  const result = {
    best: 0,
    bySource: [first, ...others],
    elsewhere: null,
    moreSources: 0,
  } as const;
  return { state: 'checked', checkedAt: NOW, result };
}

interface Remarks {
  readonly notes?: readonly Note[];
  readonly cautions?: readonly Caution[];
}

export function found(text: string, words: string, { notes = [], cautions = [] }: Remarks = {}) {
  const verdict: Verdict = { kind: 'found', at: [placeOf(text, words)], notes, cautions };
  return readOf(verdict, { excerpt: excerptOf(text) });
}

export function foundWithEdits(
  text: string,
  pieces: NonEmpty<string>,
  omitted: readonly string[],
  { notes = [], cautions = [] }: Remarks = {},
) {
  const [first, ...rest] = pieces.map((words) => placeOf(text, words));
  const verdict: Verdict = {
    kind: 'found-with-edits',
    pieces: [first as Place, ...rest],
    omitted: omitted.map((words) => placeOf(text, words)),
    notes,
    cautions,
  };
  return readOf(verdict, { excerpt: excerptOf(text) });
}

export function changed(quote: string, is: string, text: string, was: string): Edit {
  return { kind: 'changed', quote: spanOf(quote, is), source: spanOf(text, was) };
}

export function closest(
  text: string,
  passage: string,
  edits: NonEmpty<Edit>,
  reasons: readonly Reason[],
) {
  const verdict: Verdict = { kind: 'closest', passage: placeOf(text, passage), edits, reasons };
  return readOf(verdict, { excerpt: excerptOf(text) });
}

export function couldNotCheck(why: Unreadable) {
  return readOf({ kind: 'could-not-check', why, nearest: null }, { reading: null, title: null });
}
