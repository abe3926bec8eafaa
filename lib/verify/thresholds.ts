/** Every tuning number of the verifier, with its unit and the reason for its size. */

/** Quote length in UTF-16 units above which nothing is compared: no answer quotes a book. */
export const LONGEST_QUOTE = 20_000;

/** Quote length in tokens above which nothing is compared; keeps the closest passage affordable. */
export const MOST_QUOTE_TOKENS = 10_000;

/** A single word of at most this many letters says nothing about a source: refusal `too-short`. */
export const SHORTEST_LONE_WORD = 3;

/** A quote of fewer tokens than this is found with the caution `very-short`. */
export const FEW_TOKENS = 3;

/** The caution `many-places` begins here. */
export const MANY_PLACES = 3;

/** An ellipsis skips at most this many UTF-16 units: about a long paragraph. */
export const LONGEST_OMISSION = 1_500;

/** … and at most this many blank lines. */
export const MOST_OMITTED_PARAGRAPHS = 2;

/** Token comparisons spent on candidates of one quote before plain run search takes over. */
export const CANDIDATE_BUDGET = 3_000_000;

/** Tokens in all runs of one quote that are compared as written; a page of one repeated line has more. */
export const MOST_RUN_TOKENS = 200_000;

/** Tokens compared as written in that search's sweep before only literal places count: about two seconds. */
export const SWEEP_BUDGET = 300_000;

/** Choice points (skip a mark or take it) tried around one candidate. */
export const MOST_CHOICES = 64;

/** Shares of the quote's tokens that a passage must hold, in order, to be worth showing. */
export const WORTH_SHOWING = 0.3;

/** Passages of equal distance compared by their longest unbroken run. */
export const MOST_TIES = 200;

/** How far around a hit the edges are read, in UTF-16 units. */
export const EDGE_WINDOW = 60;

/** Up to this distance a passage is the quote with a few words changed, not two passages joined. */
export const FEW_EDITS = 3;

/** Cells of alignment filled for one quote, over all passages of equal distance. */
export const MOST_CELLS = 20_000_000;

/** A word of this many letters says what a passage is about; shorter ones stand everywhere. */
export const CONTENT_WORD = 4;

/** Letters in a row, of writing without spaces, that say it too; particles and endings are shorter. */
export const CONTENT_LETTERS = 5;

/** Of the quote's telling words so many must stand in a passage for it to be shown as the closest. */
export const SHARED_CONTENT = 0.25;

/** … unless it is the quote but for this share of its tokens. */
export const NEARLY_ALL = 0.34;

/** Such words that quote and passage must share, at least, for a paraphrase to be shown, and their share. */
export const FEWEST_SHARED = 3;
export const SHARED_SHARE = 0.4;

/** A word with more places than this in the source is no sign of a passage. */
export const MOST_PLACES_OF_WORD = 500;
