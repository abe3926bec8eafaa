import { foldFigures } from '../text/fold-letters';
import { plainDigits } from '../text/fold-token';

/** Languages that write decimals behind a point and group with commas; the others do it the other way. */
const POINT_LANGUAGES: ReadonlySet<string> = new Set('en zh ja ko hi th he'.split(' '));

/**
 * The numbers that one token of figures holds, each with every value it may have: `10–20` holds two,
 * `1914–18` is 1914 and 1918. Where the language does not say what a lone separator means (1.500) both
 * values are given. Empty for what is no plain number: versions, times, dates, addresses.
 */
export function readValues(raw: string, language: string): readonly (readonly number[])[] {
  const text = plainDigits(foldFigures(raw)).toLowerCase();
  const mixed = /^(\d*)([¼-¾⅐-⅞])$/.exec(text);
  if (mixed !== null) return [[Number(mixed[1] || 0) + fractionOf(mixed[2]!.normalize('NFKC'))]];
  if (/^\d+\/\d+$/.test(text) && !/^\d{4}\//.test(text)) return [[fractionOf(text)]];
  const plain = text.replace(/:00$/, '').replace(/(\d)(?:\p{L}|[ºª])+$/u, '$1');
  const sign = /^[-+]/.exec(plain)?.[0] ?? '';
  const parts = plain.slice(sign.length).split(/[-/]/);
  if (parts.length > 2) return [];
  const values = parts.map((part) => valuesOf(part, language));
  if (values.some((one) => one.length === 0)) return [];
  if (sign === '-') return values.map((one, i) => (i === 0 ? one.map((value) => -value) : one));
  return isShortYear(parts) ? [values[0]!, [Number(parts[0]!.slice(0, 2) + parts[1]!)]] : values;
}

function isShortYear(parts: readonly string[]): boolean {
  const [first = '', second = ''] = parts;
  return /^\d{4}$/.test(first) && /^\d\d$/.test(second) && second > first.slice(2);
}

function fractionOf(text: string): number {
  const [above = 0, below = 1] = text.split(/[/⁄]/).map(Number);
  return below === 0 ? Number.NaN : above / below;
}

function valuesOf(part: string, language: string): number[] {
  if (/^\d+$/.test(part)) return [Number(part)];
  if (/^\.\d+$/.test(part)) return [Number(part)];
  const separators = part.replace(/\d/g, '');
  const last = separators.at(-1) ?? '';
  if (!/^[.,'\u00b7\u066b\u066c ]+$/.test(separators)) return [];
  const isOneKind = [...separators].every((separator) => separator === last);
  if (separators.length > 1) {
    if (isOneKind) return isGrouped(part) ? [Number(part.replace(/\D/g, ''))] : [];
    const at = part.lastIndexOf(last);
    return [Number(`${part.slice(0, at).replace(/\D/g, '')}.${part.slice(at + 1)}`)];
  }
  const grouped = Number(part.replace(/\D/g, ''));
  const decimal = Number(part.replace(/\D/, '.'));
  if (!/^[1-9]\d{0,2}\D\d{3}$/.test(part)) return [decimal];
  if (last === ' ' || last === "'") return [grouped];
  if (last !== '.' && last !== ',') return [decimal, grouped];
  // Arabic is printed both ways.
  if (language === '' || language === 'ar') return [grouped, decimal];
  return (last === '.') === POINT_LANGUAGES.has(language) ? [decimal] : [grouped];
}

/** Groups of three, or of two before the last three as in India. */
function isGrouped(part: string): boolean {
  return /^\d{1,3}(?:\D\d{3})+$/.test(part) || /^\d{1,2}(?:\D\d\d)+\D\d{3}$/.test(part);
}
