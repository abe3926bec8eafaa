/**
 * How much of one page is taken: more than any real answer holds, and few enough for a page that was
 * made to drown us. What is over is left out by name (`LeftOut`), never silently.
 */

/** Citations of one page, and citations without an address; the newest are kept. */
export const MOST_CITATIONS = 500;

/** UTF-16 code units of a quote. Shorter ones may still be refused by the verifier, by name. */
export const LONGEST_QUOTE_TOLD = 40_000;

/** UTF-16 code units of an address. */
export const LONGEST_ADDRESS = 10_000;

/** Sources of one quote; the others count as not shown. */
export const MOST_SOURCES = 20;

/** Addresses of an answer's own list of sources, and answers whose lists are told. */
export const MOST_LISTED = 100;
export const MOST_LISTS = 200;
