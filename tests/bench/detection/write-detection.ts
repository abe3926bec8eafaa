import { inShort, type Target } from '../targets';
import { table, targetTable } from '../write-report';

export interface DetectionResults {
  readonly readMs: number;
  readonly bareMs: number;
  readonly readRatio: number;
  readonly spentMs: number;
  /** Of one first reading. */
  readonly share: number;
  readonly longestMs: number;
  readonly scriptBytes: number;
}

/** The heading by which the part of the report is told from the others. */
export const DETECTION_HEADING = '# How fast chat pages are read';

/** null: no Chromium was there. */
export function writeDetection(results: DetectionResults | null): string {
  const found =
    results === null ? ['No Chromium was there.'] : [targetsOf(results), timesOf(results)];
  return `${[DETECTION_HEADING, METHOD, ...found].join('\n\n')}\n`;
}

const METHOD = `A chat of 200 answers, 2,000 links and about 15,000 elements in real Chromium, in the markup of ChatGPT. The first
reading is that of \`createAnswerReader\`; the bare pass is one TreeWalker over the same nodes that reads every text.
The two take turns on one page, 15 times on each of 5 pages. Streaming: the whole content script stands in the
page, with a background that answers at once, while 500 pieces of text are put into the last answer, one a frame,
until it is complete and told; the time is that of all its observers and timers. The longest task is measured at a
quarter of the machine's speed. Each number is the median of 5 pages. Where the machine has other work to do,
the share and the longest task grow several times over.

Three bare passes are out of reach: one pass asks two things of a node, while each element that is no bare tag
must be held against the selectors of its site and of what is never read, each link's address must be parsed,
and the text must be searched for marks of quotation and ends of sentences.`;

function targetsOf({ readRatio, share, longestMs, scriptBytes }: DetectionResults): string {
  const targets: Target[] = [
    {
      what: 'first reading, in times of a bare pass',
      wanted: 'at most 3',
      measured: inShort(readRatio),
      isMet: readRatio <= 3,
    },
    {
      what: 'all work while an answer is written, as a share of one first reading',
      wanted: 'under 5 %',
      measured: `${(share * 100).toFixed(1)} %`,
      isMet: share < 0.05,
    },
    {
      what: 'longest task meanwhile, at a quarter of the speed',
      wanted: 'at most 50 ms',
      measured: `${longestMs.toFixed(1)} ms`,
      isMet: longestMs <= 50,
    },
    {
      what: 'content script, minified',
      wanted: 'under 60,000 bytes',
      measured: `${scriptBytes.toLocaleString('en')} bytes`,
      isMet: scriptBytes < 60_000,
    },
  ];
  return targetTable(targets);
}

function timesOf({ readMs, bareMs, spentMs }: DetectionResults): string {
  return table(
    ['first reading, ms', 'bare pass', 'while an answer is written'],
    [[readMs, bareMs, spentMs].map((ms) => ms.toFixed(1))],
  );
}
