import { wordSet } from './word-set';

/**
 * Words that, right behind a number, are its unit: "15 percent" quoted as "15" is another statement.
 * Only measures without which the number means something else; "5 people" is no unit. Small letters.
 */
const UNITS: Readonly<Record<string, string>> = {
  shares:
    'per percent percentage permille prozent promille pourcent procent procenten procenta процентов процента процент प्रतिशत শতাংশ சதவீதம் 퍼센트 프로 بالمئة درصد אחוז אחוזים persen',
  // A Turkish thousand, which is another word in English and German where no figure stands before it.
  scales: 'bin',
  money:
    'dollar dollars euro euros pounds pence yen yuan rupees francs rubles pesos reais kronor zł zl kč kr lei usd eur gbp jpy cny inr chf рублей рубля рубль руб коп долларов долл гривен грн ευρώ שקל שקלים ש"ח دولار ريال ریال تومان دینار डॉलर रुपये रुपए টাকা 달러 원 rupiah đồng tl lira',
  degrees: 'degrees degree grad degrés grados gradi graus градусов градуса درجة درجه',
};

export const UNIT_WORDS = wordSet(Object.values(UNITS));

/** The two words of "percent" where a language writes it so: 5 por ciento, 5 pour cent. */
export const PERCENT_FIRST = wordSet(['por pour per par pro τοις yüzde']);
export const PERCENT_SECOND = wordSet(['ciento cento cent cien mille mil εκατό']);

/** Measures that a smaller measure may follow: 5 ft 3 in, 5 hours 30 minutes. Units apart. */
export const COMPOUND_UNITS = wordSet([
  'ft feet foot in oz inch inches lb lbs pounds ounces hours hour hrs minutes minute seconds degrees stunden minuten heures horas часов часа минут',
]);

/** Eras before the common one, as written: "in 44" and "in 44 BC" are eighty-eight years apart. */
export const ERAS: ReadonlySet<string> = new Set(['BC', 'BCE', 'BP']);
/** The same in languages that abbreviate two words. */
export const ERA_TEXT =
  /^(?:v\. ?(?:chr|u\. ?z)|av\. ?j|a\. ?c\.|до н\. ?э|π\. ?χ|ق\. ?م|ईसा पूर्व)/iu;

/** Codes and signs of money that stand in front of a number. */
export const CURRENCY_CODES = wordSet([
  'usd eur gbp jpy cny inr chf aud cad brl rub krw rs rm nt hk sek nok dkk pln try zar',
]);

/** Han letters that are the unit of the figures before them. */
export const UNIT_LETTERS = '円元圓％割分倍度';

/** Han letters that count days, months and hours: never the first letter of a quote behind figures. */
export const DATE_LETTERS = '年月日時时点點秒';
