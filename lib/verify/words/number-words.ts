/**
 * Words that are a part of a number: a quote must not end or begin between two of them ("two hundred |
 * thousand", "5 | million", "twenty-|five"). English, German, French, Spanish, Hindi; Han scale letters stand
 * apart because they are glued. Words that are mostly something else (one, un, a) are left out.
 */
const SMALL = [
  ...[
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
    'sixteen',
    'seventeen',
    'eighteen',
    'nineteen',
  ],
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
  ...[
    'deux',
    'trois',
    'quatre',
    'cinq',
    'sept',
    'huit',
    'neuf',
    'dix',
    'vingt',
    'trente',
    'quarante',
    'cinquante',
    'soixante',
  ],
  ...[
    'zwei',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'zwanzig',
    'dreißig',
    'vierzig',
    'fünfzig',
  ],
  ...[
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'veinte',
    'treinta',
    'cuarenta',
    'cincuenta',
  ],
  ...['два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять', 'двадцать'],
];

/** Words that multiply what stands before them. */
const SCALES = [
  ...[
    'hundred',
    'thousand',
    'million',
    'millions',
    'billion',
    'billions',
    'trillion',
    'trillions',
    'dozen',
    'lakh',
    'crore',
    'score',
  ],
  ...['hundert', 'tausend', 'millionen', 'milliarde', 'milliarden', 'billionen', 'dutzend'],
  ...['cent', 'cents', 'mille', 'millions', 'milliard', 'milliards', 'douzaine'],
  ...['cien', 'ciento', 'mil', 'millón', 'millones', 'docena'],
  ...[
    'mio',
    'mrd',
    'bn',
    'mn',
    'tn',
    'тысяч',
    'тысячи',
    'млн',
    'млрд',
    'миллион',
    'миллиона',
    'миллионов',
    'миллиард',
    'миллиардов',
  ],
  ...['लाख', 'करोड़', 'हज़ार', 'हजार', 'अरब', '만', '억', '조', '천', 'مليون', 'مليار', 'ألف'],
];

export const NUMBER_WORDS: ReadonlySet<string> = new Set([...SMALL, ...SCALES]);
export const SCALE_WORDS: ReadonlySet<string> = new Set(SCALES);

/** Han and kana letters that scale the figures before them. */
export const SCALE_LETTERS = '十百千万萬億亿兆';

/** One, which is a number only beside another part of one: one hundred, twenty one. */
export const ONES: ReadonlySet<string> = new Set([
  'one',
  'ein',
  'eine',
  'un',
  'une',
  'uno',
  'una',
  'один',
  'одна',
]);

/** Words that add a part to a spelled number: two hundred and five. */
export const ADDING_WORDS: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', 'и']);

/** Signs written as words in front of a number. */
export const SIGN_WORDS: ReadonlySet<string> = new Set([
  'minus',
  'plus',
  'negative',
  'moins',
  'menos',
  'минус',
  'плюс',
  'माइनस',
]);
