import { IDENTIFIER, NUMBER, WORD } from '../text/token';
import { isSmallWord } from '../verify/words/function-words';
import { gapBehind, keyAt, rawAt, type TokenText } from './token-text';
import { monthNames } from './words/months';
import {
  GENERIC,
  GERMAN_ARTICLES,
  GERMAN_COUNTS,
  GERMAN_FIRST_NAMES,
  GERMAN_JOINS,
  GERMAN_NOUN,
  GERMAN_PLACE,
  INSIDE_NAMES,
  NEVER_NAMES,
  TITLES,
} from './words/name-words';
import { numberWords } from './words/number-values';
import { unitCodes } from './words/unit-codes';

/** A name: positions of its first token and behind its last; small words stand inside only. */
export interface Name {
  readonly from: number;
  readonly to: number;
}

/** Capitalised words above this share of all words: a heading, whose capitals tell nothing. */
const HEADING_SHARE = 0.7;

/**
 * Question: which words of the sentence are names? Where writing has capitals: runs of capitalised
 * words that do not merely begin the sentence, and words in capitals or with figures in them. German
 * capitalises every noun, so there only what stands beside another capitalised word, is in capitals or
 * is built like a place counts. `taken` are positions that figures and dates hold already.
 */
export function readNames(
  at: TokenText,
  starts: ReadonlySet<number>,
  taken: ReadonlySet<number>,
  language: string,
): Name[] {
  const isHeading = isTitleCase(at, language);
  const names: Name[] = [];
  for (let i = 0; i < at.tokens.count; ) {
    const to = taken.has(i) || !isCapital(at, i) ? i : runEnd(at, i, taken, language);
    if (to === i) {
      i++;
      continue;
    }
    for (const run of splitAtTitles(at, i, to)) {
      const name = trim(at, run, starts, language);
      if (
        name !== null &&
        (!isHeading || isTelling(at, name)) &&
        isName(at, name, starts, language)
      )
        names.push(name);
    }
    i = to;
  }
  return names;
}

/** "British Prime Minister Ada Crane": an office parts whom it serves from who holds it. */
function splitAtTitles(at: TokenText, from: number, to: number): Name[] {
  const runs: Name[] = [];
  let first = from;
  for (let i = from; i <= to; i++) {
    if (i < to && !TITLES.has(keyAt(at, i))) continue;
    if (i > first) runs.push({ from: first, to: i });
    first = i + 1;
  }
  return runs;
}

function isTitleCase(at: TokenText, language: string): boolean {
  let words = 0;
  let capitals = 0;
  for (let i = 0; i < at.tokens.count; i++) {
    if (at.tokens.kinds[i] !== WORD || INSIDE_NAMES.has(keyAt(at, i))) continue;
    words++;
    if (/^\p{Lu}/u.test(rawAt(at, i))) capitals++;
  }
  const isSentence = /[.!。]\s*(?:\[\d+\]\s*)*$/.test(at.text);
  return language !== 'de' && !isSentence && words > 4 && capitals > words * HEADING_SHARE;
}

function isCapital(at: TokenText, i: number): boolean {
  const kind = at.tokens.kinds[i];
  const raw = rawAt(at, i);
  if (kind === IDENTIFIER) return /\p{L}/u.test(raw) && !NO_NAME.test(raw);
  return kind === WORD && CAPITAL.test(raw) && !NEVER_NAMES.has(keyAt(at, i));
}

/** Figures with letters that name nothing: 90er, the h30 of 18h30, m², a quarter of a year. */
const NO_NAME =
  /^(?:\d+(?:er|s)|[hH]\d\d|Q[1-4]|H[12]|[cdkm]?m[23²³]|\p{Script=Arabic}.*|\d.*\p{Script=Hangul})$/u;

