import { htmlToText } from '../../../lib/extract/html-to-text';
import type { Growth } from '../growth';
import { cpuMsOf, medianOf } from '../measure';

/** What a page could repeat to make a reader slow. */
const HOSTILE: readonly (readonly [name: string, pageOf: (length: number) => string])[] = [
  ['nested tags', (length) => repeated('<div>', length / 2) + repeated('</div>', length / 2)],
  ['tags that are never closed', (length) => repeated('<b><p>x', length)],
  ['attributes', (length) => `<p ${repeated('a1="b" ', length)}>`],
  ['entities', (length) => repeated('&amp;&#x41;&nosuch;', length)],
  ['comments', (length) => repeated('<!-- x --', length)],
  ['one character', (length) => 'x'.repeat(length)],
];
const SHORT = 1_000_000;
const LONG = 10_000_000;
const ROUNDS = 5;

function repeated(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / unit.length));
}

/** How the reader's time grows from 1 MB to 10 MB of each. */
export function measureHtmlGrowth(): Growth[] {
  return HOSTILE.map(([name, pageOf]) => ({ name, isHostile: true, exponent: exponentOf(pageOf) }));
}

function exponentOf(pageOf: (length: number) => string): number {
  const cost = (html: string): number =>
    cpuMsOf({ name: 'growth', run: () => htmlToText(html).text.length });
  const short = pageOf(SHORT);
  const long = pageOf(LONG);
  cost(short);
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(cost(short));
    times[1].push(cost(long));
  }
  return Math.log10(medianOf(times[1])! / medianOf(times[0])!) / Math.log10(LONG / SHORT);
}
