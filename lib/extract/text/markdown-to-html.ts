import { escapeText, inlineMarkdown } from './inline-markdown';

/**
 * Rewrites Markdown as markup just well enough to be read by the HTML reading: marks of headings,
 * quotes, lists, links and emphasis are not part of the text, raw markup is. Line by line and linear;
 * it need not be right about layout, only about which characters are words. Nothing is read behind the line at
 * which the budget is spent.
 */
export function markdownToHtml(
  markdown: string,
  isOverBudget: () => boolean = () => false,
): { readonly html: string; readonly isWhole: boolean } {
  const lines = linesOf(withoutFrontMatter(markdown));
  const html: string[] = [];
  let fence: string | null = null;
  let isWhole = true;
  lines.forEach((line, at) => {
    isWhole &&= !isOverBudget();
    if (!isWhole) return;
    const mark = /^\s{0,3}(?:>\s?)*\s{0,12}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence !== null) {
      const ends = mark?.startsWith(fence) === true;
      html.push(ends ? '</pre>' : `${escapeText(line)}\n`);
      if (ends) fence = null;
    } else if (mark !== null) {
      fence = mark;
      html.push('<pre>');
    } else html.push(blockOf(line, lines[at - 1] ?? '', lines[at + 1] ?? ''));
  });
  return { html: html.join(''), isWhole };
}

/** Longest line whose marks are looked at, in UTF-16 units: nobody writes a book into one. */
const LONGEST_LINE = 100_000;

/** The parts of a line that is longer are lines of their own, cut at a space where there is one. */
function linesOf(markdown: string): string[] {
  return markdown
    .split('\n')
    .flatMap((line) => (line.length > LONGEST_LINE ? partsOf(line) : line));
}

function partsOf(line: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < line.length; ) {
    const end = at + LONGEST_LINE;
    const space = line.lastIndexOf(' ', end);
    const cut = end < line.length && space > at ? space : end;
    parts.push(line.slice(at, cut));
    at = cut;
  }
  return parts;
}

/** The line under a table's head: | --- | :-: | */
function isTableRule(line: string): boolean {
  return line.includes('|') && line.includes('-') && /^[\s|:-]+$/.test(line);
}

function blockOf(quoted: string, before: string, after: string): string {
  const line = quoted.replace(/^\s{0,3}(?:>\s?)+/, '');
  const isQuote = line !== quoted;
  if (line.trim() === '') return '<hr>';
  if (isTableRule(line)) return '<hr>';
  if (
    /^\s{0,3}(?:=+|-+)\s*$/.test(line) ||
    /^\s{0,3}(?:(?:\* ?){3,}|(?:_ ?){3,}|(?:- ?){3,})\s*$/.test(line)
  ) {
    return '<hr>';
  }
  if (/^\s{0,3}\[[^\]^][^\]]*\]:\s*\S+/.test(line)) return '';
  const note = /^\s{0,3}\[\^[^\]\s]+\]:\s*(.*)$/.exec(line);
  if (note !== null) return `<div class="footnotes">${inlineMarkdown(note[1]!)}</div>`;
  if (/^\s{0,3}#{1,6}(?:\s|$)/.test(line)) return `<h2>${inlineMarkdown(headingOf(line))}</h2>`;
  const item = /^\s*(?:[-*+]|\d{1,9}[.)])\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line);
  if (item !== null) return `<li>${inlineMarkdown(item[1]!)}\n`;
  if (isTableRow(line, before, after)) return rowOf(line);
  const isHard = / {2}$|\\$/.test(line);
  const text = inlineMarkdown(isHard ? line.replace(/\\$/, '') : line);
  return `${isQuote && !/^\s{0,3}>/.test(before) ? '<hr>' : ''}${text}${isHard ? '<br>' : '\n'}`;
}

function headingOf(line: string): string {
  return line
    .replace(/^\s{0,3}#{1,6}/, '')
    .trim()
    .replace(/(?:^|\s)#+$/, '');
}

function isTableRow(line: string, before: string, after: string): boolean {
  if (!line.includes('|')) return false;
  return line.trimStart().startsWith('|') || isTableRule(before) || isTableRule(after);
}

function rowOf(line: string): string {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/);
  return `<tr>${cells.map((cell) => `<td>${inlineMarkdown(cell.trim())}</td>`).join('')}</tr>`;
}

function withoutFrontMatter(markdown: string): string {
  if (!/^---[ \t]*\n/.test(markdown)) return markdown;
  const end = markdown.indexOf('\n---', 3);
  return end < 0
    ? markdown
    : markdown.slice(markdown.indexOf('\n', end + 1) + 1 || markdown.length);
}
