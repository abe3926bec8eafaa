import type { SourceRange, SourceText } from '../../lib/model/source-text';

/** Ranges a reader may leave out of a quote, each on its own. */
const OPTIONAL = new Set<SourceRange['kind']>(['reference-mark', 'note', 'ruby', 'list-mark']);

/**
 * The simplest comparison that is fair to copied text: white space, quotation marks and dashes are
 * folded, and every optional range may be skipped or not. Slow and obvious on purpose.
 */
export function quoteStandsIn(quote: string, source: SourceText): boolean {
  const wanted = fold(quote);
  const { units, skips } = unitsOf(source);
  for (let start = 0; start < units.length; start += 1) {
    if (matchesFrom(wanted, 0, units, skips, start)) return true;
  }
  return false;
}

function matchesFrom(
  wanted: string,
  from: number,
  units: readonly string[],
  skips: ReadonlyMap<number, number>,
  start: number,
): boolean {
  for (let at = from, place = start; at < wanted.length; at += 1, place += 1) {
    const after = skips.get(place);
    if (after !== undefined && matchesFrom(wanted, at, units, skips, after)) return true;
    if (units[place] !== wanted[at]) return false;
  }
  return true;
}

const known = new WeakMap<SourceText, ReturnType<typeof readUnits>>();

function unitsOf(source: SourceText): ReturnType<typeof readUnits> {
  const read = known.get(source) ?? readUnits(source);
  known.set(source, read);
  return read;
}

function readUnits(source: SourceText): { units: string[]; skips: Map<number, number> } {
  const units: string[] = [];
  const unitAt = new Map<number, number>();
  for (let at = 0; at <= source.text.length; at += 1) {
    unitAt.set(at, units.length);
    const folded = at < source.text.length ? fold(source.text[at]!) : '';
    units.push(...folded);
  }
  const skips = new Map<number, number>();
  for (const { kind, start, end } of source.ranges) {
    if (OPTIONAL.has(kind) && end > start) skips.set(unitAt.get(start)!, unitAt.get(end)!);
  }
  return { units, skips };
}

function fold(text: string): string {
  return text
    .replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g, '')
    .replace(/[“”„«»‟]/g, '"')
    .replace(/[‘’‚‹›]/g, "'")
    .replace(/[‐‑–—―]/g, '-')
    .toLowerCase();
}
