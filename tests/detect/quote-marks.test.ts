import { describe, expect, test } from 'vitest';
import { A, readHtml } from './read-html';

type Row = readonly [fact: string, text: string, ...quotes: string[]];

/** Each text is followed by one citation, so that every quotation in it comes out. */
const ROWS: readonly Row[] = [
  [
    'the mark inside a Hebrew abbreviation is none',
    'נכתב "אין לעבור את צה"ל לפני הפעמון"',
    'אין לעבור את צה"ל לפני הפעמון',
  ],
  [
    "Hebrew's own mark, which also stands in abbreviations",
    'נכתב ״אין לעבור את צה״ל לפני הפעמון״',
    'אין לעבור את צה״ל לפני הפעמון',
  ],
  [
    'curly marks turned about, as in Arabic',
    'وكتب ”الحديد يتذكر كل قدم مرت عليه“',
    'الحديد يتذكر كل قدم مرت عليه',
  ],
  ['full-width marks', '他写道＂第二声钟响之前不得过桥＂，', '第二声钟响之前不得过桥'],
  ['curly marks', 'It says “the crest is of larch”', 'the crest is of larch'],
  ['straight marks', 'It says "the crest is of larch"', 'the crest is of larch'],
  ['guillemets', 'Il dit «la crête est de mélèze»', 'la crête est de mélèze'],
  [
    'guillemets with no-break spaces',
    'Il dit «\u00a0la crête est de mélèze\u202f»',
    'la crête est de mélèze',
  ],
  ['guillemets that face inwards', 'Es heißt »der Kamm ist aus Lärche«', 'der Kamm ist aus Lärche'],
  [
    'two that face inwards',
    '»eins zwei drei vier« und »fünf sechs sieben acht«',
    'eins zwei drei vier',
    'fünf sechs sieben acht',
  ],
  [
    'guillemets that face one way',
    'Sanotaan »harja on tehty lehtikuusesta täällä»',
    'harja on tehty lehtikuusesta täällä',
  ],
  ['single guillemets', 'Il dit ‹la crête est de mélèze›', 'la crête est de mélèze'],
  ['low and high marks', 'Es heißt „der Kamm ist aus Lärche“', 'der Kamm ist aus Lärche'],
  [
    'low and right high marks',
    'Mówi „grzbiet jest z modrzewia tutaj”',
    'grzbiet jest z modrzewia tutaj',
  ],
  ['the same mark on both sides', 'Det står ”krönet är av lärk här”', 'krönet är av lärk här'],
  ['corner brackets', '書いてある「第二の鐘の前に橋を渡るな」', '第二の鐘の前に橋を渡るな'],
  ['double corner brackets', '写作『第二声钟响之前不得过桥』', '第二声钟响之前不得过桥'],
  ['curly marks in Chinese', '他写道“第二声钟响之前不得过桥”', '第二声钟响之前不得过桥'],
  [
    'straight marks in Chinese, without spaces',
    '他写道"第二声钟响之前不得过桥"，',
    '第二声钟响之前不得过桥',
  ],
  ['curly single marks', 'It says ‘the crest is of larch’', 'the crest is of larch'],
  ['straight single marks', "It says 'the crest is of larch'", 'the crest is of larch'],
  ['low single marks', 'Es heißt ‚der Kamm ist aus Lärche‘', 'der Kamm ist aus Lärche'],
  ['a q element', 'It says <q>the crest is of larch</q>', 'the crest is of larch'],
  [
    'right to left',
    '<span dir="rtl">وجاء فيه «لا تعبر الجسر قبل الجرس»</span>',
    'لا تعبر الجسر قبل الجرس',
  ],
  ['Hebrew', 'נכתב "אין לעבור את הגשר לפני הפעמון"', 'אין לעבור את הגשר לפני הפעמון'],

  [
    'an apostrophe does not cut a double quotation',
    'It reads "the widow\'s boat is free of toll"',
    "the widow's boat is free of toll",
  ],
  [
    'a double mark closes only a double mark',
    'It reads "the widow\'s boat\' is free"',
    "the widow's boat' is free",
  ],
  [
    'an apostrophe does not close a single quotation',
    "It says 'the widow's boat isn't free of toll'",
    "the widow's boat isn't free of toll",
  ],
  [
    'curly apostrophes are no quotation',
    'The co-op’s own staff don’t use the phrase, and it’s not the baker’s',
  ],
  ['a word that begins with an apostrophe opens nothing', "'Tis said that the dogs' bowl is empty"],
  ['feet and inches are no quotation', 'It is 5\'10" wide and 6\'2" tall, the 27" plank is spare'],
  [
    'inches inside a quotation',
    'It says "the 27" plank is spare today"',
    'the 27" plank is spare today',
  ],
  [
    'a year before the closing mark is no inch',
    'First "it was built in 1804" and then "it was burnt in 1805"',
    'it was built in 1804',
    'it was burnt in 1805',
  ],
  [
    'the words between two short quotations are none',
    'She calls it "slack water" and warns that it is short. Elsewhere "dead water" is used',
  ],
  ['scare quotes are no quotation', 'They call it a “wait and see” approach, and it is common'],
  [
    'nested quotations: only the outer one',
    'She said “he said ‘the crest is of larch’ and left”',
    'he said ‘the crest is of larch’ and left',
  ],
  [
    'nested alike: only the outer one',
    'On dit « il dit « la crête est belle » souvent »',
    'il dit « la crête est belle » souvent',
  ],
  [
    'double marks inside single ones',
    'She said ‘he told me “the crest is of larch” and left’',
    'he told me “the crest is of larch” and left',
  ],
  ['an unclosed mark quotes nothing', 'It says “the crest is of larch and'],
  [
    'an unclosed mark does not hide the next quotation',
    'A stray “ here. It says “the crest is of larch”',
    'the crest is of larch',
  ],
  [
    'an unclosed straight mark does not turn the others round',
    'A stray "here. It says "the crest is of larch" again',
    'the crest is of larch',
  ],
  [
    'a straight mark that a curly one closes',
    'It says "the crest is of larch”',
    'the crest is of larch',
  ],
  [
    'a curly mark that a straight one closes',
    'It says “the crest is of larch"',
    'the crest is of larch',
  ],
  ['marks in brackets', 'It is old ("the crest is of larch")', 'the crest is of larch'],
  ['marks behind a dash', 'It is old—"the crest is of larch"', 'the crest is of larch'],
  [
    'punctuation inside the marks stays',
    'It says “the crest is of larch,”',
    'the crest is of larch,',
  ],
  [
    'inline markup inside',
    'It says “the <b>crest</b> is <i>of</i> larch”',
    'the crest is of larch',
  ],
  [
    'marks in other elements than the words',
    'It says <b>“</b>the crest is of larch<i>”</i>',
    'the crest is of larch',
  ],
  [
    'code inside is words, its marks are none',
    'It says “use <code>say "hi there to all"</code> here”',
    'use say "hi there to all" here',
  ],
  ['code alone is no quotation', 'Set <code>mode="keep every stone you see"</code>'],
  ['a line break inside is a space', 'It says “the crest<br>is of larch”', 'the crest is of larch'],
  ['white space is collapsed', 'It says “the   crest\n   is\tof larch”', 'the crest is of larch'],
  [
    'hidden words inside are left out',
    'It says “the crest <span hidden>xx</span>is of <span style="display:none">yy</span>larch”',
    'the crest is of larch',
  ],

  [
    'three words with their full stop are a sentence',
    'It says “Eels do climb.” as we know',
    'Eels do climb.',
  ],
  ['two words that begin in lower case are none', 'It is called “slack water.” by many'],
  ['three words with the citation directly behind', 'It says “of larch wood”', 'of larch wood'],
  ['one word is never a quotation', 'It is called “Larch.”'],
  ['three single-quoted words are none', "It is called 'of larch wood'"],
  ['seven characters of Chinese are too few', '他写道「第二声钟响不得」，后来'],
  ['numbers are words', 'It says “12 of 40 boats”', '12 of 40 boats'],
];

