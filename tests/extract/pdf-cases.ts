import type { PdfItem, PdfPage } from '../../lib/extract/open-pdf';
import type { SourceText } from '../../lib/model/source-text';

export interface PdfCase {
  /** A fact about the reading. */
  readonly fact: string;
  readonly pages: readonly PdfPage[];
  readonly text?: string;
  /** What the ranges cover, as `kind: words`. */
  readonly ranges?: readonly string[];
  readonly heads?: readonly string[];
  readonly doubts?: SourceText['doubts'];
}

/** One run of 10 point print, five points to a character. */
export function run(text: string, x: number, y: number, change: Partial<PdfItem> = {}): PdfItem {
  const size = change.height ?? 10;
  const shape = { width: (text.length * size) / 2, height: size, rotation: 0, endsLine: false };
  return { text, x, y, ...shape, ...change };
}

export function page(...items: readonly PdfItem[]): PdfPage {
  return { width: 595, height: 842, items };
}

/** Full lines below each other, in the middle of the page. */
export function lines(...texts: readonly string[]): PdfItem[] {
  return texts.map((text, at) => run(text, 60, 500 - at * 12, { endsLine: true }));
}

const geometry: readonly PdfCase[] = [
  {
    fact: 'a step down makes a line, whether the file says so or not',
    pages: [page(run('The gate opens', 60, 500), run('at seven bells.', 60, 488))],
    text: 'The gate opens\nat seven bells.',
  },
  {
    fact: 'a leap ahead makes a line: a stamp is not part of the first word',
    pages: [page(run('49713)', 60, 500), run('Filter paper', 260, 500))],
    text: '49713)\nFilter paper',
  },
  {
    fact: 'a jump back makes a line',
    pages: [page(run('second column', 300, 500), run('first column', 60, 500))],
    text: 'second column\nfirst column',
  },
  {
    fact: 'a gap as wide as a space is one',
    pages: [page(run('tide', 60, 500), run('tables', 83.5, 500))],
    text: 'tide tables',
  },
  {
    fact: 'kerning is none',
    pages: [page(run('T', 60, 500), run('ide', 65.8, 500))],
    text: 'Tide',
  },
  {
    fact: 'a line end of the file between words of one line is kept, before a raised mark it is not',
    pages: [
      page(
        run('the keeper', 60, 500, { endsLine: true }),
        run('7', 110, 506, { height: 5, endsLine: true }),
        run(' pays', 112.5, 500),
      ),
    ],
    text: 'the keeper7 pays',
    ranges: ['superscript: 7'],
  },
  {
    fact: 'smaller and lower is a subscript',
    pages: [page(run('CO', 60, 500), run('2', 70, 498, { height: 6 }), run(' rises', 73, 500))],
    text: 'CO2 rises',
    ranges: ['subscript: 2'],
  },
  {
    fact: 'smaller on the same baseline is only smaller',
    pages: [page(run('Mr ', 60, 500), run('WEIR', 75, 500, { height: 7 }))],
    text: 'Mr WEIR',
    ranges: [],
  },
  {
    fact: 'a figure raised behind a year is the mark of a note, behind ten a power',
    pages: [
      page(
        run('of 1945', 60, 500),
        run('3', 95, 504, { height: 6 }),
        run(' and 10', 98, 500),
        run('4', 133, 504, { height: 6 }),
      ),
    ],
    text: 'of 1945 3 and 104',
    ranges: ['reference-mark: 3', 'superscript: 4'],
  },
];

const left = (at: number): string => `left column line number ${'abcdefgh'[at]}`;
const right = (at: number): string => `right column line number ${'abcdefgh'[at]}`;
const rows = Array.from({ length: 8 }, (_, at) => at);

const columns: readonly PdfCase[] = [
  {
    fact: 'columns that the file writes one after the other stay so',
    pages: [
      page(
        ...rows.map((at) => run(left(at), 60, 500 - at * 12)),
        ...rows.map((at) => run(right(at), 310, 500 - at * 12)),
      ),
    ],
    text: [...rows.map(left), ...rows.map(right)].join('\n'),
  },
  {
    fact: 'columns that the file writes row by row are read one after the other',
    pages: [
      page(
        run('A title that runs over both of the columns of the page', 60, 520),
        ...rows.flatMap((at) => [
          run(left(at), 60, 500 - at * 12),
          run(right(at), 210, 500 - at * 12),
        ]),
      ),
    ],
    text: [
      'A title that runs over both of the columns of the page',
      ...rows.map(left),
      ...rows.map(right),
    ].join('\n'),
  },
  {
    fact: 'a table of short cells is read row by row',
    pages: [
      page(
        ...rows.flatMap((at) => [
          run(`dues ${at}`, 60, 500 - at * 12),
          run(`${at} casks`, 120, 500 - at * 12),
        ]),
      ),
    ],
    text: rows.map((at) => `dues ${at} ${at} casks`).join('\n'),
  },
];

