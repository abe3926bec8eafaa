/**
 * The letter forms that count as the same letter: Latin ligatures, full and half width, long s, Roman
 * numerals, micro, kelvin, ångström, Arabic presentation forms, the two ways to encode Yeh and Kaf,
 * every apostrophe. Never whole-text NFKC: it makes 102 of 10², 1⁄2 of ½, R of ℝ and o of º.
 */
const COMPATIBILITY =
  /[\ufb00-\ufb06\uff01-\uffef\u017f\u2160-\u2188\u00b5\u212a\u2103\u2109\ufb50-\ufdff\ufe70-\ufefe]/;
const COMPATIBILITY_ALL = new RegExp(COMPATIBILITY.source, 'g');
const APOSTROPHES = /[\u2019\u2018\u201b\u02bc\u02bb\u02b9\u00b4\uff07\u055a\ua78c]/g;
const INVISIBLE =
  /[\u00ad\u061c\u0640\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0000]|\u034f|[\ufe00-\ufe0f]/g;

/**
 * A token as written, in one spelling of it: canonical composition, compatibility letters, invisible
 * characters out. Case, accents, vowel points and joiners are kept.
 */
export function foldLetters(raw: string): string {
  if (isAscii(raw)) return raw;
  let text = raw.replace(INVISIBLE, '').replace(APOSTROPHES, "'");
  if (COMPATIBILITY.test(text))
    text = text.replace(COMPATIBILITY_ALL, (char) => char.normalize('NFKC'));
  if (TWO_WAYS.test(text)) text = oneSpelling(text);
  return text
    .replace(/[\u064a]/g, '\u06cc')
    .replace(/\u0643/g, '\u06a9')
    .replace(/\u05f4/g, '"')
    .replace(/\u05f3/g, "'")
    .normalize('NFC');
}

/** Signs of what Unicode encodes in two ways that no normal form makes one. */
const TWO_WAYS = /[\u0e4d\u0e33\u0ecd\u0eb3\u00b0]|\u200d/;

/**
 * Thai and Lao am as one sign or as two, before its tone mark or behind it; final consonants of
 * Malayalam and Bengali (chillu, khanda ta) as a letter or as consonant, virama and joiner; a degree
 * apart from its letter.
 */
function oneSpelling(text: string): string {
  return text
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
    .replace(/\u0e33([\u0e48-\u0e4b])/g, '$1\u0e33')
    .replace(/\u0ecd([\u0ec8-\u0ecb]?)\u0eb2/g, '$1\u0eb3')
    .replace(/\u0eb3([\u0ec8-\u0ecb])/g, '$1\u0eb3')
    .replace(
      /([\u0d15\u0d23\u0d28\u0d30-\u0d33])\u0d4d\u200d/g,
      (_, letter: string) => CHILLUS[letter]!,
    )
    .replace(/\u09a4\u09cd\u200d/g, '\u09ce')
    .replace(/\u00b0\s/g, '\u00b0');
}

const CHILLUS: Readonly<Record<string, string>> = {
  '\u0d23': '\u0d7a',
  '\u0d28': '\u0d7b',
  '\u0d30': '\u0d7c',
  '\u0d31': '\u0d7c',
  '\u0d32': '\u0d7d',
  '\u0d33': '\u0d7e',
  '\u0d15': '\u0d7f',
};

/** Dashes of every kind between or before figures are one sign; so are a soft hyphen's two uses not. */
export function foldFigures(raw: string): string {
  const text = raw.startsWith('\u00ad') ? `\u00ad${foldLetters(raw.slice(1))}` : foldLetters(raw);
  if (isAscii(text)) return text.replace(' : ', ':');
  return text
    .replace(/[ \u00a0\u2009\u202f]?[\u2010-\u2014\u2212\ufe63][ \u00a0\u2009\u202f]?/g, '-')
    .replace(/[ \u00a0\u2009\u202f][:\u2236][ \u00a0\u2009\u202f]/g, ':')
    .replace(/[\u00a0\u2006-\u2009\u202f]/g, ' ')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/\u2236/g, ':');
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7e) return false;
  return true;
}
