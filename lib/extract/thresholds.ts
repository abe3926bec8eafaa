/** Numbers of the reading stage; each says its unit and where it comes from. */

/** Characters handed to the HTML parser between two looks at the clock. */
export const CHUNK_CHARS = 65_536;

/** Open elements at once. Chromium's own limit; the deepest of 1,721 saved pages had 54. */
export const MAX_DEPTH = 512;

/**
 * Tags and text pieces read of one page. 8 MB of the shortest tags make about 2.8 million, so an
 * allowed page is read whole and hostile input ends at the same place on every machine.
 */
export const MAX_WORK = 3_000_000;

/** Entries kept per kind of side stream: a page decides how many it has. */
export const MAX_SIDE_ENTRIES = 1_500;

/** UTF-16 units kept per kind of side stream. */
export const MAX_SIDE_CHARS = 2_000_000;

/** Numbered lines and times told apart in one text. 8 MB of prose have fewer lines; millions of them cost a minute. */
export const MAX_LAYOUT_RANGES = 200_000;

/** Longest text, in UTF-16 units, that may be a reference mark: "[better source needed]" and its like. */
export const MAX_MARK_CHARS = 40;

/** Strings of page data shorter than this (UTF-16 units) are labels and ids, not prose. */
export const MIN_DATA_CHARS = 40;

/** Words below which a page says too little for a "not in source". */
export const TOO_SHORT_WORDS = 40;

/** Words below which a page with an empty mount point was not rendered. */
export const SHELL_WORDS = 60;

/** Words below which even a large page counts as not rendered, and the size meant (UTF-16 units). */
export const BARE_WORDS = 12;
export const BARE_PAGE_CHARS = 3_000;

/** Words up to which a text may be a wall: 27 of 27 walls had fewer, and 0 of 1,513 pages were flagged. */
export const WALL_WORDS = 200;

/** Words up to which a "not found" title is believed. */
export const SOFT_404_WORDS = 600;

/** Words up to which "subscribe to continue" is a stub and not an article about subscriptions. */
export const PAYWALL_WORDS = 900;

/**
 * Words a hidden subtree needs to stand in for a page that shows next to nothing before its scripts
 * run. High enough that a hidden paragraph on a short page stays hidden text.
 */
export const UNVEIL_WORDS = 120;

/** Characters per page, on average, below which a PDF is pictures of text. */
export const SCANNED_PAGE_CHARS = 20;

/** Share of vowels among Latin letters below which a PDF's text is no language; prose has 0.3 or more. */
export const SCRAMBLED_VOWELS = 0.12;

/** Bytes unpacked of a Word document; what comes behind them is not read. */
export const MAX_UNPACKED_BYTES = 20_000_000;

/** Pages read of a PDF, and UTF-16 units of text after which no further page is read. */
export const MAX_PDF_PAGES = 1_500;
export const MAX_PDF_CHARS = 10_000_000;
