import { wordSet } from './word-set';

/**
 * Words that are a part of a number: a quote must not end or begin between two of them ("two hundred |
 * thousand", "5 | million", "twenty-|five"). Words that are mostly something else (one, un, sei) are left out;
 * so are inflections that only follow a whole number. Small letters, as keys are folded.
 */
const SMALL: Readonly<Record<string, string>> = {
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  de: 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
  fr: 'deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze seize',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez doce trece catorce quince',
  pt: 'dois duas três quatro sete oito nove dez onze doze treze quinze',
  it: 'tre quattro cinque sette otto nove dieci undici dodici',
  nl: 'twee drie vier vijf zes zeven acht negen tien elf twaalf',
  sv: 'två tre fyra fem sju åtta nio tio',
  pl: 'dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć',
  ru: 'два две три четыре пять шесть семь восемь девять десять',
  uk: "дві чотири п'ять шість сім вісім дев'ять",
  el: 'δύο τρία τρεις τέσσερα πέντε έξι επτά οκτώ εννέα δέκα',
  tr: 'iki üç dört beş altı yedi sekiz dokuz',
  ar: 'اثنان ثلاثة ثلاث أربعة أربع خمسة خمس ستة سبعة سبع ثمانية تسعة تسع عشرة عشر',
  fa: 'دو سه چهار پنج شش هفت هشت نه ده',
  he: 'שתיים שניים שלוש ארבע חמש חמישה שש שבע שמונה תשע עשר עשרה',
  hi: 'दो तीन चार पांच पाँच छह सात आठ दस',
  id: 'dua tiga empat lima enam tujuh delapan sembilan',
  vi: 'hai ba bốn sáu bảy tám chín mười lăm mốt',
};

/** Tens, behind which a smaller number may follow, with or without a joining word. */
const TENS: Readonly<Record<string, string>> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  de: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  fr: 'vingt trente quarante cinquante soixante',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  it: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  ru: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
  el: 'είκοσι τριάντα σαράντα πενήντα εξήντα',
  tr: 'yirmi otuz kırk elli altmış yetmiş seksen doksan',
  ar: 'عشرون عشرين ثلاثون ثلاثين أربعون خمسون خمسين',
  fa: 'بیست سی چهل پنجاه شصت',
  he: 'עשרים שלושים ארבעים חמישים שישים',
  hi: 'बीस तीस चालीस पचास साठ',
};

/** Words that multiply what stands before them. */
const SCALES: Readonly<Record<string, string>> = {
  en: 'hundred thousand million millions billion billions trillion trillions dozen lakh crore score',
  de: 'hundert tausend million millionen milliarde milliarden billionen dutzend mio mrd',
  fr: 'cent cents mille milliard milliards douzaine',
  es: 'cien ciento cientos doscientos trescientos mil millón millones docena',
  pt: 'cem cento mil milhão milhões bilhão bilhões',
  it: 'cento mila milione milioni miliardo miliardi',
  nl: 'honderd duizend miljoen miljard',
  sv: 'hundra tusen miljon miljoner miljard miljarder',
  pl: 'sto tysiąc tysiące tysięcy tys milion miliony milionów miliard miliardów mln mld',
  ru: 'сто двести триста тысяча тысячи тысяч тыс миллион миллиона миллионов миллиард миллиарда миллиардов млн млрд',
  uk: 'тисяч тисячі мільйон мільйона мільйонів мільярд мільярдів',
  el: 'εκατό χίλια χιλιάδες εκατομμύριο εκατομμύρια δισεκατομμύρια εκατ δισ',
  tr: 'yüz milyon milyar',
  ar: 'مئة مائة ألف آلاف مليون ملايين مليار مليارات',
  fa: 'صد هزار میلیون میلیارد',
  he: 'מאה מאות אלף אלפים מיליון מיליונים מיליארד',
  hi: 'सौ हज़ार हजार लाख करोड़ अरब',
  bn: 'শত হাজার লক্ষ লাখ কোটি',
  ta: 'நூறு ஆயிரம் லட்சம் கோடி',
  te: 'వందల వేల లక్షల కోట్లు కోటి',
  ml: 'നൂറ് ആയിരം ലക്ഷം കോടി',
  ko: '백 천 만 억 조 백만 천만',
  id: 'puluh belas ratus ribu juta miliar triliun',
  vi: 'mươi trăm nghìn ngàn vạn triệu tỷ tỉ',
  codes: 'bn mn tn',
};

