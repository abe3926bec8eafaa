import type { Evidence } from './evidence';
import type { ListComparison } from './list-comparison';
import type { NonEmpty } from './result';
import type { Reading } from './snapshot';
import type { Place } from './span';
import type { Verdict } from './verdict';

/**
 * A slice of one stream of the source around what the verdict points at, kept so that a card can be
 * shown without loading the snapshot. `start` is the offset of `text` in that stream.
 */
export interface Excerpt {
  readonly stream: Place['stream'];
  readonly index: number;
  readonly start: number;
  readonly text: string;
}

/** What another form of a cited document is, to a program. */
export type FormKind = 'html' | 'pdf' | 'raw' | 'text' | 'feed' | 'api' | 'amp' | 'original';

/** What an archive was found to hold of a page, once the reader asked for it. */
export interface ArchivedPage<Read = SourceResult> {
  readonly archive: string;
  /** Where the reader may have the archive save a copy. */
  readonly saveUrl: string;
  readonly answer: 'copies' | 'none' | 'no-answer';
  /** The copy that holds the quote, or else the newest one that was read; null where none was. */
  readonly copy: Read | null;
}

export interface SourceResult {
  /** Index into the citation's sources. */
  readonly source: number;
  readonly verdict: Verdict;
  readonly reading: Reading | null;
  /** The page's own title, or null. */
  readonly title: string | null;
  readonly excerpt: Excerpt | null;
  /** PDF: 1-based page of the passage; null elsewhere. */
  readonly page: number | null;
  /** The heading above the passage; null where there is none. Results of early versions lack it. */
  readonly heading?: string | null;
  /** Absent where nothing was read, and in results of early versions. */
  readonly evidence?: Evidence;
  /** Set when it was not the cited page but another form of it that was read. */
  readonly otherForm?: FormKind;
  /** How the address stands to the answer's own source list; absent in results of early versions. */
  readonly inList?: ListComparison;
  /** Absent until the reader looks for a copy. */
  readonly archived?: ArchivedPage;
}

/** Another source of the same answer that holds the words. */
export interface Elsewhere {
  /** Index into the other sources of the answer, as they were looked through. */
  readonly source: number;
  readonly at: Place;
  readonly href: string;
  readonly label: string;
}

/**
 * What one check gives. `best` indexes `bySource`; the order is found > found-with-edits >
 * could-not-check > closest > not-in-source, so a negative needs every source read.
 */
export interface CheckResult {
  readonly best: number;
  readonly bySource: NonEmpty<SourceResult>;
  readonly elsewhere: Elsewhere | null;
  /** How many other sources of the answer were read to look for the words; absent: none. */
  readonly lookedElsewhere?: number;
  readonly moreSources: number;
}
