import type { RangeKind, SourceForm } from '../../lib/model/source-text';

export interface TextCase {
  /** A fact about the reading. */
  readonly fact: string;
  readonly form: SourceForm;
  readonly given: string;
  /** `~` stands for an optional hyphen (U+00AD). */
  readonly text: string;
  readonly ranges?: readonly (readonly [RangeKind, string])[];
  readonly heads?: readonly string[];
  readonly pages?: readonly number[];
}

export const textCases: readonly TextCase[] = [
  { fact: 'line ends of a text stay', form: 'text', given: 'a\r\nb\rc', text: 'a\nb\nc' },
  { fact: 'a hyphen at the line end of a text stays', form: 'text', given: 'a-\nb', text: 'a-\nb' },
  {
    fact: 'a hyphen at a line end of a PDF is optional',
    form: 'pdf',
    given: 'die Schleusenwärter-\nordnung, open-\n domain, inspec -\ntion',
    text: 'die Schleusenwärter~ordnung, open~domain, inspec~tion',
  },
  { fact: 'between figures it is not', form: 'pdf', given: '10-\n20 a-\n1', text: '10-\n20 a-\n1' },
  {
    fact: 'a hyphen that waits for the next word is not',
    form: 'pdf',
    given: 'Ein-\nund Ausfahrt, Ein-\nundzwanzig',
    text: 'Ein-\nund Ausfahrt, Ein~undzwanzig',
  },
  {
    fact: 'a word may run over a page break',
    form: 'pdf',
    given: 'the inspec-\n7\ftion of gates',
    text: 'the inspec~tion of gates',
    heads: ['7'],
    pages: [0, 11],
  },
  {
    fact: 'page numbers and what interrupts a sentence at a page break stand apart',
    form: 'pdf',
    given: 'must report to the\n\n41\fTARN HARBOUR BY-LAWS\n\nkeeper before',
    text: 'must report to the\n\n\nkeeper before',
    heads: ['41', 'TARN HARBOUR BY-LAWS'],
    pages: [0, 20],
  },
  {
    fact: 'a heading that follows a full stop stays',
    form: 'pdf',
    given: 'It ends here.\fNew Part\n\nkeeper before',
    text: 'It ends here.\nNew Part\n\nkeeper before',
    heads: [],
    pages: [0, 14],
  },
  {
    fact: 'lines that recur around page breaks stand apart, their figures aside',
    form: 'text',
    given:
      'one\nWeir [Page 1]\fRFC 1\ntwo\nWeir [Page 2]\fRFC 1\nthree\nWeir [Page 3]\fRFC 1\nfour',
    text: 'one\ntwo\nthree\nfour',
    heads: ['Weir [Page 1]', 'RFC 1', 'Weir [Page 2]', 'Weir [Page 3]'],
  },
  {
    fact: 'a note at the foot of a page is optional',
    form: 'pdf',
    given: 'The surety is released\n____\n3 Except casks of tar.\n18\fwhen landed.',
    text: 'The surety is released\n____\n3 Except casks of tar.\nwhen landed.',
    ranges: [['note', '____\n3 Except casks of tar.']],
  },
  {
    fact: 'a number that rises with each line is a line number',
    form: 'pdf',
    given: '112 The keeper is paid by\n113 the tide and not by the\n114 day.',
    text: '112 The keeper is paid by\n113 the tide and not by the\n114 day.',
    ranges: [
      ['line-number', '112'],
      ['line-number', '113'],
      ['line-number', '114'],
    ],
  },
  {
    fact: 'a column of years is none',
    form: 'text',
    given: '2021 41\n2022 38\n2023 40',
    text: '2021 41\n2022 38\n2023 40',
    ranges: [],
  },
  {
    fact: 'cues of captions are times',
    form: 'text',
    given:
      'WEBVTT\n\n1\n00:01.000 --> 00:04.000\nand then the lamp\n\n00:04.000 --> 00:06.000\nwent out',
    text: 'WEBVTT\n\n1\n00:01.000 --> 00:04.000\nand then the lamp\n\n00:04.000 --> 00:06.000\nwent out',
    ranges: [
      ['caption-time', '1\n00:01.000 --> 00:04.000'],
      ['caption-time', '00:04.000 --> 00:06.000'],
    ],
  },
  {
    fact: 'times before the lines of a transcript are times',
    form: 'text',
    given: '0:01 and then\n0:04 the lamp\n1:00:07 went out',
    text: '0:01 and then\n0:04 the lamp\n1:00:07 went out',
    ranges: [
      ['caption-time', '0:01'],
      ['caption-time', '0:04'],
      ['caption-time', '1:00:07'],
    ],
  },
  {
    fact: 'spaces before combining marks of a PDF are noise',
    form: 'pdf',
    given: 'ประต ูน ้ำป ิดตอนค ่ำ',
    text: 'ประตูน้ำปิดตอนค่ำ',
  },
  {
    fact: 'letters printed twice are read once, figures are left alone',
    form: 'pdf',
    given: 'TThhee rreessuulltt hhoollddss.. 4455 aabb',
    text: 'The result holds. 4455 aabb',
  },
  {
    fact: 'marks of Markdown are not part of the text',
    form: 'markdown',
    given:
      '# A *title* #\n\nSome **bold**, _em_ and `co*de*` by [a link](http://x.example/(a)), snake_case, 2 * 3 * 4.\n> quoted\n> on',
    text: 'A title\nSome bold, em and co*de* by a link, snake_case, 2 * 3 * 4.\nquoted on',
    ranges: [['code', 'co*de*']],
  },
  {
    fact: 'list marks, tables, fences, strikes and notes of Markdown are known',
    form: 'markdown',
    given:
      '- one\n2. two\n\n| a | b |\n|---|:-:|\n| 1 | ~~2~~ |\n\n```js\nx = *y* < 1\n```\nend[^1]\n\n[^1]: A note.\n[r]: http://x',
    text: 'one\ntwo\na\tb\n1\t2\nx = *y* < 1\nend[^1]\nA note.',
    ranges: [
      ['list-mark', ''],
      ['list-mark', ''],
      ['struck', '2'],
      ['code', 'x = *y* < 1\n'],
      ['reference-mark', '[^1]'],
      ['reference-list', 'A note.'],
    ],
  },
  {
    fact: 'escaped marks and signs of Markdown are text',
    form: 'markdown',
    given: 'a \\*b\\* Vec\\<T\\> x < y && z &amp; <https://x.example>',
    text: 'a *b* Vec<T> x < y && z & https://x.example',
  },
];
