import { expect, test } from 'vitest';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';

/** What a page could repeat to make a verifier slow. */
const UNITS = [
  ' ',
  '-',
  '1',
  '"',
  '!',
  '~',
  '*',
  '[',
  '(',
  '&',
  '.',
  "'",
  '\u00ad',
  '\u200b',
  '\n',
  'a',
  'a ',
  '1 ',
  '1,',
  'a-\n',
  '[1]',
  '(a) ',
  '&amp;',
  'a\tb\n',
  '~~a~~ ',
  '東',
  'กิ',
  '“a” ',
];
const QUOTES = ['x y', 'x z y w', 'a a a b a a', '1 1 1 2 1', 'x [1] y'];

/** Least CPU time of three runs, in microseconds: noise only ever adds. */
function costOf(unit: string, length: number): number {
  const text = `x ${unit.repeat(length / unit.length)} y`;
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run++) {
    const before = process.cpuUsage();
    const index = indexSource(text);
    for (const quote of QUOTES) verifyQuote(quote, index);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, user + system);
  }
  return least;
}

test.each(UNITS)(
  'a page of %j costs four times as much when it is four times as long, not sixteen',
  (unit) => {
    const short = costOf(unit, 6_000);
    const long = costOf(unit, 24_000);
    // Ten milliseconds are added to both, so that a pause of the machine is no growth.
    expect((long + 10_000) / (short + 10_000)).toBeLessThan(9);
  },
);

const REST = ' said so and then he went up to the weir to see it';
test.each([
  ['cut at its edge', `toxic${REST}`, `a non-toxic${REST} `],
  ['in another case', `US${REST}`, `us${REST} `],
])(
  'one clean place behind 20,000 that are %s is found',
  (_, quote, unit) => {
    const text = `${unit.repeat(20_000)}\n\n${quote}`;
    expect(verifyQuote(quote, indexSource(text))).toMatchObject({
      kind: 'found',
      at: [{ span: { start: text.length - quote.length } }],
    });
  },
  20_000,
);
