import { foldToken } from '../../text/fold-token';
import { WORD } from '../../text/token';

/** Names of the months, January first; several spellings of one apart by a bar. */
const MONTHS: Readonly<Record<string, string>> = {
  en: 'january|jan february|feb march|mar april|apr may june|jun july|jul august|aug september|sept|sep october|oct november|nov december|dec',
  de: 'januar|jänner|jan februar|feber|feb märz|mär april|apr mai juni|jun juli|jul august|aug september|sept|sep oktober|okt november|nov dezember|dez',
  fr: 'janvier|janv février|févr|fév mars avril|avr mai juin juillet|juil août septembre|sept octobre|oct novembre|nov décembre|déc',
  es: 'enero|ene febrero|feb marzo|mar abril|abr mayo|may junio|jun julio|jul agosto|ago septiembre|setiembre|sept|sep octubre|oct noviembre|nov diciembre|dic',
  pt: 'janeiro|jan fevereiro|fev março|mar abril|abr maio|mai junho|jun julho|jul agosto|ago setembro|set outubro|out novembro|nov dezembro|dez',
  it: 'gennaio|gen febbraio|feb marzo|mar aprile|apr maggio|mag giugno|giu luglio|lug agosto|ago settembre|set ottobre|ott novembre|nov dicembre|dic',
  nl: 'januari|jan februari|feb maart|mrt april|apr mei juni|jun juli|jul augustus|aug september|sep oktober|okt november|nov december|dec',
  ru: 'января|январь|январе февраля|февраль|феврале марта|март|марте апреля|апрель|апреле мая|май|мае июня|июнь|июне июля|июль|июле августа|август|августе сентября|сентябрь|сентябре октября|октябрь|октябре ноября|ноябрь|ноябре декабря|декабрь|декабре',
  pl: 'stycznia|styczeń|styczniu|sty lutego|luty|lutym|lut marca|marzec|marcu|mar kwietnia|kwiecień|kwietniu|kwi maja|maj|maju czerwca|czerwiec|czerwcu|cze lipca|lipiec|lipcu|lip sierpnia|sierpień|sierpniu|sie września|wrzesień|wrześniu|wrz października|październik|październiku|paź listopada|listopad|listopadzie|lis grudnia|grudzień|grudniu|gru',
  tr: "ocak|ocak'ta|oca şubat|şub mart|mar nisan|nis mayıs|may haziran|haz temmuz|tem ağustos|ağu eylül|eyl ekim|eki kasım|kas aralık|ara",
  sv: 'januari|jan februari|feb mars|mar april|apr maj juni|jun juli|jul augusti|aug september|sep oktober|okt november|nov december|dec',
  id: 'januari|jan februari|feb maret|mar april|apr mei juni|jun juli|jul agustus|agu september|sep oktober|okt november|nov desember|des',
  uk: 'січня|січень|січні лютого|лютий|лютому березня|березень|березні квітня|квітень|квітні травня|травень|травні червня|червень|червні липня|липень|липні серпня|серпень|серпні вересня|вересень|вересні жовтня|жовтень|жовтні листопада|листопад|листопаді грудня|грудень|грудні',
  ar: 'يناير|جانفي فبراير|شباط مارس|آذار أبريل|نيسان مايو|أيار يونيو|حزيران يوليو|تموز أغسطس|آب سبتمبر|أيلول أكتوبر نوفمبر ديسمبر',
  hi: 'जनवरी फ़रवरी|फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर|सितम्बर अक्टूबर|अक्तूबर नवंबर|नवम्बर दिसंबर|दिसम्बर',
};

const tables = new Map<string, ReadonlyMap<string, number>>();

/** Months (1–12) of a language by the key of their token; of English where the language is not listed. */
export function monthNames(language: string): ReadonlyMap<string, number> {
  const name = language in MONTHS ? language : 'en';
  const known = tables.get(name);
  if (known !== undefined) return known;
  const table = new Map<string, number>();
  for (const [i, spellings] of MONTHS[name]!.split(' ').entries())
    for (const word of spellings.split('|')) table.set(foldToken(word, WORD), i + 1);
  tables.set(name, table);
  return table;
}

/** Words that may stand between day, month and year: 3 de mayo de 1955, the 3rd of May, 3. Mai. */
export const DATE_JOINS: ReadonlySet<string> = new Set(['de', 'of', 'del', 'the', 'di', 'года']);

/** Words right before a year: behind them four figures are one for certain. */
export const BEFORE_YEARS: ReadonlySet<string> = new Set(
  'in since from until till by before after of during im seit jahr ab bis vor nach en depuis dès de avant après desde del año hasta antes в с до nel dal em desde'.split(
    ' ',
  ),
);
