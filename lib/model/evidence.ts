import type { SnapshotId } from './snapshot';
import type { Decoding } from './source-text';
import type { Place } from './span';

/** `sha256:` and the hex digest of a text in UTF-8. */
export type TextHash = `sha256:${string}`;

/** What one reading can be told by. A page that is saved again has other bytes and the same text. */
export interface Hashes {
  /** Of the bytes received. */
  readonly raw: SnapshotId;
  /** Of the main text, to which positions refer. */
  readonly text: TextHash;
  /** Of the main text in Unicode form C with each run of white space as one space. */
  readonly norm: TextHash;
}

/** Half-open range of offsets. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** One passage, so told that it can be found again in the same text or in a later one. */
export interface PassageSelector {
  readonly stream: Place['stream'];
  readonly index: number;
  readonly position: Range & { readonly unit: 'utf16' };
  /** The same range counted in Unicode code points, as exports give it. */
  readonly codePoints: Range;
  readonly quote: { readonly exact: string; readonly prefix: string; readonly suffix: string };
}

/** What a result keeps so that it can be shown again. */
export interface Evidence {
  readonly hashes: Hashes;
  /** The passages that the verdict points at, in order; empty where it points at none. */
  readonly selectors: readonly PassageSelector[];
  /** The reading ended for want of time, so that a later one of the same bytes may give another text. */
  readonly isCut?: true;
  /** How the bytes were read as text; absent for PDFs, open tabs and results of early versions. */
  readonly decoding?: Decoding;
  /** In which charset the words were found, where it is not the one that the page was first read in. */
  readonly charset?: string;
}
