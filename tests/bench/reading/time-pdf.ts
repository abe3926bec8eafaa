import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { getDocument } from 'pdfjs-dist';
import { openPdf } from '../../../lib/extract/open-pdf-node';
import { medianOf } from '../measure';

export interface PdfRow {
  readonly ownMs: number;
  readonly bareMs: number;
  readonly ratio: number;
}

const ROUNDS = 9;

/** Our reading of the printed PDF of tests/pages against pdf.js's own `getTextContent` of every page. */
export async function timePdf(root: string): Promise<PdfRow> {
  const file = join(root, 'tests', 'pages', 'firefox-print-wikipedia-2col.pdf');
  const bytes = new Uint8Array(readFileSync(file));
  const own = async (): Promise<number> => {
    const read = await openPdf(bytes);
    return read.ok ? read.value.text.length : 0;
  };
  await own();
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const bare = (): Promise<number> => readBare(bytes, getDocument);
  await bare();
  const times: { own: number[]; bare: number[] } = { own: [], bare: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.own.push(await cpuMs(own));
    times.bare.push(await cpuMs(bare));
  }
  const ownMs = medianOf(times.own)!;
  const bareMs = medianOf(times.bare)!;
  return { ownMs, bareMs, ratio: ownMs / bareMs };
}

async function readBare(bytes: Uint8Array, open: typeof getDocument): Promise<number> {
  const task = open({
    data: bytes.slice(),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  const document = await task.promise;
  let count = 0;
  for (let page = 1; page <= document.numPages; page += 1)
    count += (await (await document.getPage(page)).getTextContent()).items.length;
  await task.destroy();
  return count;
}

async function cpuMs(work: () => Promise<number>): Promise<number> {
  const before = process.cpuUsage();
  if ((await work()) === 0) throw new Error('The printed PDF should have text.');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
