import { hanNumber } from './han-numbers';

const SINO = '일이삼사오육칠팔구십백천만억조영';
const HAN = '一二三四五六七八九十百千万億兆零';
const TENS = '열 스물 서른 마흔 쉰 예순 일흔 여든 아흔'.split(' ');
const UNITS = '한 두 세 네 다섯 여섯 일곱 여덟 아홉'.split(' ');

const NATIVE = new RegExp(`^(${TENS.join('|')})?(${UNITS.join('|')}|스무)?$`, 'u');

/** Figures and scales in turn, at least two of each: 3조 4천억, 2억5000만. A regular expression's source. */
export const KOREAN_NUMBER =
  '\\d[\\d,.]*\\s?[천백십]?[조억만](?:\\s?\\d[\\d,]*\\s?[천백십]?[조억만]?)+';

/** Its letters as Han ones, which `hanNumber` reads. */
export function inHan(written: string): string {
  return [...written.replace(/\s/g, '')]
    .map((letter) => HAN[SINO.indexOf(letter)] ?? letter)
    .join('');
}

/** The value of a number that Korean writes in letters, its own (열두) or of Chinese make (삼천), or null. */
export function koreanValue(key: string): number | null {
  if (/^[일이삼사오육칠팔구영]*[십백천만억조][일이삼사오육칠팔구십백천만억조영]*$/u.test(key))
    return hanNumber([...key].map((letter) => HAN[SINO.indexOf(letter)]).join(''));
  if (key === '스무') return 20;
  const [, ten, unit] = NATIVE.exec(key) ?? [];
  if (ten === undefined && unit === undefined) return null;
  return 10 * (TENS.indexOf(ten ?? '') + 1) + (UNITS.indexOf(unit ?? '') + 1);
}

/** What is counted: behind other words 이 and 만 are no numbers. */
export function isKoreanCounter(key: string): boolean {
  return /^(?:명|개|원|년|살|세|번|회|대|건|곳|권|부|달러|유로|엔|미터|킬로|톤|퍼센트|시간|분|일|주|가구|마리|채|동|종|편|차례|가지|달|나라|사람|국|표|석|점|배)/u.test(
    key,
  );
}
