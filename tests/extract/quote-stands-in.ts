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
  return units.some((_, start) => matchesAt(wanted, units, skips, start));
}

function matchesAt(
  wanted: string,
  units: readonly string[],
  skips: ReadonlyMap<number, number>,
  start: number,
): boolean {
  let states = new Set([start]);
  for (const unit of wanted) {
    const next = new Set<number>();
    for (const state of withSkips(states, skips)) if (units[state] === unit) next.add(state + 1);
    if (next.size === 0) return false;
    states = next;
  }
  return true;
}

function withSkips(states: ReadonlySet<number>, skips: ReadonlyMap<number, number>): Set<number> {
  const all = new Set(states);
  for (const state of all) {
    const target = skips.get(state);
    if (target !== undefined) all.add(target);
  }
  return all;
}

function unitsOf(source: SourceText): { units: string[]; skips: Map<number, number> } {
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
