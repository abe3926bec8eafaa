/** Wilson's 95 % interval of a share, which holds for small counts and for shares near 0 and 1. */
function interval(hits: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z = 1.96;
  const share = hits / of;
  const middle = share + (z * z) / (2 * of);
  const half = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  const whole = 1 + (z * z) / of;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}

/** `97.1 % (94.0–98.7), 237 of 244` */
export function inWords(hits: number, of: number): string {
  const [low, high] = interval(hits, of).map((share) => (100 * share).toFixed(1));
  return `${of === 0 ? '–' : ((100 * hits) / of).toFixed(1)} % (${low}–${high}), ${hits} of ${of}`;
}
