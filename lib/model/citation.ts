import type { NonEmpty } from './result';

/** One cited address as the page gives it: unwrapped, cleaned, absolute; not yet validated. */
export interface FoundSource {
  readonly href: string;
  /** What the page calls it; empty where it does not, until `nameSources`. */
  readonly label: string;
}

/**
 * What a chat page says: a quote tied to one or more cited addresses. Unvalidated strings.
 * `Place` is where the mark goes; it never crosses to another process.
 */
export interface FoundCitation<Where = Range | Element> {
  readonly quoteText: string;
  /** The first is the main one. */
  readonly sources: NonEmpty<FoundSource>;
  /** How many more sources stand behind a "+N" that the page does not show. */
  readonly moreSources: number;
  /** Name of the pairing rule that fired. */
  readonly rule: string;
  /** The sentence of the answer that the quote stands in. */
  readonly sentence: string;
  /** The quote was claimed by the link's own `#:~:text=` fragment. */
  readonly fromLinkFragment: boolean;
  readonly place: Where;
}

/** Cited, but the page does not reveal the address. */
export interface HiddenCitation<Where = Range | Element> {
  readonly quoteText: string;
  readonly label: string;
  readonly place: Where;
}

export interface UncitedQuote<Where = Range | Element> {
  readonly quoteText: string;
  readonly place: Where;
}

/** A cited sentence that quotes nothing. */
export interface CitedSentence<Where = Range | Element> {
  readonly sentence: string;
  readonly hrefs: readonly string[];
  /** The same addresses with what the page calls them. */
  readonly sources: NonEmpty<FoundSource>;
  /** How many more sources stand behind a "+N" that the page does not show. */
  readonly moreSources: number;
  /** Addresses that its answer lists as its sources; empty: no list. */
  readonly listed: readonly string[];
  readonly place: Where;
}

/** What a page shows of its sources, whether or not a quote goes with them. */
export interface ShownSources {
  /** Citations that give an address. */
  readonly citations: number;
  /** Sources behind "+N" that the page does not show. */
  readonly more: number;
  /** Citations without an address. */
  readonly withoutAddress: number;
}

/** What is on a page and not in the reading of it, because there is too much (`page-limits.ts`). */
export interface LeftOut {
  /** Citations beyond the most that one page may have. */
  readonly citations: number;
  readonly longQuotes: number;
}

/** Everything one reading of a chat page gives. 0 answers on a chat address is shown as a fault. */
export interface DetectedCitations {
  readonly citations: readonly FoundCitation[];
  /** For each of `citations`, the addresses that its answer lists as its sources; empty: no list. */
  readonly listed: readonly (readonly string[])[];
  readonly hidden: readonly HiddenCitation[];
  /** Reported only where a site's adapter matched. */
  readonly uncited: readonly UncitedQuote[];
  readonly claims: readonly CitedSentence[];
  readonly site: string | null;
  /** Answers on the page now, also those that are not read yet. */
  readonly answers: number;
  /** Answers that are not read because they are, or may be, still being written. */
  readonly unfinished: number;
  /** After how many milliseconds without a change one of those may be read; null: wait for a change. */
  readonly againMs: number | null;
  readonly shown: ShownSources;
  readonly leftOut: LeftOut;
}

/**
 * A citation as the background made it: validated shape, sources still to be parsed by the address
 * guard (a refused address is a verdict, not an error). `key` is stable over re-renders of the page.
 */
export interface Citation {
  readonly key: string;
  readonly quoteText: string;
  readonly sources: NonEmpty<FoundSource>;
  readonly moreSources: number;
  readonly rule: string;
  readonly sentence: string;
  readonly fromLinkFragment: boolean;
  /** Which of the page's source lists is that of its answer; −1 or absent: the answer has none. */
  readonly list?: number | undefined;
}
