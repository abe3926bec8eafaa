const DIGITS = '〇零一二三四五六七八九十百千两兩';

/** Numbers with Han figures or scales, alone or among other figures: 三十万, 2万4000, 1.85亿, 30. */
export const HAN_NUMBER = new RegExp(
  `(?:\\d[\\d,]*(?:\\.\\d+)?|[${DIGITS}]+)(?:[万萬亿億兆千百](?:\\d[\\d,]*(?:\\.\\d+)?|[${DIGITS}]+)?)*`,
  'g',
);

const SCALES: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 兆: 1e12 };

/** The value of what `HAN_NUMBER` matches, or null where it is none. */
export function hanNumber(written: string): number | null {
  let total = 0;
  for (const { 1: part = '', 2: scale = '' } of written.matchAll(
    /([^万萬亿億兆]+)([万萬亿億兆]?)/g,
  )) {
    const value = partValue(part);
    if (value === null) return null;
    total += value * (SCALES[scale] ?? 1);
  }
  return Number(total.toPrecision(12));
}

/** Up to 9,999: 1234, 1,234, 二〇二六, 三千五百, 3千500. */
function partValue(part: string): number | null {
  if (/^[\d,.]+$/.test(part)) return Number(part.replaceAll(',', ''));
  const plain = [...part].map((letter) => digitOf(letter));
  if (plain.every((digit) => digit !== null)) return Number(plain.join(''));
  let total = 0;
  for (const { 1: figures = '', 2: scale = '' } of part.matchAll(/([^十百千]*)([十百千]?)/g)) {
    const digits = figures.replace(/^[〇零]/, '');
    const value = digits === '' ? null : smallValue(digits);
    if (digits !== '' && value === null) return null;
    total += scale === '' ? (value ?? 0) : (value ?? 1) * { 十: 10, 百: 100, 千: 1000 }[scale]!;
  }
  return total;
}

function smallValue(digits: string): number | null {
  if (/^[\d,.]+$/.test(digits)) return Number(digits.replaceAll(',', ''));
  return digits.length === 1 ? digitOf(digits) : null;
}

function digitOf(letter: string): number | null {
  if (letter === '〇') return 0;
  if (letter === '两' || letter === '兩') return 2;
  const digit = '零一二三四五六七八九'.indexOf(letter);
  return digit < 0 ? null : digit;
}
