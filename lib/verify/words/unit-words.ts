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
    'dollar dollars euro euros pounds pence yen yuan rupees francs rubles pesos reais kronor zł zl kč kr lei usd eur gbp jpy cny inr chf рублей рубля рубль руб коп долларов долл гривен грн ευρώ שקל שקלים ש"ח دولار ريال ریال تومان دینار دولارات دولارا डॉलर रुपये रुपए টাকা 달러 원 rupiah đồng tl lira',
  measures:
    'kilometre kilometres kilometer kilometers metre metres meter meters centimetres centimeters millimetres millimeters mile miles yards inches feet acres hectares kilogram kilograms kilogrammes kilo kilos grams grammes milligrams ton tons tonne tonnes ounces litre litres liter liters gallons watts kilowatts megawatts volts bytes megabytes gigabytes ' +
    'zentimeter meilen kilogramm gramm tonnen pfund hektar kilomètres mètres litres kilómetros metros centímetros millas kilogramos gramos toneladas litros hectáreas quilômetros quilos chilometri metri chili grammi tonnellate litri kilometrów metrów kilogramów litrów ' +
    'километров километра километр метров метра сантиметров миль килограммов тонн тонны граммов литров литра гектаров кілометрів χιλιόμετρα μέτρα εκατοστά κιλά γραμμάρια τόνους τόνοι λίτρα χλμ ' +
    'كم كيلومتر كيلومترا كيلومترات متر مترا أمتار كيلوغرام كيلوغراما غرام طن لتر کیلوگرم گرم تن لیتر ק"מ ק"ג קילומטר קילומטרים מטר מטרים קילוגרם גרם טון ליטר ' +
    'किमी किलोमीटर मीटर किलो किलोग्राम ग्राम टन लीटर কিলোমিটার কেজি 킬로미터 미터 킬로그램 그램 톤 리터',
  times:
    'seconds minutes hours days weeks months years sekunden minuten stunden tage tagen wochen monate monaten jahre jahren secondes heures jours semaines mois ans années segundos minutos horas días dias semanas meses años anos secondi minuti ore giorni settimane mesi anni uur dagen weken maanden timmar dagar veckor månader godzin minut sekund dni tygodni miesięcy lat saniye dakika saat gün hafta yıl jam menit detik hari minggu bulan tahun giờ phút giây tuần ' +
    'секунд минут минуты часов часа дней дня недель месяцев месяца лет годин років ώρες λεπτά ημέρες εβδομάδες μήνες χρόνια ساعة ساعات دقيقة دقائق أيام يوما أسابيع أشهر سنوات عاما ساعت دقیقه ثانیه روز هفته ماه سال שעות דקות שניות ימים שבועות חודשים שנים घंटे मिनट सेकंड दिन दिनों सप्ताह महीने साल ঘণ্টা দিন বছর 시간 분 초 개월',
  degrees: 'degrees degree grad degrés grados gradi graus градусов градуса درجة درجه',
};

export const UNIT_WORDS = wordSet(Object.values(UNITS));

/** The two words of "percent" where a language writes it so: 5 por ciento, 5 pour cent. */
export const PERCENT_FIRST = wordSet(['por pour per par pro τοις yüzde']);
export const PERCENT_SECOND = wordSet(['ciento cento cent cien mille mil εκατό']);

/** What makes a rate of a measure: 60 km per hour, 60 km an hour. */
export const PER_WORDS = wordSet(['per pro']);
export const PER_HOUR: ReadonlySet<string> = new Set(
  "an hour,a second,a minute,a day,a week,a month,a year,par heure,par jour,par an,por hora,por día,al día,в час,в секунду,в день,в год,al anno,all'ora,την ώρα,في الساعة,در ساعت".split(
    ',',
  ),
);

/** Measures that a smaller measure may follow: 5 ft 3 in, 5 hours 30 minutes. Units apart. */
export const COMPOUND_UNITS = wordSet([
  'ft feet foot in oz inch inches lb lbs pounds ounces hours hour hrs minutes minute seconds degrees stunden minuten heures horas часов часа минут',
]);

/** Eras before the common one, as written: "in 44" and "in 44 BC" are eighty-eight years apart. */
export const ERAS: ReadonlySet<string> = new Set(['BC', 'BCE', 'BP']);
/** The same in languages that abbreviate two words. */
export const ERA_TEXT =
  /^(?:v\. ?(?:chr|u\. ?z)|av\. ?j|a\. ?c\.|до н\. ?э|π\. ?χ|p\. ?n\. ?e|trước công|قبل الميلاد|לפנה|ق\. ?م|ईसा पूर्व)/iu;

/** Codes and signs of money that stand in front of a number. */
export const CURRENCY_CODES = wordSet([
  'usd eur gbp jpy cny inr chf aud cad brl rub krw rs rm nt hk sek nok dkk pln try zar',
]);

/** Han letters that are the unit of the figures before them. */
export const UNIT_LETTERS = '円元圓％割分倍度';

/** Han letters that count days, months and hours: never the first letter of a quote behind figures. */
export const DATE_LETTERS = '年月日時时点點秒';
