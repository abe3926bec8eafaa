import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { timeInRounds } from '../measure';
import { HTML_READERS, OURS } from './html-readers';

export interface HtmlRow {
  readonly name: string;
  readonly ms: number;
  /** CPU time in times of ours. */
  readonly ratio: number;
  readonly wantedRatio: number | null;
  /** Share of the passages, which a reader can copy, that stand in the text. */
  readonly fidelity: number;
}

interface Page {
  readonly file: string;
  readonly passages: readonly { readonly text: string }[];
}

/** Every reader over all pages of tests/pages, all of them once a round. */
export function timeHtml(root: string): HtmlRow[] {
  const folder = join(root, 'tests', 'pages');
  const pages = (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Page[])
    .filter(({ file }) => file.endsWith('.html'))
    .map(({ file, passages }) => ({ html: readFileSync(join(folder, file), 'utf8'), passages }));
  const times = timeInRounds(
    HTML_READERS.map(({ name, read }) => ({
      name,
      run: () => pages.reduce((sum, { html }) => sum + read(html).length, 0),
    })),
  );
  const own = times.get(OURS) ?? Number.NaN;
  return HTML_READERS.map(({ name, wantedRatio, read }) => {
    const ms = times.get(name) ?? Number.NaN;
    const found = pages.map(({ html, passages }) => countIn(read(html), passages));
    const all = pages.reduce((sum, { passages }) => sum + passages.length, 0);
    const fidelity = found.reduce((sum, count) => sum + count, 0) / all;
    return { name, ms, ratio: ms / own, wantedRatio, fidelity };
  });
}

function countIn(text: string, passages: Page['passages']): number {
  const folded = fold(text);
  return passages.filter((passage) => folded.includes(fold(passage.text))).length;
}

/** Kind to every reader: white space, case and typography do not count. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00ad\u200b-\u200f\u2060\ufeff]+/g, '')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[‐‑–—]/g, '-');
}
