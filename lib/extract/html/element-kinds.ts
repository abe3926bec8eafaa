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
  style iframe noembed embed audio video canvas meter progress applet rp`);

export const DROPPED_IN_SVG = words('metadata defs style');

export const PREFORMATTED = words('pre listing xmp plaintext');

export const CODE = words('pre listing xmp plaintext code kbd samp tt');

/** The parser reads these up to their end tag as one text, however deep they stand. */
export const RAW_TEXT = words('script style title textarea iframe noembed noframes xmp plaintext');
