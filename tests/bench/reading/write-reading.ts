import type { Growth } from '../growth';
import { inShort, type Target } from '../targets';
import { table, targetTable } from '../write-report';
import { OURS } from './html-readers';
import type { Stages } from './stages-in-worker';
import type { HtmlRow } from './time-html';
import type { PdfRow } from './time-pdf';

export interface ReadingResults {
  readonly html: readonly HtmlRow[];
  readonly growth: readonly Growth[];
  readonly pdf: PdfRow;
  /** null: no Chromium was there. */
  readonly stages: Stages | null;
}

/** The heading by which the part of the report is told from the others. */
export const READING_HEADING = '# How fast pages are read';

export function writeReading(results: ReadingResults): string {
  const targets = [
    ...results.html.filter(({ name }) => name !== OURS).flatMap(readerTarget),
    ...results.growth.map(growthTarget),
    pdfTarget(results.pdf),
    ...(results.stages === null ? [] : [stagesTarget(results.stages)]),
  ];
  return `${[
    READING_HEADING,
    METHOD,
    '## Targets',
    targetTable(targets),
    '## From markup to text',
    readerTable(results.html),
    '## From the bytes of a page of 1 MB to a verdict',
    results.stages === null ? 'No Chromium was there.' : stageTable(results.stages),
  ].join('\n\n')}\n`;
}

const METHOD = `CPU time of all HTML pages in tests/pages together; the readers take turns, and each number is a median.
"Same walk" means that the tree of that parser is walked into the same rules as ours. The passages are those of
tests/pages/manifest.json, each of which a reader can copy; white space, case and typography do not count, so that
no reader loses a passage by its layout. PDF: the printed one of tests/pages, opened and read 9 times in turn with
pdf.js's own \`getTextContent\` of the same pages. The stages are milliseconds on the clock in a worker of
Chromium. Our time covers more than the text: ranges, soft edges, side streams, page data and doubts. On a busy
machine short measurements, as that of the PDF and of the stages, differ by half from run to run.`;

function readerTarget({ name, ratio, wantedRatio, fidelity }: HtmlRow): Target[] {
  if (wantedRatio === null) return [];
  const target = {
    what: `${name}: its time in times of ours`,
    wanted: `at least ${wantedRatio}`,
    measured: `${inShort(ratio)} (it keeps ${percent(fidelity)} of the passages)`,
    isMet: ratio >= wantedRatio,
  };
  return [target];
}

function growthTarget({ name, exponent }: Growth): Target {
  return {
    what: `growth exponent from 1 MB to 10 MB, ${name}`,
    wanted: 'at most 1.1',
    measured: exponent.toFixed(2),
    isMet: exponent <= 1.1,
  };
}

function pdfTarget({ ownMs, bareMs, ratio }: PdfRow): Target {
  return {
    what: 'PDF, in times of pdf.js’s own getTextContent',
    wanted: 'at most 1.25',
    measured: `${ratio.toFixed(2)} (${inShort(ownMs)} ms to ${inShort(bareMs)} ms)`,
    isMet: ratio <= 1.25,
  };
}

function sumOf({ decode, read, index, verify }: Stages): number {
  return decode + read + index + verify;
}

function stagesTarget(stages: Stages): Target {
  const ratio = sumOf(stages) / stages.bare;
  return {
    what: '1 MB from bytes to verdict in Chromium’s worker, in times of decoding and a bare parse',
    wanted: 'at most 3',
    measured: ratio.toFixed(2),
    isMet: ratio <= 3,
  };
}

function readerTable(rows: readonly HtmlRow[]): string {
  return table(
    ['reader', 'ms', 'times ours', 'passages kept'],
    rows.map(({ name, ms, ratio, fidelity }) => [
      name,
      inShort(ms),
      inShort(ratio),
      percent(fidelity),
    ]),
  );
}

function stageTable(stages: Stages): string {
  const { decode, read, index, verify, bare } = stages;
  const row = [decode, read, index, verify, sumOf(stages), bare].map((ms) => ms.toFixed(1));
  return table(
    ['decode, ms', 'read', 'index', 'one quote', 'together', 'decode and bare parse'],
    [row],
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
