import { foldToken } from '../../text/fold-token';
import { WORD } from '../../text/token';

/**
 * Which spellings are one unit. Each row is a code and its words, in small letters; a word that may be
 * two units (pounds) stands in two rows. Symbols keep their case where case tells units apart and are
 * found by `isUnit`, so that only what is spelled differently from its symbol has to stand here.
 */
const ROWS: readonly string[] = [
  '% percent percentage prozent pourcent pct процент процента процентов प्रतिशत फीसदी 퍼센트 prozentpunkte بالمئة بالمائة ٪ procent procenta procentů proc prc porcento porciento percento yüzde फ़ीसदी फ़ीसद फीसद فيصد درصد パーセント プロ 프로 prozentpunkten punkty punktów punkt pkt процентных процентного процентом процентами процентам puan puanlık persen',
  '‰ promille permille',
  '$ usd dollar dollars dólar dólares dollari доллар доллара долларов डॉलर 美元 ドル 달러 دولار دولارا دولارات dolarów dolary dolar dólar dolari доллару долларами دولارات 弗 米ドル 불 usd',
  '€ eur euro euros евро यूरो 欧元 ユーロ 유로 يورو eura eurot يوروهات أورو ευρώ ユ',
  '£ gbp pound pounds sterling pfund libras фунтов पाउंड 英镑 ポンド sterlina sterline libra фунт фунта 파운드 جنيه',
  '¥ jpy cny rmb yen yuan renminbi йен юаней येन युआन 元 円 人民币 日元 jen yenów 엔 위안 人民幣 圓 日圓',
  '₹ inr rs rupee rupees rupien roupies rupias рупий रुपये रुपए रुपया 卢比',
  'chf francs franken francos',
  '₽ rub rubles roubles rubel рубль рубля рублей руб',
  'mm millimetre millimetres millimeter millimeters millimètres millimètre milímetros миллиметров मिलीमीटर 毫米 мм milimetrów milimetri millimetri',
  'cm centimetre centimetres centimeter centimeters zentimeter centimètre centimètres centímetro centímetros сантиметров सेंटीमीटर 厘米 公分 см centimetri centímetros centymetrów сантиметра santimetre センチ センチメートル 센티미터 سنتيمتر सेंटीमीटर',
  'm metre metres meter meters metern mètre mètres metro metros metri метр метра метров मीटर 米 メートル м متر مترا أمتار metrów metra metrom metre metreye मी メーター 미터 μέτρα meters',
  'km kilometre kilometres kilometer kilometers kilometern kilomètre kilomètres kilómetro kilómetros quilômetros chilometri километр километра километров किलोमीटर किमी 公里 千米 キロ км كيلومتر كيلومترا كيلومترات كم kilometrów kilometra kilómetros quilómetros quilómetro quilômetro kilometre chilometro キロメートル 킬로미터',
  'mi mile miles meile meilen millas milles миль मील 英里',
  'ft foot feet fuß pied pieds pies футов फुट 英尺',
  'in inch inches zoll pouces pulgadas дюймов इंच 英寸',
  'yd yard yards',
  'ha hectare hectares hektar hectáreas hectárea гектаров हेक्टेयर 公顷 га ettari hectares hektarów hektara гектара 헥타르 ヘクタール',
  'acre acres acker एकड़ 英亩',
  'g gram grams gramm gramme grammes gramos gramo граммов ग्राम 克 グラム г grammi grammo gramów gramas grama gram',
  'mg milligram milligrams milligramm milligrammes miligramos миллиграммов मिलीग्राम 毫克',
  'kg kilogram kilograms kilogramm kilogramme kilogrammes kilo kilos kilogramos килограмм килограммов किलोग्राम किलो 公斤 千克 кг كيلوغرام chilogrammi chili chilo quilos quilo quilogramas kilogramów kilograma килограмма キロ 킬로그램 كيلو كغ कि',
  't ton tons tonne tonnes tonnen tonelada toneladas тонна тонны тонн टन 吨 噸 トン т طن tonnellate tonnellata ton tony toneladas ton تن 톤',
  'lb lbs pound pounds pfund libras',
  'oz ounce ounces unzen',
  'l litre litres liter liters litern litro litros литр литра литров लीटर 升 リットル л',
  'ml millilitre millilitres milliliter milliliters millilitres mililitros',
  'gal gallon gallons galones',
  'barrel barrels fass barils barriles',
  's second seconds secs sekunde sekunden seconde secondes segundo segundos секунд секунды सेकंड 秒 초 secondi secondo sekund sekundy сек saniye ثانية ثوان',
  'min minute minutes mins minuten minuto minutos минут минуты मिनट 分钟 分鐘 分 분 мин دقيقة دقائق minuti minuut minuten minut minuty dakika minutter мин',
  'h hour hours hr hrs stunde stunden heure heures hora horas час часа часов घंटे घंटा 小时 小時 時間 시간 ч ساعة ساعات ore uur uren godzin godziny godzina saat timmar ساعتين ちかん',
  'day days tag tage tagen jour jours día días день дня дней दिन दिनों 天 일 يوم يوما أيام giorni giorno dagen dag dni dzień dzienie gün 日間 날',
  'week weeks wk wks woche wochen semaine semaines semana semanas неделя недели недель सप्ताह हफ्ते 周 週間 주 أسبوع أسابيع settimane settimana semanas weken tygodni tygodnie hafta недели',
  'month months mos monat monate monaten mois mes meses месяц месяца месяцев महीने महीना 个月 個月 か月 개월 شهر شهرا أشهر mesi meses mês maanden maand miesięcy miesiące miesiąc ay месяцах ヶ月 ヵ月 ケ月 カ月 カ月間 箇月 달 महीनों माह أشهر شهور',
  'year years yr yrs jahr jahre jahren an ans année années año años год года лет वर्ष साल 年间 歲 岁 سنة سنوات عام عاما أعوام anni anno anos ano jaar jaren lat lata rok roku yıl yaş yaşında г гг 歳以上 살 세 वर्षों बरस سنين عمر år',
  'decade decades jahrzehnt jahrzehnte jahrzehnten décennies décadas',
  'century centuries jahrhundert jahrhunderte siècle siècles siglo siglos век века веков सदी शताब्दी 世纪 世紀 قرن secolo secoli século séculos eeuw eeuwen wiek wieku wieków yüzyıl yüzyılda yüzyılın 세기 शताब्दियों القرن قرون столетия столетие століття',
  'W watt watts vatios ватт वाट 瓦 واط',
  'kW kilowatt kilowatts kilovatios киловатт 千瓦 кВт',
  'MW megawatt megawatts mégawatt mégawatts megavatio megavatios мегаватт मेगावाट 兆瓦 МВт megawat megawatów 메가와트 メガワット ميغاواط',
  'GW gigawatt gigawatts gigavatios गीगावाट ГВт',
  'kWh kilowattstunden kilowattstunde',
  'V volt volts',
  'Hz hertz',
  'MB megabyte megabytes',
  'GB gigabyte gigabytes',
  'TB terabyte terabytes',
  '° degree degrees grad degré degrés grado grados градусов डिग्री 度 gradi graus grau graden graad stopni stopnie stopień derece dereceye derecede градуса градус градусам درجة درجات 도',
  'R$ real reais brl',
  'zł złoty złote złotych pln zl',
  '₺ tl try lira liraya lirası liralık',
  '₩ krw won 원',
  'kr sek nok dkk kronor kroner krona koron korun',
  'sar riyal riyals ريال ريالا ريالات',
  'mph',
];

