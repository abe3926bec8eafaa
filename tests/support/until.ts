import { setTimeout as wait } from 'node:timers/promises';

/** Looks again and again until `look` gives something; says what was waited for if it never does. */
export async function until<T>(
  what: string,
  look: () => T | null | Promise<T | null>,
  limitMs = 20_000,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const seen = await look();
    if (seen !== null) return seen;
    if (Date.now() > deadline) throw new Error(`Waited ${limitMs} ms in vain for ${what}.`);
    await wait(50);
  }
}