export const SCALE_WORDS = wordSet(Object.values(SCALES));
export const TEN_WORDS = wordSet(Object.values(TENS));
export const NUMBER_WORDS = wordSet([SMALL, TENS, SCALES].flatMap((list) => Object.values(list)));

/** Han and kana letters that scale the figures before them. */
export const SCALE_LETTERS = '十百千万萬億亿兆';

/** The same in other scripts without spaces. */
const SCALE_NAMES = [
  'ล้าน แสน หมื่น พัน ร้อย สิบ ລ້ານ ແສນ ໝື່ນ ພັນ ຮ້ອຍ ສິບ',
  'លាន សែន ម៉ឺន ពាន់ រយ သန်း သိန်း သောင်း ထောင်',
].flatMap((list) => list.split(' '));

/** Figures spelled in these scripts, alone or in a row: 三十, ยี่สิบ. */
const HAN_FIGURES = '[〇零一二两兩三四五六七八九十百千万萬亿億兆]';
const SPELLED = new RegExp(
  `^(?:${HAN_FIGURES}|${[
    ...SCALE_NAMES,
    ...'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า เอ็ด ยี่ ໜຶ່ງ ສອງ ສາມ ສີ່ ຫ້າ ຫົກ ເຈັດ ແປດ ເກົ້າ'.split(' '),
    ...'មួយ ពីរ បី បួន ប្រាំ ដប់ ម្ភៃ တစ် နှစ် သုံး လေး ငါး ခြောက် ခုနစ် ရှစ် ကိုး ဆယ်'.split(' '),
  ].join('|')})+$`,
);
const OPENS_SPELLED = new RegExp(`^${HAN_FIGURES}`);

/** Two words that meet in writing without spaces are parts of one number: 二十|五人, ยี่สิบ|ห้า. */
export function areSpelledParts(before: string, after: string): boolean {
  return SPELLED.test(before) && (SPELLED.test(after) || OPENS_SPELLED.test(after));
}

/** A scale stands at this offset, or ends there. */
export function isScaleAt(text: string, at: number): boolean {
  return (
    SCALE_LETTERS.includes(text[at] ?? ' ') || SCALE_NAMES.some((name) => text.startsWith(name, at))
  );
}

export function isScaleBehind(text: string, at: number): boolean {
  return (
    SCALE_LETTERS.includes(text[at - 1] ?? ' ') ||
    SCALE_NAMES.some((name) => text.endsWith(name, at))
  );
}

/** What counts the figures before it in scripts without spaces, as text: scales and units. */
export const SCALE_PARTS: readonly string[] = [
  ...SCALE_NAMES,
  ...'บาท เปอร์เซ็นต์ องศา กิโล เมตร กรัม ตัน ลิตร ชั่วโมง นาที ดอลลาร์ ยูโร ກີບ រៀល ကျပ်'.split(' '),
  ...'公里 公斤 公分 公顷 米 厘米 克 吨 噸 升 小时 小時 分钟 秒 美元 欧元 キロ メートル グラム トン リットル 時間 ドル ユーロ パーセント'.split(
    ' ',
  ),
];

/** One, which is a number only beside another part of one: one hundred, twenty one. */
export const ONES = wordSet([
  'one ein eine un une uno una um uma один одна jeden bir واحد אחת אחד एक',
]);

/** Words that add a part to a spelled number: two hundred and five, treinta y cinco. */
export const ADDING_WORDS = wordSet(['and und et y e en i и και و']);

/** Parts of a scale that stand in front of it: half a million, a quarter of a million. */
export const PART_WORDS = wordSet([
  'half quarter quarters third thirds tenth fifth halbe halben viertel demi medio media mezzo mezza meio meia пол полтора',
]);

/** Articles that may stand between a part and its scale. */
export const ARTICLES = wordSet(['a an of the einer eine de di da']);

/** Signs written as words in front of a number. */
export const SIGN_WORDS = wordSet([
  'minus plus negative moins menos минус плюс माइनस μείον ناقص سالب منفی מינוס meno eksi âm 영하 마이너스 기원전 mö',
]);

/** The same glued to it in writing without spaces: below zero, before the common era. */
export const SIGN_LETTERS = /(?:零下|[负負]|マイナス|ลบ|[公西紀纪]元前)\s?$/;