const codes = new Map<string, string[]>();
for (const row of ROWS) {
  const [code = '', ...words] = row.split(' ');
  for (const word of [code, ...words]) {
    const key = word === code && code !== code.toLowerCase() ? code : foldToken(word, WORD);
    codes.set(key, [...(codes.get(key) ?? []), code]);
  }
}

/** The units a word or sign may be, by its key; null when it is none. */
export function unitCodes(key: string): readonly string[] | null {
  return codes.get(key) ?? null;
}

/** Two words that are one unit: per cent, pour cent, por ciento. */
export const PERCENT_PAIRS: ReadonlySet<string> = new Set(
  [
    'per cent',
    'pour cent',
    'por ciento',
    'por cento',
    'per cento',
    'por cien',
    'في المئة',
    'في المائة',
    'punkty procentowe',
    'punktów procentowych',
    'pontos percentuais',
    'puntos porcentuales',
    'punti percentuali',
    'percentage points',
    'процентных пункта',
    'процентных пунктов',
    'процентный пункт',
    'प्रतिशत अंक',
    'п п',
    'p p',
  ].map((pair) =>
    pair
      .split(' ')
      .map((word) => foldToken(word, WORD))
      .join(' '),
  ),
);

/** Words in front of a unit that make it an area or a volume, and the power they give. */
export const POWERS: ReadonlyMap<string, string> = new Map(
  [
    ...'sq square quadrat carré carrés cuadrado cuadrados quadrados квадратных वर्ग'
      .split(' ')
      .map((word) => [word, '²'] as const),
    ...'cu cubic kubik cube cubes cúbicos cúbico cubico кубических घन'
      .split(' ')
      .map((word) => [word, '³'] as const),
  ].map(([word, power]) => [foldToken(word, WORD), power]),
);

/** Units by the longest of their Han or kana words that stands at the beginning of these letters. */
export function unitOfLetters(
  letters: string,
): { readonly codes: readonly string[]; readonly length: number } | null {
  for (let length = Math.min(4, letters.length); length > 0; length--) {
    const found = codes.get(letters.slice(0, length));
    if (found !== undefined) return { codes: found, length };
  }
  return null;
}