describe('what is a quotation', () => {
  test.each(ROWS)('%s', (_fact, text, ...quotes) => {
    expect(readHtml(`<p>${text} ${A}.</p>`)).toEqual(quotes.map((quote) => `${quote} → a.example`));
  });
});

describe('what is never read', () => {
  const QUOTE = `“the crest is of larch” ${A}`;
  test.each([
    ['a heading', `<h2>${QUOTE}</h2>`],
    ['a heading by its role', `<div role="heading">${QUOTE}</div>`],
    ['preformatted text', `<pre>${QUOTE}</pre>`],
    ['a menu', `<nav><p>${QUOTE}</p></nav>`],
    ['a dialog', `<div role="dialog"><p>${QUOTE}</p></div>`],
    ['a tooltip', `<div role="tooltip"><p>${QUOTE}</p></div>`],
    ['a composer', `<div contenteditable="true"><p>${QUOTE}</p></div>`],
    ['a text field', `<textarea>${QUOTE}</textarea>`],
    ['what is hidden', `<p hidden>${QUOTE}</p>`],
    ['what is hidden by style', `<p style="color:red; display: none">${QUOTE}</p>`],
    ['what is hidden from all but readers', `<p class="mt-1 sr-only">${QUOTE}</p>`],
    ['what is hidden from readers', `<p aria-hidden="true">${QUOTE}</p>`],
    ['our own marks', `<verbatim-mark><p>${QUOTE}</p></verbatim-mark>`],
    ['what another extension put in', `<div data-saveai-injected="true"><p>${QUOTE}</p></div>`],
    ['an answer that is being written', `<div data-is-streaming="true"><p>${QUOTE}</p></div>`],
    ['a script', `<script>"the crest is of larch today"</script>`],
    ['a button', `<button>“the crest is of larch” a.example</button>`],
  ])('%s', (_fact, html) => expect(readHtml(html)).toEqual([]));
});
