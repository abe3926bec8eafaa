import { foldToken } from '../../text/fold-token';
import { WORD } from '../../text/token';
import { SPELLINGS, type Spelling } from './number-spellings';

/** What a word of a spelled number does: it counts, or it multiplies what stands before it. */
export interface NumberWord {
  readonly value: number;
  readonly isScale: boolean;
}

/** Words that are a number only beside another part of one, and those that join two parts. */
export const JOINING: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'en']);
/** One, as an article: a million, une douzaine. */
export const ONES: ReadonlySet<string> = new Set(
  'a an one ein eine einer einem einen un une una um uma uno één een один одна одно одного одной одну एक jeden jedna jedno jednego jednej jednym bir ett en satu واحد واحدة احد احدى'
    .split(' ')
    .map((word) => foldToken(word, WORD)),
);
/** Scales that say a number without anything before them. */
export const LONE_SCALES: ReadonlySet<string> = new Set(
  'hundert tausend cent mille mil cento тысяча тысячу honderd duizend bin tysiąc hundra tusen'
    .split(' ')
    .map((word) => foldToken(word, WORD)),
);

/** And a half, behind a number or behind its unit. */
export const HALVES_BEHIND: readonly string[] = [
  'and a half',
  'et demi',
  'et demie',
  'y medio',
  'y media',
  'e meio',
  'e meia',
  'e mezzo',
  'e mezza',
  'en een half',
  'und ein halb',
  'i pół',
  'buçuk',
  'ونصف',
  'с половиной',
];
/** Half, before a scale: half a million, mezzo milione, eine halbe Million. */
export const HALVES_BEFORE: ReadonlySet<string> = new Set(
  'half halbe halben demi medio media meio meia mezzo mezza halve pół yarım نصف आधा आधे'
    .split(' ')
    .map((word) => foldToken(word, WORD)),
);

/** The word that adds a half to the number behind it: साढ़े तीन is three and a half. */
export const HALF_BEFORE = foldToken('साढ़े', WORD);

/** Parts of a whole, behind a number greater than one, and how many make a whole. */
export const FRACTION_WORDS: ReadonlyMap<string, number> = new Map(
  (
    '3=thirds,drittel,tiers,tercios,terzi,terços,derde,trzecie,трети,तिहाई 4=quarters,fourths,viertel,quarts,cuartos,quarti,kwart,czwarte,четверти,चौथाई ' +
    '5=fifths,fünftel,cinquièmes,quintos,quinti,vijfde,piąte,пятых 6=sixths,sechstel,sixièmes,sextos,sesti,шестых 7=sevenths,siebtel 8=eighths,achtel,huitièmes,восьмых 9=ninths,neuntel 10=tenths,zehntel,dixièmes,décimos,decimi,десятых'
  )
    .split(' ')
    .flatMap((row) => {
      const [parts = '', words = ''] = row.split('=');
      return words.split(',').map((word) => [foldToken(word, WORD), Number(parts)] as const);
    }),
);

const tables = new Map<string, ReadonlyMap<string, NumberWord>>();

/** The language's number words are known, or it has none of its own letters for them. */
export function isListed(language: string): boolean {
  return language in SPELLINGS || language === 'ja' || language === '';
}

/** The number words of a language by the key of their token; of English where the language is not listed. */
export function numberWords(language: string): ReadonlyMap<string, NumberWord> {
  const name = language === 'ja' ? 'zh' : language in SPELLINGS ? language : 'en';
  const known = tables.get(name);
  if (known !== undefined) return known;
  const table = readSpelling(SPELLINGS[name]!);
  tables.set(name, table);
  return table;
}

function readSpelling({ units, tens, others }: Spelling): ReadonlyMap<string, NumberWord> {
  const table = new Map<string, NumberWord>();
  const add = (word: string, value: number, isScale: boolean): void => {
    table.set(foldToken(word, WORD), { value, isScale });
    // Russian cases: двенадцать, двенадцати, двенадцатью.
    if (word.endsWith('ь'))
      for (const end of ['и', 'ью'])
        table.set(foldToken(word.slice(0, -1) + end, WORD), { value, isScale });
  };
  for (const [i, word] of split(tens).entries()) add(word, 20 + 10 * i, false);
  for (const [i, word] of split(units).entries()) add(word, i, false);
  for (const entry of split(others)) {
    const [word = '', value = ''] = entry.split('=');
    add(word.replace('×', ''), Number(value), word.startsWith('×'));
  }
  return table;
}

function split(words: string): string[] {
  return words === '' ? [] : words.split(' ');
}

/** The word may begin a number: a number word, an article for one, or a half. */
export function isNumberWord(key: string, language: string): boolean {
  return (
    numberWords(language).has(key) || ONES.has(key) || HALVES_BEFORE.has(key) || key === HALF_BEFORE
  );
}
