/** Chance with a seed, so that every run of the bench reads the same texts. */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor(random() * from.length)]!;
}

/** Small ranks often, great ones seldom: rank r about 1/r as often as the first. */
export function pickByRank<T>(from: readonly T[], random: () => number): T {
  return from[Math.floor((from.length + 1) ** random()) - 1]!;
}
