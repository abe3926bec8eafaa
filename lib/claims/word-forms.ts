import { plainSpellings } from './accent-table';

/** Endings by which forms of one word differ, by writing. Not grammar: a few that cover most. */
const ENDINGS: Readonly<Record<'latin' | 'cyrillic' | 'devanagari', readonly string[]>> = {
  latin: [
    's',
    'es',
    'e',
    'en',
    'er',
    'n',
    'd',
    'ed',
    'ing',
    'ies',
    'y',
    'a',
    'o',
    'as',
    'os',
    'ly',
    'em',
    'ern',
    'ne',
  ],
  cyrillic:
    'а я ы и у ю е ой ей ом ем ов ев ам ям ами ями ах ях ий ый ая ое ого его ому ему ым им ую ь'.split(
      ' ',
    ),
  devanagari: ['ा', 'े', 'ी', 'ों', 'ो', 'ें', 'ियों', 'ियाँ'],
};
/** Letters a stem keeps at least. */
const SHORTEST_STEM = 4;
const SHORTEST_NAME_STEM = 3;

/** The keys under which a name may stand, the word's own first: names change less than other words. */
export function formsOf(key: string): string[] {
  const script = scriptOf(key);
  if (script === null) return [key];
  if (script !== 'latin') return [key, ...vary(key, ENDINGS[script], SHORTEST_NAME_STEM)];
  const bare = key.length > SHORTEST_NAME_STEM && /[^s]s$/.test(key) ? [key.slice(0, -1)] : [];
  return [
    ...new Set([
      key,
      `${key}s`,
      ...bare,
      ...plainSpellings(key),
      ...elided(key),
      ...elided(`${key}s`),
    ]),
  ];
}

/** Articles that French and Italian glue to the word behind them. */
export function withoutElision(key: string): string {
  return key.replace(/^(?:[dlnjmtsc]|qu|un|(?:de|ne|a|su|da|co|que)ll|quest)'(?=\p{L}{2})/u, '');
}

/** French and Italian articles in front of a vowel. */
const ELISIONS = ['d', 'l', 'dell', 'nell', 'all', 'sull', 'dall'] as const;

function elided(key: string): string[] {
  return /^[aeiouyhàâéèêëîïôùûœ]/.test(key) ? ELISIONS.map((elision) => `${elision}'${key}`) : [];
}

/** The keys under which a word of the sentence may stand on the page, its own first. */
export function stemsOf(key: string): string[] {
  const script = scriptOf(key);
  if (script === null) return [key];
  const bare = script === 'latin' ? withoutElision(key) : key;
  const forms = [key, bare, ...vary(bare, ENDINGS[script], SHORTEST_STEM)];
  return [...new Set(script === 'latin' ? [...forms, ...elided(bare)] : forms)];
}

function scriptOf(key: string): 'latin' | 'cyrillic' | 'devanagari' | null {
  if (/^[\p{Script=Latin}']+$/u.test(key)) return 'latin';
  if (/^\p{Script=Cyrillic}+$/u.test(key)) return 'cyrillic';
  return /^[\p{Script=Devanagari}\p{M}]+$/u.test(key) ? 'devanagari' : null;
}

function vary(key: string, endings: readonly string[], shortest: number): string[] {
  const forms = new Set<string>();
  for (const stem of [key, ...stemsIn(key, endings, shortest)]) {
    if (stem !== key) forms.add(stem);
    if (stem.length >= shortest) for (const ending of endings) forms.add(stem + ending);
  }
  forms.delete(key);
  return [...forms];
}

function stemsIn(key: string, endings: readonly string[], shortest: number): string[] {
  return endings
    .filter((ending) => key.endsWith(ending) && key.length - ending.length >= shortest)
    .map((ending) => key.slice(0, -ending.length));
}
