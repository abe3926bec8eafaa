import { expect, test } from 'vitest';
import { SHORT_NAMES_OF_SCRIPTS, shortenPatterns } from '../shorten-patterns';

test.each([
  ['a script', String.raw`/\p{Script=Latin}/u`, String.raw`/\p{sc=Latn}/u`],
  ['a script without a shorter name', String.raw`/\P{Script=Han}/u`, String.raw`/\P{sc=Han}/u`],
  ['extensions', String.raw`/\p{Script_Extensions=Greek}/u`, String.raw`/\p{scx=Grek}/u`],
  ['in a string', String.raw`"\\p{Script=Thai}"`, String.raw`"\\p{sc=Thai}"`],
  ['letters and signs', String.raw`/[\u00e9\u2019\u4e00]/`, '/[é’一]/'],
  ['marks, spaces, halves of pairs', String.raw`/\u0301\u00a0\u200b\ud83d\u002f\u2028/`],
  ['an escaped backslash', String.raw`"\\u00e9"`],
])('%s', (_fact, code, short = code) => expect(shortenPatterns(code)).toBe(short));

test.each(Object.entries(SHORT_NAMES_OF_SCRIPTS))('%s is the script %s', (name, short) => {
  const both = new RegExp(`^(?:(?=\\p{sc=${short}})\\p{Script=${name}}|\\P{sc=${short}})$`, 'u');
  const only = new RegExp(`^\\p{Script=${name}}$`, 'u');
  for (let point = 0; point < 0x20000; point++) {
    const char = String.fromCodePoint(point);
    if (only.test(char)) expect(both.test(char)).toBe(true);
    else if (!both.test(char)) throw new Error(`${point.toString(16)} is of ${short} alone.`);
  }
});
