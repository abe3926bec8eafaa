import type { LabelledSet } from '../../eval/claims/labelled-set';

/**
 * Sources in short, each with sentences that were labelled before any code read them (the marks are those
 * of `LabelledSet`). "Has" allows what a careful reader would: a figure that is said to be about so much
 * is there when it is the source's, rounded.
 */
export interface UnseenSet {
  readonly language: string;
  readonly rows: readonly (readonly [source: string, ...marked: string[]])[];
}

/** Each source on a page of its own, long enough to be read. */
export function onPages({ language, rows }: UnseenSet): LabelledSet {
  return {
    language,
    pages: Object.fromEntries(
      rows.map(([source], i) => [`${i}`, { title: '', text: `${source}\n\n${REST[language]}` }]),
    ),
    claims: rows.flatMap(([, ...marked], i) => marked.map((one) => [`${i}`, one] as const)),
  };
}

/** What else stands on the page: no figure and no name. */
const REST: Readonly<Record<string, string>> = {
  en: 'The rest of the page tells about the valley and about the people who live there with their animals all through the year.',
  de: 'Der Rest der Seite handelt vom Tal und von den Leuten, die dort das ganze Jahr mit ihren Tieren leben.',
  fr: 'Le reste de la page parle de la vallée et des gens qui y vivent avec leurs bêtes pendant toute l’année.',
  es: 'El resto de la página habla del valle y de la gente que vive allí con sus animales durante todo el año.',
  pt: 'O resto da página fala do vale e das pessoas que vivem ali com os seus animais durante todo o ano.',
  it: 'Il resto della pagina parla della valle e della gente che vive lì con i suoi animali per tutto il tempo.',
  nl: 'De rest van de pagina gaat over het dal en over de mensen die daar het hele jaar met hun dieren leven.',
  pl: 'Dalsza część strony opowiada o dolinie i o ludziach, którzy żyją tam ze swoimi zwierzętami przez cały czas.',
  ru: 'Остальная часть страницы говорит о долине и о людях, которые круглый год живут там со своими стадами.',
  tr: 'Sayfanın geri kalanı vadiyi ve orada hayvanlarıyla birlikte yaşayan insanları uzun uzun anlatıyor.',
  ar: 'بقية الصفحة تتحدث عن الوادي وعن الناس الذين يعيشون فيه مع ماشيتهم طوال السنة.',
  hi: 'बाकी पृष्ठ घाटी के बारे में है और उन लोगों के बारे में जो वहाँ अपने पशुओं के साथ रहते हैं।',
  ja: 'このページの残りは谷とそこに住む人々の暮らしについて長く語っている。',
  zh: '本页其余部分讲的是山谷和住在那里的人们的生活。',
  sv: 'Resten av sidan handlar om dalen och om dem som bor där med sina djur under hela året.',
  fa: 'بقیه صفحه درباره دره و مردمی است که در تمام سال با دام‌های خود در آنجا زندگی می‌کنند.',
  th: 'ส่วนที่เหลือของหน้านี้กล่าวถึงหุบเขาและผู้คนที่อาศัยอยู่ที่นั่นกับสัตว์เลี้ยงของพวกเขาตลอดทั้งปี',
  id: 'Bagian lain dari halaman ini bercerita tentang lembah dan tentang orang yang tinggal di sana dengan ternak mereka.',
  ko: '이 페이지의 나머지 부분은 골짜기와 그곳에서 가축과 함께 살아가는 사람들의 이야기를 길게 들려준다.',
};
