/** What the browser's own style sheet says of each element, as far as text depends on it. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Begins and ends a line. Everything else, custom elements included, is inline. */
export const BLOCKS = words(`
  address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption
  figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav
  ol optgroup option p plaintext pre search section summary table caption thead tbody tfoot ul xmp
  foreignObject`);

/** Never shown as text. What is shown only sometimes goes to a side stream instead (stream-of.ts). */
export const DROPPED = words(`
  style iframe noembed embed audio video canvas meter progress rp`);

export const DROPPED_IN_SVG = words('metadata defs style');

export const HEADING = /^h[1-6]$/;

export const PREFORMATTED = words('pre listing xmp plaintext');

export const CODE = words('pre listing xmp plaintext code kbd samp tt');

/** The parser reads these up to their end tag as one text, however deep they stand. */
export const RAW_TEXT = words('script style title textarea iframe noembed noframes xmp plaintext');

/** The end tag of an inline element does not reach beyond the next block. */
const PHRASES = words(`
  a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr q s samp small
  span strike strong sub sup time tt u var`);

const TABLE_PARTS = words('table thead tbody tfoot tr td th caption');

const BLOCKS_AND_CELLS: ReadonlySet<string> = new Set([...BLOCKS, ...TABLE_PARTS]);

/** The end tag of a block does not reach beyond these: a stray `</div>` in a cell ends no table. */
const CELLS = words('table td th caption template object marquee foreignObject');

const TABLES = words('table template');
const NOTHING = words('');

/**
 * The elements that the end tag of `name` does not reach beyond. Elements with text of their own kind
 * (`noscript`, `select` …) always end, or a fault in them would swallow the page.
 */
export function barriersTo(name: string): ReadonlySet<string> {
  if (PHRASES.has(name)) return BLOCKS_AND_CELLS;
  if (TABLE_PARTS.has(name)) return TABLES;
  return BLOCKS.has(name) ? CELLS : NOTHING;
}

/** Formulas whose parts stand above or beside one another: ½ must not read as 12. */
export const STACKED_MATH = words('mfrac mroot munder mover munderover mtd');

/** Formulas whose second and third part are raised or lowered. */
export const SCRIPTED_MATH: Readonly<Record<string, readonly ('superscript' | 'subscript')[]>> = {
  msup: ['superscript'],
  msub: ['subscript'],
  msubsup: ['subscript', 'superscript'],
};