const body = (at: number): PdfItem[] =>
  lines(`The page ${'abcdef'[at]} has words enough`, 'on it.');

const layout: readonly PdfCase[] = [
  {
    fact: 'lines that recur at one place, and page numbers, are no part of the text',
    pages: [0, 1, 2].map((at) =>
      page(
        run('TARN HARBOUR BY-LAWS', 60, 800, { endsLine: true }),
        ...body(at),
        run(`Draft ${at + 4} of May`, 60, 30, { endsLine: true }),
        run(`${at + 41}`, 300, 15),
      ),
    ),
    text: [0, 1, 2].map((at) => `The page ${'abc'[at]} has words enough\non it.`).join('\n'),
    heads: [
      ...['TARN HARBOUR BY-LAWS', 'Draft 4 of May', '41', 'Draft 5 of May', '42'],
      ...['Draft 6 of May', '43'],
    ],
  },
  {
    fact: 'what recurs in the middle of pages is text',
    pages: [0, 1, 2].map(() => page(...lines('The gate opens at seven bells.'))),
    text: Array(3).fill('The gate opens at seven bells.').join('\n'),
    heads: [],
  },
  {
    fact: 'a number that ends a paragraph at the foot of a page is text',
    pages: [page(run('as Mills has shown', 60, 60), run('[59]', 60, 48))],
    text: 'as Mills has shown\n[59]',
    heads: [],
  },
  {
    fact: 'what is set at another angle stands aside',
    pages: [
      page(
        run('arXiv:1912.01703v1 [cs.LG]', 20, 200, { rotation: 90, endsLine: true }),
        ...lines('The gate opens at seven bells.'),
      ),
    ],
    text: 'The gate opens at seven bells.',
    heads: ['arXiv:1912.01703v1 [cs.LG]'],
  },
  {
    fact: 'a page set sideways is read sideways',
    pages: [
      page(
        run('The gate opens', 100, 100, { rotation: 90 }),
        run('at seven bells.', 112, 100, { rotation: 90 }),
      ),
    ],
    text: 'The gate opens\nat seven bells.',
    heads: [],
  },
  {
    fact: 'smaller lines at the foot of a column may be left out',
    pages: [
      page(
        ...lines('The surety is released on the day', 'and in the hour'),
        run('3 Except casks of tar.', 60, 470, { height: 8 }),
        ...[500, 488, 476].map((y) => run('when the last cask is landed', 310, y)),
      ),
    ],
    ranges: ['note: 3 Except casks of tar.'],
  },
  {
    fact: 'a hyphen at a line end is optional, also over a page end',
    pages: [page(...lines('the tide ta-', 'bles of well-')), page(...lines('known pilots aboard'))],
    text: 'the tide ta\u00adbles of well\u00adknown pilots aboard',
  },
  {
    fact: 'a raised mark keeps its place behind a joined word',
    pages: [page(...lines('the ta-'), run('bles', 60, 488), run('5', 80, 492, { height: 6 }))],
    text: 'the ta\u00adbles5',
    ranges: ['superscript: 5'],
  },
];

const doubts: readonly PdfCase[] = [
  { fact: 'pages without text were scanned', pages: [page(), page()], doubts: ['scanned'] },
  {
    fact: 'so were they behind one page of text',
    pages: [page(...lines('word '.repeat(50))), page(), page(), page()],
    doubts: ['scanned'],
  },
  {
    fact: 'letters of no language are a text layer that cannot be read',
    pages: [page(...lines('7KH JDWH RSHQV LQZDUG DQG WKH NHHSHU FORVHV LW'))],
    doubts: ['scanned'],
  },
  {
    fact: 'Welsh and Czech are languages',
    pages: [page(...lines('Strč prst skrz krk, pak zmrzl vlk; y cwm a phwll dwfn iawn yn y dŵr'))],
    doubts: [],
  },
  {
    fact: 'a page of text gives no doubt',
    pages: [page(...lines('The gate opens at seven bells and closes at nine.'))],
    doubts: [],
  },
];

export const pdfCases: readonly PdfCase[] = [...geometry, ...columns, ...layout, ...doubts];
