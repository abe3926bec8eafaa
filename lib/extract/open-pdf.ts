import type { Result } from '../model/result';
import type { SourceText } from '../model/source-text';
import type { Unreadable } from '../model/verdict';

/** A stretch of glyphs with one place and size, as a PDF library hands it out. */
export interface PdfItem {
  readonly text: string;
  /** Left end and baseline in points; the origin is the lower left corner of the page. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees, 0 for upright text. */
  readonly rotation: number;
  readonly endsLine: boolean;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly items: readonly PdfItem[];
  /** Something of the page could not be read. */
  readonly isDamaged?: true;
}

export interface OpenedPdf {
  readonly title: string | null;
  readonly lang: string | null;
  readonly pageCount: number;
  /** `page` counts from 0. null: the time is over, or the page is broken beyond reading. */
  readonly readPage: (page: number) => Promise<PdfPage | null>;
  readonly close: () => Promise<void>;
}

/** The half of the work that a PDF library does. */
export type OpenPages = (bytes: Uint8Array) => Promise<Result<OpenedPdf, Unreadable>>;

/**
 * Opens the bytes of a PDF and reads them as a text. Given in from outside, because in Chrome all of
 * it happens in another process than the rest of a check. An encrypted or broken file is a named
 * refusal, not an error.
 */
export type OpenPdf = (bytes: Uint8Array) => Promise<Result<SourceText, Unreadable>>;
