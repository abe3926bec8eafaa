const ROMAN: readonly string[] =
  'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx xxi'.split(' ');

/** Tens and units of Roman figures up to 99. */
const TENS = ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc'];
const UNITS = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

/** A number up to 99 in Roman figures, in small letters; null for others. */
export function romanOf(value: number): string | null {
  if (!Number.isInteger(value) || value < 1 || value > 99) return null;
  return TENS[Math.floor(value / 10)]! + UNITS[value % 10]!;
}

/** The keys of a century in Roman figures: xvii, xviie, xviième. */
export function romanKeys(value: number): string[] {
  const written = ROMAN[value - 1];
  return written === undefined ? [] : [written, `${written}e`, `${written}ème`];
}

/** The century that a key writes in Roman figures, or null. */
export function romanValue(key: string): number | null {
  const value = ROMAN.indexOf(key.replace(/(?:è?me|e)$/, '')) + 1;
  return value === 0 ? null : value;
}
