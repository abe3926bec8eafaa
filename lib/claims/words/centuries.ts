import { foldToken } from '../../text/fold-token';
import { WORD } from '../../text/token';

const fold = (words: string): string[] => words.split(' ').map((word) => foldToken(word, WORD));

const WORDS: ReadonlySet<string> = new Set(
  fold(
    'century centuries jahrhundert jahrhunderts jahrhunderte jahrhunderten siècle siècles siglo siglos século séculos secolo secoli eeuw eeuwen wiek wieku wieki wiekach wieków wiekiem век века веке веков веку веком столетие столетия столетии століття yüzyıl yüzyılda yüzyılın yüzyıla yüzyıldan asır seklet abad قرن القرن القرون सदी सदियों शताब्दी शती',
  ),
);

/** With a full stop behind it: 19. Jh., 19 в., XIX w. */
export const CENTURY_SHORT: ReadonlySet<string> = new Set(
  fold('jh jhd jhdt в w вв sec séc s c eeuw yy ق'),
);

/** A century, by the key of its token. */
export function isCenturyWord(key: string): boolean {
  return WORDS.has(key) || key.startsWith('세기');
}

const HUNDREDS =
  'Duecento Trecento Quattrocento Cinquecento Seicento Settecento Ottocento Novecento'.split(' ');

/** Settecento, with a capital, is the 18th century. */
export function italianCentury(raw: string): number | null {
  const at = HUNDREDS.indexOf(raw);
  return at < 0 ? null : at + 13;
}

/** Ordinals in words, from the first on, by their stems: languages inflect them. */
const STEMS: readonly string[] = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
  '_ zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst',
  '_ deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième vingtième',
  '_ segundo tercer cuarto quinto sexto séptimo octavo noveno décimo once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  '_ segundo terceiro quarto quinto sexto sétimo oitavo nono décimo onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte',
  '_ secondo terzo quarto quinto sesto settimo ottavo nono decimo undicesimo dodicesimo tredicesimo quattordicesimo quindicesimo sedicesimo diciassettesimo diciottesimo diciannovesimo ventesimo',
  '_ tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste',
  '_ drugi trzeci czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast dwudziest',
  '_ втор треть четвёрт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат двадцат',
  'birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu onuncu',
  'पहली दूसरी तीसरी चौथी पाँचवीं छठी सातवीं आठवीं नौवीं दसवीं ग्यारहवीं बारहवीं तेरहवीं चौदहवीं पंद्रहवीं सोलहवीं सत्रहवीं अठारहवीं उन्नीसवीं बीसवीं इक्कीसवीं',
  'الأول الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر',
  '일 이 삼 사 오 육 칠 팔 구 십 십일 십이 십삼 십사 십오 십육 십칠 십팔 십구 이십 이십일',
];

const stems = new Map<string, number>();
for (const row of STEMS)
  for (const [i, stem] of fold(row).entries())
    if (stem !== '_' && stem.length > 0) stems.set(stem, i + 1);
for (const [i, unit] of fold(
  'الحادي الثاني الثالث الرابع الخامس السادس السابع الثامن التاسع',
).entries())
  stems.set(`${unit} ${foldToken('عشر', WORD)}`, 11 + i);
stems.set(fold('القرن العشرين')[1]!, 20);
for (const [i, unit] of fold(
  'birinci ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu',
).entries())
  stems.set(`on ${unit}`, 11 + i);

/** Letters that an ordinal may take behind its stem. */
const ENDING = /^(?:e[nrms]?|y|ym|ego|ej|im|iego|ом|ого|ый|ий|ем|его|s|o|os|a)?$/;

/** The number of an ordinal in words, by its key (or two, with a space), or null. */
export function ordinalCentury(key: string): number | null {
  for (let length = key.length; length >= Math.max(1, key.length - 4); length--) {
    const value = stems.get(key.slice(0, length));
    if (value !== undefined && ENDING.test(key.slice(length))) return value;
  }
  return null;
}
