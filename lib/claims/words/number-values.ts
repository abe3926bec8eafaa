import { foldToken } from '../../text/fold-token';
import { WORD } from '../../text/token';

/** What a word of a spelled number does: it counts, or it multiplies what stands before it. */
export interface NumberWord {
  readonly value: number;
  readonly isScale: boolean;
}

/** One language: words for 0, 1, 2 … in order, for 20, 30 … 90, and the others with their value. */
interface Spelling {
  readonly units: string;
  readonly tens: string;
  /** `word=value`, apart by spaces; `×` before a word that multiplies. */
  readonly others: string;
}

const SPELLINGS: Readonly<Record<string, Spelling>> = {
  en: {
    units:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    others:
      '×hundred=100 ×thousand=1e3 ×million=1e6 ×billion=1e9 ×trillion=1e12 ×dozen=12 ×lakh=1e5 ×crore=1e7 ×mn=1e6 ×mln=1e6 ×bn=1e9 ×tn=1e12 ×m=1e6 ×k=1e3',
  },
  de: {
    units:
      'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    others:
      '×hundert=100 ×tausend=1e3 ×million=1e6 ×millionen=1e6 ×milliarde=1e9 ×milliarden=1e9 ×billion=1e12 ×billionen=1e12 ×dutzend=12 ×mio=1e6 ×mill=1e6 ×mrd=1e9 ×tsd=1e3 eineinhalb=1.5 anderthalb=1.5 zweieinhalb=2.5 dreieinhalb=3.5 viereinhalb=4.5 fünfeinhalb=5.5 sechseinhalb=6.5 siebeneinhalb=7.5 achteinhalb=8.5 neuneinhalb=9.5',
  },
  fr: {
    units:
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    tens: 'vingt trente quarante cinquante soixante septante huitante nonante',
    others:
      '×cent=100 ×cents=100 ×mille=1e3 ×million=1e6 ×millions=1e6 ×milliard=1e9 ×milliards=1e9 ×md=1e9 ×mds=1e9 ×mrd=1e9 ×mio=1e6 ×m=1e6 ×douzaine=12 vingts=20 ×billion=1e12 ×billions=1e12',
  },
  es: {
    units:
      'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    others:
      'un=1 veintiún=21 cien=100 ciento=100 doscientos=200 doscientas=200 trescientos=300 trescientas=300 cuatrocientos=400 quinientos=500 quinientas=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900 ×mil=1e3 ×millón=1e6 ×millones=1e6 ×billón=1e12 ×billones=1e12 ×docena=12',
  },
  pt: {
    units:
      'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    others:
      'duas=2 catorze=14 cem=100 cento=100 duzentos=200 trezentos=300 quinhentos=500 ×mil=1e3 ×milhão=1e6 ×milhões=1e6 ×bilhão=1e9 ×bilhões=1e9 ×dúzia=12',
  },
  it: {
    units:
      'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    others:
      '×cento=100 ×mille=1e3 ×mila=1e3 ×milione=1e6 ×milioni=1e6 ×miliardo=1e9 ×miliardi=1e9 ×dozzina=12',
  },
  nl: {
    units:
      'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    others: '×honderd=100 ×duizend=1e3 ×miljoen=1e6 ×miljard=1e9 ×mln=1e6 ×mld=1e9 ×dozijn=12',
  },
  ru: {
    units:
      'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    tens: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
    others:
      'полтора=1.5 полторы=1.5 две=2 двух=2 трёх=3 трех=3 четырёх=4 четырех=4 пяти=5 шести=6 семи=7 десяти=10 сто=100 ста=100 двести=200 триста=300 пятьсот=500 ×тысяча=1e3 ×тысячи=1e3 ×тысяч=1e3 ×тыс=1e3 ×миллион=1e6 ×миллиона=1e6 ×миллионов=1e6 ×млн=1e6 ×миллиард=1e9 ×миллиарда=1e9 ×миллиардов=1e9 ×млрд=1e9 ×дюжина=12',
  },
  hi: {
    units: 'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस',
    tens: 'बीस तीस चालीस पचास साठ सत्तर अस्सी नब्बे',
    others:
      'डेढ़=1.5 ढाई=2.5 पांच=5 पच्चीस=25 ×सौ=100 ×हज़ार=1e3 ×हजार=1e3 ×लाख=1e5 ×करोड़=1e7 ×अरब=1e9 ×दर्जन=12',
  },
  ar: {
    units: 'صفر واحد اثنان ثلاثة أربعة خمسة ستة سبعة ثمانية تسعة عشرة',
    tens: 'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون',
    others:
      'اثنين=2 اثنتان=2 ثلاث=3 أربع=4 خمس=5 ست=6 سبع=7 ثماني=8 ثمان=8 تسع=9 عشر=10 عشرين=20 ثلاثين=30 أربعين=40 خمسين=50 ستين=60 سبعين=70 ثمانين=80 تسعين=90 ×مئة=100 ×مائة=100 مئتان=200 مئتين=200 ×ألف=1e3 ×ألفا=1e3 ×آلاف=1e3 ألفان=2e3 ألفين=2e3 ألفي=2e3 ×مليون=1e6 ×ملايين=1e6 مليونان=2e6 مليونا=2e6 مليونين=2e6 مليوني=2e6 ×مليار=1e9 ×مليارات=1e9 ملياري=2e9',
  },
  zh: { units: '', tens: '', others: '×百=100 ×千=1e3 ×万=1e4 ×萬=1e4 ×亿=1e8 ×億=1e8' },
  ko: { units: '', tens: '', others: '×백=100 ×천=1e3 ×만=1e4 ×억=1e8 ×백만=1e6 ×천만=1e7' },
};

