/** First names and their short forms; those of which one begins with the other need no row. */
const ROWS =
  'william bill billy will|robert bob bobby|michael mike mick|james jim jimmy jamie|john jack johnny jon jonathan|richard dick rick ricky|edward ted ed eddie|theodore ted|charles chuck charlie|margaret peggy maggie|elizabeth liz beth betty|anthony tony|henry harry hank|lawrence larry|kathleen katherine catherine kathy kate|steven stephen steve|thomas tom tommy|andrew andy drew|david dave|francis frank|geoffrey jeffrey jeff|matthew matt|nicholas nick|lucas luke|deborah debbie|susan sue|leonard len|alexander alex';

const rowsOf = new Map<string, number[]>();
for (const [i, row] of ROWS.split('|').entries())
  for (const name of row.split(' ')) rowsOf.set(name, [...(rowsOf.get(name) ?? []), i]);

/** Letters of the shorter name that are enough to know the longer one by: Dan, Daniel. */
const SHORTEST = 3;

/** Jim and Jimmy, Bill and William: one may be written for the other. Keys. */
export function isSameFirstName(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length >= SHORTEST && long.startsWith(short)) return true;
  const rows = rowsOf.get(other) ?? [];
  return (rowsOf.get(one) ?? []).some((row) => rows.includes(row));
}
