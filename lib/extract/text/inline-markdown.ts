/** Longest link target, label or emphasis, so that a line of open brackets costs no more than its length. */
const FAR = 1_000;

const IMAGE = new RegExp(
  `!\\[([^\\[\\]]{0,${FAR}})\\](?:\\([^()\\n]{0,${FAR}}\\)|\\[[^\\[\\]]{0,${FAR}}\\])`,
  'g',
);
const LINK = new RegExp(
  `\\[([^\\[\\]]{1,${FAR}})\\](?:\\((?:[^()\\n]|\\([^()\\n]{0,${FAR}}\\)){0,${FAR}}\\)|\\[[^\\[\\]]{0,${FAR}}\\])`,
  'g',
);
const STARS = new RegExp(`(\\*{1,3})(?=[^\\s*])([^*\\n]{0,${FAR}}[^\\s*])\\1(?!\\*)`, 'g');
const LOWLINES = new RegExp(
  `(?<![\\p{L}\\p{N}_])(_{1,3})(?=[^\\s_])([^_\\n]{0,${FAR}}[^\\s_])\\1(?![\\p{L}\\p{N}_])`,
  'gu',
);
const STRUCK = new RegExp(`~~(?=[^\\s~])([^~\\n]{0,${FAR}}[^\\s~])~~`, 'g');

/** One line of Markdown → markup. Code spans first: nothing inside of them is a mark. */
export function inlineMarkdown(line: string): string {
  if (line === '') return '';
  const html: string[] = [];
  const last = lastRuns(line);
  let from = 0;
  for (const opening of line.matchAll(/(?<!\\)`+/g)) {
    const size = opening[0].length;
    const start = opening.index + size;
    if (opening.index < from || (last.get(size) ?? -1) < start) continue;
    const end = endOfCode(line, start, size);
    html.push(proseToHtml(line.slice(from, opening.index)), '<code>');
    html.push(escapeText(line.slice(start, end)), '</code>');
    from = end + size;
  }
  html.push(proseToHtml(line.slice(from)));
  return html.join('');
}

/** Where the last run of each number of backticks begins: one that opens code without an end is not looked for. */
function lastRuns(line: string): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (const { 0: run, index } of line.matchAll(/`+/g)) last.set(run.length, index);
  return last;
}

/** Offset of the next run of exactly `size` backticks, or -1. */
function endOfCode(line: string, from: number, size: number): number {
  for (let at = line.indexOf('`', from); at >= 0; at = line.indexOf('`', at)) {
    const start = at;
    while (line[at] === '`') at += 1;
    if (at - start === size) return start;
  }
  return -1;
}

function proseToHtml(prose: string): string {
  const html = prose
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => `&#${sign.charCodeAt(0)};`)
    .replace(/<((?:https?|mailto):[^\s<>]*)>/g, '$1')
    .replace(/<(?!\/?[a-zA-Z][^<>]*>|!--)/g, '&lt;')
    .replace(IMAGE, (_, alt: string) => `<img alt="${alt.replace(/"/g, '&quot;')}">`)
    .replace(/\[(\^[^\]\s]{1,60})\]/g, '<sup class="footnote-ref">[$1]</sup>')
    .replace(LINK, '<a>$1</a>')
    .replace(STRUCK, '<del>$1</del>');
  // Twice: strong text inside of emphasised, and the other way round.
  return emphasise(emphasise(html));
}

function emphasise(html: string): string {
  return html.replace(STARS, '<i>$2</i>').replace(LOWLINES, '<i>$2</i>');
}

/** Text that is to be read back as it is. */
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
