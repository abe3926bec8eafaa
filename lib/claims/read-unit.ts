import { LETTER, NUMBER, SIGN, WORD } from '../text/token';
import { isUnit } from '../text/units';
import { gapBehind, isJoined, keyAt, rawAt, type TokenText } from './token-text';
import { withoutElision } from './word-forms';
import { isRateWord, PER_WORDS } from './words/bounds';
import { PERCENT_PAIRS, POWERS, unitCodes, unitOfLetters } from './words/unit-codes';

/** The unit behind a number: what it may be, and what it is counted by. `to` is a token position. */
export interface Unit {
  readonly codes: readonly string[];
  readonly to: number;
  readonly end: number;
  readonly per: string | null;
}

/** The unit that begins with token i, right behind a number; null when none does. */
export function readUnit(at: TokenText, i: number, language: string): Unit | null {
  const isNear =
    isJoined(at, i - 1) || isOrdinalCentury(at, i, language) || isAbbreviated(at, i - 1);
  if (i >= at.tokens.count || !isNear) return rateAlone(at, i);
  const plain = readPlain(at, i);
  if (plain === null) return rateAlone(at, i);
  const rate = readRate(at, plain.to);
  const to = rate?.to ?? plain.to;
  return { codes: plain.codes, to, end: rate?.end ?? plain.end, per: rate?.per ?? null };
}

/** "500 per person" is counted by something though it has no unit. */
function rateAlone(at: TokenText, i: number): Unit | null {
  const rate = readRate(at, i);
  return rate && { codes: [], ...rate };
}

/** 19. Jahrhundert: German writes ordinals with a full stop. */
function isOrdinalCentury(at: TokenText, i: number, language: string): boolean {
  return (
    language === 'de' && gapBehind(at, i - 1) === '. ' && keyAt(at, i).startsWith('jahrhundert')
  );
}

/** "2 Mio. Euro": the full stop behind a short scale or a short word is no end. */
function isAbbreviated(at: TokenText, i: number): boolean {
  return SHORT_SCALE.test(keyAt(at, i)) && gapBehind(at, i) === '. ';
}

const SHORT_SCALE = /^(?:mio|mrd|mill|tsd|mln|mld|bn|млн|млрд|тыс)$/;

interface Plain {
  readonly codes: readonly string[];
  readonly to: number;
  readonly end: number;
}

function readPlain(at: TokenText, i: number): Plain | null {
  const { kinds, starts, ends } = at.tokens;
  if (kinds[i] === NUMBER) return null;
  if (kinds[i] === LETTER) return readLetters(at, i);
  const key = withoutElision(keyAt(at, i));
  const one = (codes: readonly string[], to: number): Plain => ({ codes, to, end: ends[to - 1]! });
  if (PERCENT_PAIRS.has(`${key} ${keyAt(at, i + 1)}`)) return one(['%'], i + 2);
  const german = /^(quadrat|kubik)(.+)$/.exec(key);
  const squared = german && unitCodes(german[2]!);
  if (squared != null)
    return one(
      squared.map((code) => code + (german![1] === 'quadrat' ? '²' : '³')),
      i + 1,
    );
  const power = POWERS.get(key);
  if (power !== undefined) {
    const base = unitCodes(keyAt(at, i + 1));
    return (
      base &&
      one(
        base.map((code) => code + power),
        i + 2,
      )
    );
  }
  const raw = rawAt(at, i);
  if (kinds[i] === SIGN) return signUnit(raw, one, i);
  const raised = /^(\p{L}+)(?:[\u00b2\u00b3]|[23]$)/u.exec(raw);
  if (raised !== null && isUnit(raised[1]!))
    return one([raised[1]! + (/[\u00b22]$/.test(raw) ? '²' : '³')], i + 1);
  if (kinds[i] === WORD && isUnit(raw) && !isWordToo(at, i)) return one(symbolCodes(raw), i + 1);
  const korean = koreanUnit(key);
  if (korean !== null) return { ...korean, to: i + 1, end: starts[i]! + korean.length };
  const codes = unitCodes(key);
  if (codes === null || starts[i] === undefined) return null;
  const behind = POWERS.get(keyAt(at, i + 1));
  if (behind !== undefined && isJoined(at, i))
    return one(
      codes.map((code) => code + behind),
      i + 2,
    );
  if (isWordToo(at, i)) return null;
  if (!codes.includes('°')) return one(codes, i + 1);
  const scale = SCALES[keyAt(at, i + 1)];
  return scale === undefined ? one(DEGREES, i + 1) : one([scale], i + 2);
}

