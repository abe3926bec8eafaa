import { foldToken } from '../../text/fold-token';
import { WORD } from '../../text/token';

/** Parts of a whole in words, by the per cent they are; alternatives apart by a bar. */
const PARTS: Readonly<Record<string, string>> = {
  10: 'zehntel|un dixième|décima parte|ein zehntel',
  20: 'one fifth|a fifth|fünftel|un cinquième|quinta parte|un quinto|пятая часть|пятую часть|خمس',
  25: 'one quarter|a quarter|one fourth|ein viertel|einem viertel|un quart|cuarta parte|un cuarto|un quarto|четверть|четверти|ربع|ربعها|ربعهم|एक चौथाई',
  33: 'one third|a third|drittel|un tiers|tercera parte|un tercio|un terzo|um terço|треть|трети|ثلث|ثلثها|एक तिहाई',
  50: 'half of|half the|half its|half their|hälfte|la moitié|la mitad|metade|la metà|половина|половину|половины|نصف|نصفها|आधे|आधा',
  66: 'two thirds|zwei drittel|deux tiers|dos tercios|due terzi|dois terços|две трети|दो तिहाई',
  75: 'three quarters|three fourths|drei viertel|dreiviertel|trois quarts|tres cuartas partes|tres cuartos|tre quarti|три четверти|तीन चौथाई',
};

/** Decades in words, by their last two figures. */
const DECADES: Readonly<Record<string, string>> = {
  20: 'twenties|zwanziger|années vingt|años veinte|anni venti|anos vinte|двадцатых|двадцатые|العشرينيات',
  30: 'thirties|dreissiger|années trente|años treinta|anni trenta|anos trinta|тридцатых|тридцатые|الثلاثينيات|ثلاثينيات',
  40: 'forties|vierziger|années quarante|años cuarenta|anni quaranta|anos quarenta|сороковых|сороковые|الأربعينيات|أربعينيات',
  50: 'fifties|fünfziger|années cinquante|años cincuenta|anni cinquanta|anos cinquenta|пятидесятых|пятидесятые|الخمسينيات|خمسينيات',
  60: 'sixties|sechziger|années soixante|años sesenta|anni sessanta|anos sessenta|шестидесятых|шестидесятые|الستينيات|ستينيات|साठ के दशक',
  70: 'seventies|siebziger|années soixante dix|años setenta|anni settanta|anos setenta|семидесятых|семидесятые|السبعينيات|سبعينيات|सत्तर के दशक',
  80: 'eighties|achtziger|années quatre vingt|años ochenta|anni ottanta|anos oitenta|восьмидесятых|восьмидесятые|الثمانينيات|ثمانينيات|अस्सी के दशक',
  90: 'nineties|neunziger|années quatre vingt dix|años noventa|anni novanta|anos noventa|девяностых|девяностые|التسعينيات|تسعينيات|नब्बे के दशक',
};

/** Words for this share of a hundred, each as the keys of its words; thirds for 33 and 33.3 alike. */
export function partPhrases(percent: number): readonly (readonly string[])[] {
  const isThirds = percent > 66 && percent <= 67;
  return phrasesOf(PARTS[isThirds ? 66 : percent > 33 && percent < 34 ? 33 : percent]);
}

/** Words for the decade that ends with these two figures. */
export function decadePhrases(short: string): readonly (readonly string[])[] {
  return phrasesOf(DECADES[short]);
}

function phrasesOf(row = ''): string[][] {
  if (row === '') return [];
  return row.split('|').map((phrase) => phrase.split(' ').map((word) => foldToken(word, WORD)));
}
