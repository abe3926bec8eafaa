/**
 * Words that, right behind a number, are its unit: "15 percent" quoted as "15" is another statement.
 * Only measures without which the number means something else; "5 people" is no unit.
 */
export const UNIT_WORDS: ReadonlySet<string> = new Set([
  // Shares.
  ...[
    'per',
    'percent',
    'percentage',
    'permille',
    'prozent',
    'promille',
    'pourcent',
    'процентов',
    'процента',
    'процент',
    'प्रतिशत',
    '퍼센트',
    'بالمئة',
  ],
  // Money, as words and codes.
  ...[
    'dollar',
    'dollars',
    'euro',
    'euros',
    'pounds',
    'pence',
    'yen',
    'yuan',
    'rupees',
    'francs',
    'rubles',
    'pesos',
    'usd',
    'eur',
    'gbp',
    'jpy',
    'cny',
    'inr',
    'chf',
    'рублей',
    '달러',
    '원',
  ],
  // Degrees.
  ...['degrees', 'degree', 'grad', 'degrés', 'grados'],
]);

/** Codes and signs of money that stand in front of a number. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set([
  'usd',
  'eur',
  'gbp',
  'jpy',
  'cny',
  'inr',
  'chf',
  'aud',
  'cad',
  'brl',
  'rub',
  'krw',
  'rs',
  'rm',
  'nt',
  'hk',
  'sek',
  'nok',
  'dkk',
  'pln',
  'try',
  'zar',
]);

/** Han letters that are the unit of the figures before them. */
export const UNIT_LETTERS = '円元圓％割分倍度';