/** Korean glues particles to its units: 17도까지, 3년간의. */
function koreanUnit(key: string): { codes: readonly string[]; length: number } | null {
  const unit =
    /^(\p{Script=Hangul}+?)(?:은|는|이|가|을|를|의|에|에서|에는|로|으로|까지|부터|만|와|과|간|쯤|씩|짜리|정도|이다|였다|이었다|이상|이하|대|만에|동안)$/u.exec(
      key,
    )?.[1];
  const codes = unit === undefined ? null : unitCodes(unit);
  return codes === null
    ? null
    : { codes: codes.includes('°') ? DEGREES : codes, length: unit!.length };
}

/** A bare degree may be of an angle or of either scale. */
const DEGREES: string[] = ['°', '°C', '°F'];
const SCALES: Readonly<Record<string, string>> = {
  celsius: '°C',
  fahrenheit: '°F',
  c: '°C',
  f: '°F',
};

/** Symbols of units that are commoner as words: "5 a day", "in 5 in 1990". */
const IS_WORD_TOO: ReadonlySet<string> = new Set([
  'in',
  'a',
  'A',
  'C',
  'S',
  'H',
  'T',
  'V',
  'an',
  'on',
  'mi',
  'u',
]);

/** In brackets they are units: 5 km (3.1 mi). */
function isWordToo(at: TokenText, i: number): boolean {
  const raw = rawAt(at, i);
  const isUnitForSure = (raw === 'mi' || raw === 'in') && gapBehind(at, i).startsWith(')');
  return IS_WORD_TOO.has(raw) && !isUnitForSure;
}

function signUnit(
  raw: string,
  one: (codes: string[], to: number) => Plain,
  i: number,
): Plain | null {
  const sign = raw.replace(/\s/g, '');
  if (sign === '°C' || sign === '°F' || sign === '°K') return one([sign], i + 1);
  if (sign === '°') return one(DEGREES, i + 1);
  const codes = unitCodes(sign);
  return codes === null ? null : one([...codes], i + 1);
}

function symbolCodes(raw: string): readonly string[] {
  const listed = unitCodes(raw) ?? unitCodes(raw.toLowerCase());
  return listed === null ? [raw] : [...new Set([raw, ...listed])];
}

/** Units of writing without spaces are a few letters: 公里, 时间. */
function readLetters(at: TokenText, i: number): Plain | null {
  const start = at.tokens.starts[i]!;
  const unit = unitOfLetters(at.text.slice(start, start + 4));
  if (unit === null) return null;
  const end = start + unit.length;
  let to = i;
  while (to < at.tokens.count && at.tokens.starts[to]! < end) to++;
  return { codes: unit.codes.includes('°') ? DEGREES : unit.codes, to, end };
}

interface Rate {
  readonly per: string;
  readonly to: number;
  readonly end: number;
}

/** km/h, $500 per person, 3 pro Kopf. */
function readRate(at: TokenText, i: number): Rate | null {
  if (i >= at.tokens.count) return null;
  const isSlash = gapBehind(at, i - 1) === '/' && at.tokens.kinds[i] === WORD;
  if (isSlash) return { per: keyAt(at, i), to: i + 1, end: at.tokens.ends[i]! };
  const word = keyAt(at, i);
  const isPer = PER_WORDS.has(word) && isJoined(at, i - 1) && isJoined(at, i);
  if (!isPer || at.tokens.kinds[i + 1] !== WORD) return null;
  // par, por and each are mostly other words; per is not.
  if (word !== 'per' && !isRateWord(keyAt(at, i + 1))) return null;
  return { per: keyAt(at, i + 1), to: i + 2, end: at.tokens.ends[i + 1]! };
}