/** A capital first, or second (iPhone), or behind an elided article (d'Ornay). */
const CAPITAL = /^(?:\p{Ll}|(?:[dlnjmtsc]|qu|un|(?:de|ne|a|su|da|co|que)ll|quest)['’])?\p{Lu}/u;

/** The run goes on over single spaces, hyphens, initials and small words inside names. */
function runEnd(at: TokenText, from: number, taken: ReadonlySet<number>, language: string): number {
  let to = from + 1;
  for (;;) {
    let next = to;
    while (next < to + 2 && isInside(at, next, language) && isSpaced(at, next - 1)) next++;
    if (isTypeNumber(at, next)) return next + 1;
    const isNext = next < at.tokens.count && !taken.has(next) && isSpaced(at, next - 1);
    if (!isNext || !isCapital(at, next)) return to;
    to = next + 1;
  }
}

/**
 * German joins any two nouns with some of these words (Zahl der Besucher, Preis von Karten). There they are inside
 * a name only as von der, van den, and where a first name stands before von.
 */
function isInside(at: TokenText, i: number, language: string): boolean {
  const key = keyAt(at, i);
  if (!INSIDE_NAMES.has(key)) return false;
  if (language !== 'de' || !GERMAN_JOINS.has(key)) return true;
  if (key === 'von')
    return GERMAN_ARTICLES.has(keyAt(at, i + 1)) || GERMAN_FIRST_NAMES.has(keyAt(at, i - 1));
  return GERMAN_ARTICLES.has(key) && /^v[ao]n$/.test(keyAt(at, i - 1));
}

/** F-16, COVID-19: figures that a hyphen ties to capitals are a part of the name. */
export function isTypeNumber(at: TokenText, i: number): boolean {
  const isTied = i > 0 && /^[-\u2010\u2011]$/.test(gapBehind(at, i - 1));
  return isTied && at.tokens.kinds[i] === NUMBER && /^\p{Lu}{1,8}$/u.test(rawAt(at, i - 1));
}

function isSpaced(at: TokenText, i: number): boolean {
  const gap = gapBehind(at, i);
  return (
    /^(?: |\u00a0|-|\u2010|\u2011)?$/.test(gap) ||
    (rawAt(at, i).length === 1 && /^\.[ \u00a0]?$/.test(gap))
  );
}

/** Without titles and sentence openers in front; null when nothing is left. */
function trim(
  at: TokenText,
  { from, to }: Name,
  starts: ReadonlySet<number>,
  language: string,
): Name | null {
  let first = from;
  while (first < to && isFront(at, first, starts, language)) first++;
  const last = to - 1 > first && isMonth(at, to - 1, language) ? to - 1 : to;
  const isDateOnly = last === first + 1 && isMonth(at, first, language);
  return first >= last || isDateOnly ? null : { from: first, to: last };
}

/** "In March", "Ende Juni": a month without a figure is no name; August may be a man's. */
function isMonth(at: TokenText, i: number, language: string): boolean {
  return monthNames(language).has(keyAt(at, i));
}

function isFront(at: TokenText, i: number, starts: ReadonlySet<number>, language: string): boolean {
  const key = keyAt(at, i);
  if (INSIDE_NAMES.has(key) || TITLES.has(key)) return true;
  if (starts.has(i) && (isSmallWord(key) || numberWords(language).has(key) || OPENERS.has(key)))
    return true;
  const isCount = GERMAN_COUNTS.has(key) || unitCodes(key) !== null || numberWords('de').has(key);
  const isNoun = isCount || GERMAN_NOUN.test(key);
  return language === 'de' && isNoun && !/^\p{Lu}+$/u.test(rawAt(at, i));
}

/** Words that begin sentences and pass for names beside one: "When Curie", "Since Berlin". */
const OPENERS: ReadonlySet<string> = new Set(
  'when while although though since before after during under over between despite however according both many most some several all each every one only even if as at for from with without because where how what why who that this these those its his her their our your my in on by to an a the first second third then later today also instead unlike like once until early late former current new old en le la les il elle dans durant pendant avant après vers lors selon pour depuis el los las según desde durante para la al der die das im am nach seit laut in bei wenn als'.split(
    ' ',
  ),
);

/** In capitals, in mixed case or with figures: a name wherever it stands. */
function isTelling(at: TokenText, { from, to }: Name): boolean {
  for (let i = from; i < to; i++) if (isMarked(at, i)) return true;
  return false;
}

function isMarked(at: TokenText, i: number): boolean {
  const raw = rawAt(at, i);
  return (
    /^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}/u.test(raw) ||
    /\p{Ll}\p{Lu}/u.test(raw) ||
    at.tokens.kinds[i] === IDENTIFIER
  );
}

function isName(at: TokenText, name: Name, starts: ReadonlySet<number>, language: string): boolean {
  const { from, to } = name;
  if (isTelling(at, name)) return true;
  if (isGeneric(at, name)) return false;
  if (/^.$/u.test(rawAt(at, from)) && to === from + 1) return false;
  if (language === 'de') return isGermanName(at, name, starts);
  const isLone = to === from + 1;
  if (isLone && unitCodes(keyAt(at, from)) !== null && at.tokens.kinds[from - 1] === NUMBER)
    return false;
  return !isLone || !starts.has(from) || isSubject(at, from, language);
}

/** "The Department", "the Justice Department" without the office: a kind of thing, not its name. */
function isGeneric(at: TokenText, { from, to }: Name): boolean {
  for (let i = from; i < to; i++) {
    const key = keyAt(at, i);
    if (!GENERIC.has(key) && !INSIDE_NAMES.has(key)) return false;
  }
  return true;
}

/** The lone first word of a sentence is a name where a possessive or a verb of persons stands behind it. */
function isSubject(at: TokenText, i: number, language: string): boolean {
  const key = keyAt(at, i);
  if (isSmallWord(key) || key.length < 4 || COMMON_ENDING.test(key)) return false;
  const next = keyAt(at, i + 1);
  if (next === "'s" && key.length > 3) return true;
  return language !== 'de' && PERSON_VERBS.has(next) && gapBehind(at, i) === ' ';
}

const COMMON_ENDING =
  /(?:s|ing|tion|ment|ness|ity|ists?|ers?|eurs?|ores?|ción|dad|té|isme|ismo|age|people|water)$/;

const PERSON_VERBS: ReadonlySet<string> = new Set(
  'said says wrote won married died joined founded invented discovered became born dijo escribió ganó fundó nació murió écrit fonda naquit mourut devint'.split(
    ' ',
  ),
);

function isGermanName(at: TokenText, { from, to }: Name, starts: ReadonlySet<number>): boolean {
  const isAtStart = starts.has(from);
  if (to === from + 1) return !isAtStart && GERMAN_PLACE.test(keyAt(at, from));
  for (let i = from; i < to; i++) if (GERMAN_PLACE.test(keyAt(at, i))) return true;
  // Two nouns side by side are seldom anything but a name; the first word of a sentence is capital anyway.
  return to - from >= (isAtStart ? 3 : 2);
}
