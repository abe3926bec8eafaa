import { foldToken } from '../../text/fold-token';
import { WORD } from '../../text/token';
import { numberWords } from './number-values';

/** How a language glues the words of one number. Keys, as the tokens are folded. */
interface Gluing {
  /** Scales from the greatest to the smallest. */
  readonly scales: readonly (readonly [word: string, value: number])[];
  /** Between a unit and the ten behind it (fünf-und-zwanzig); null where the ten comes first. */
  readonly link: string | null;
}

const GLUINGS: Readonly<Record<string, Gluing>> = {
  de: { scales: scales('million=1e6 tausend=1e3 hundert=100'), link: 'und' },
  nl: { scales: scales('miljoen=1e6 duizend=1e3 honderd=100'), link: 'en' },
  it: { scales: scales('mila=1e3 mille=1e3 cento=100 cent=100'), link: null },
  sv: { scales: scales('tusen=1e3 hundra=100'), link: null },
};

function scales(words: string): [string, number][] {
  return words.split(' ').map((entry) => {
    const [word = '', value = ''] = entry.split('=');
    return [word, Number(value)];
  });
}

/**
 * Value of a number that a language writes as one word (fünfundzwanzig, tweeënveertigduizend,
 * milleduecento), or null. Zwölfhundert is 1200.
 */
export function compoundValue(key: string, language: string): number | null {
  const gluing = GLUINGS[language];
  return gluing === undefined || key.length > LONGEST
    ? null
    : partValue(plain(key), language, gluing);
}

/** Letters of the longest compound that is tried. */
const LONGEST = 48;

/** The dots over the second e of tweeëntwintig only part it from the first; an accent only stresses. */
function plain(key: string): string {
  return key.replace(/ë/g, 'e').replace(/é/g, 'e');
}

function partValue(key: string, language: string, gluing: Gluing): number | null {
  for (const [scale, value] of gluing.scales) {
    const at = key.indexOf(scale);
    if (at < 0) continue;
    const before = at === 0 ? 1 : partValue(key.slice(0, at), language, gluing);
    const rest = key
      .slice(at + scale.length)
      .replace(gluing.link === 'und' ? /^und/ : /^en(?=.)/, '');
    const after = rest === '' ? 0 : partValue(rest, language, gluing);
    return before === null || after === null || after >= value ? null : before * value + after;
  }
  return (
    (key === 'ein' ? 1 : smallOf(key, language)) ??
    (gluing.link === null ? tenFirst(key, language) : unitFirst(key, gluing.link, language))
  );
}

function unitFirst(key: string, link: string, language: string): number | null {
  for (let at = key.indexOf(link); at > 0; at = key.indexOf(link, at + 1)) {
    const ten = smallOf(key.slice(at + link.length), language);
    const before = key.slice(0, at);
    const unit = before === 'ein' ? 1 : smallOf(before, language);
    if (ten !== null && ten >= 20 && ten % 10 === 0 && unit !== null && unit < 10)
      return ten + unit;
  }
  return null;
}

/** Novanta-due; ventotto and ventuno leave the last vowel of the ten out. */
function tenFirst(key: string, language: string): number | null {
  for (let at = 4; at < key.length; at++) {
    const unit = smallOf(key.slice(at), language);
    const before = key.slice(0, at);
    const ten =
      smallOf(before, language) ??
      smallOf(`${before}i`, language) ??
      smallOf(`${before}a`, language);
    if (ten !== null && ten >= 20 && ten % 10 === 0 && unit !== null && unit < 10)
      return ten + unit;
  }
  return null;
}

function smallOf(key: string, language: string): number | null {
  const word = numberWords(language).get(key) ?? numberWords(language).get(foldToken(key, WORD));
  return word === undefined || word.isScale || !Number.isInteger(word.value) ? null : word.value;
}
