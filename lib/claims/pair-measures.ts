import type { Figure } from './read-figure';
import { gapBehind, type TokenText } from './token-text';

/** What one unit is in the smallest of its kind: metres, square metres, cubic metres, kilograms, litres. */
const SIZES: Readonly<Record<string, readonly [kind: string, size: number]>> = {
  ...powers({
    mm: 1e-3,
    cm: 1e-2,
    m: 1,
    km: 1e3,
    mi: 1609.344,
    ft: 0.3048,
    in: 0.0254,
    yd: 0.9144,
  }),
  ha: ['length²', 1e4],
  acre: ['length²', 4046.86],
  mg: ['mass', 1e-6],
  g: ['mass', 1e-3],
  kg: ['mass', 1],
  t: ['mass', 1e3],
  lb: ['mass', 0.45359],
  oz: ['mass', 0.02835],
  ml: ['volume', 1e-3],
  l: ['volume', 1],
  gal: ['volume', 3.7854],
};

function powers(sizes: Readonly<Record<string, number>>): Record<string, [string, number]> {
  return Object.fromEntries(
    Object.entries(sizes).flatMap(([unit, size]) =>
      ['', '²', '³'].map((power, i) => [unit + power, [`length${power}`, size ** (i + 1)]]),
    ),
  );
}

/** A conversion is rounded: by so much, as a share, the two may differ. */
const ROUNDING = 0.08;

/**
 * "355 feet (108 m)" is one measure written twice: true when the second figure stands in brackets behind
 * the first and says the same. Nothing is converted for the page: it has to have one of the two as written.
 */
export function isSameMeasure(one: Figure, other: Figure, at: TokenText): boolean {
  const isBracketed =
    /^\s?\($/.test(gapBehind(at, one.to - 1)) && /^[\s.]*\)/.test(at.text.slice(other.end));
  return isBracketed && one.pieces.every((_, i) => isNear(one, other, i));
}

function isNear(one: Figure, other: Figure, piece: number): boolean {
  return (one.pieces[piece] ?? []).some((a) =>
    (other.pieces[piece] ?? []).some((b) =>
      a.units.some((unit) =>
        b.units.some((second) => {
          const [x, y] = [SIZES[unit], SIZES[second]];
          if (x === undefined || y === undefined || unit === second || x[0] !== y[0]) return false;
          const [first, last] = [a.value * x[1], b.value * y[1]];
          return Math.abs(first - last) <= ROUNDING * Math.max(first, last);
        }),
      ),
    ),
  );
}