/** Words that are a number only beside another part of one, and those that join two parts. */
export const JOINING: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'en']);
/** One, as an article: a million, une douzaine. */
export const ONES: ReadonlySet<string> = new Set(
  'a an one ein eine einer einem einen un une una um uma uno één een один одна एक'.split(' '),
);
/** Scales that say a number without anything before them. */
export const LONE_SCALES: ReadonlySet<string> = new Set(
  'hundert tausend cent mille mil cento тысяча'.split(' '),
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
  'с половиной',
];
/** The word that adds a half to the number behind it: साढ़े तीन is three and a half. */
export const HALF_BEFORE = foldToken('साढ़े', WORD);

/** English parts of a whole, behind a number greater than one, and how many make a whole. */
export const FRACTION_WORDS: Readonly<Record<string, number>> = {
  thirds: 3,
  quarters: 4,
  fourths: 4,
  fifths: 5,
  sixths: 6,
  sevenths: 7,
  eighths: 8,
  ninths: 9,
  tenths: 10,
};

const tables = new Map<string, ReadonlyMap<string, NumberWord>>();

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

/**
 * Value of a German number written as one word (fünfundzwanzig, zweihundert, dreitausend), or null.
 * `key` is folded, so ß is ss.
 */
export function germanValue(key: string): number | null {
  for (const [scale, value] of GERMAN_SCALES) {
    const at = key.indexOf(scale);
    if (at < 0) continue;
    const before = at === 0 ? 1 : germanValue(key.slice(0, at));
    const rest = key.slice(at + scale.length).replace(/^und/, '');
    const after = rest === '' ? 0 : germanValue(rest);
    return before === null || after === null ? null : before * value + after;
  }
  const words = numberWords('de');
  const joined = /^(.+)und(.+zig|.+ssig)$/.exec(key);
  if (joined === null) return key === 'ein' ? 1 : smallOf(words.get(key));
  const [unit, ten] = [germanValue(joined[1]!), smallOf(words.get(joined[2]!))];
  return unit === null || ten === null || unit > 9 ? null : unit + ten;
}

const GERMAN_SCALES = [
  ['tausend', 1000],
  ['hundert', 100],
] as const;

function smallOf(word: NumberWord | undefined): number | null {
  return word === undefined || word.isScale ? null : word.value;
}

/** A whole number up to 9,999 as German writes it in one word, as a key. */
export function germanWord(value: number): string {
  if (value >= 1000) return `${part(Math.floor(value / 1000))}tausend${rest(value % 1000)}`;
  if (value >= 100) return `${part(Math.floor(value / 100))}hundert${rest(value % 100)}`;
  const { units, tens } = SPELLINGS.de!;
  if (value < 20) return foldToken(split(units)[value]!, WORD);
  const ten = split(tens)[Math.floor(value / 10) - 2]!;
  return foldToken(value % 10 === 0 ? ten : `${part(value % 10)}und${ten}`, WORD);
}

function part(value: number): string {
  return value === 1 ? 'ein' : germanWord(value);
}

function rest(value: number): string {
  return value === 0 ? '' : germanWord(value);
}
