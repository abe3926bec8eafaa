import type { SourceText } from '../model/source-text';
import { type HtmlReading, htmlToText } from './html-to-text';
import { findLayoutRanges } from './text/find-layout-ranges';
import { headsOf } from './text/heads-of';
import { markdownToHtml } from './text/markdown-to-html';
import { splitPages } from './text/split-pages';
import { MAX_LAYOUT_RANGES, MAX_SIDE_CHARS } from './thresholds';

/**
 * A text file, as `textToSourceText` reads it. On its own, so that the background, which is parsed at
 * every wake-up, does without the rules for PDFs.
 */
export function readPlainText(
  text: string,
  form: 'text' | 'markdown',
  reading: HtmlReading = {},
): SourceText {
  const clean = cleanText(text);
  return form === 'text' ? plainText(clean) : markdownText(clean, reading);
}

/** Without what is no text in a file of text, and with one sort of line end. */
export function cleanText(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
}

export const EMPTY: Omit<SourceText, 'form' | 'text'> = {
  title: null,
  lang: null,
  ranges: [],
  softEdges: [],
  softHyphens: [],
  side: [],
  doubts: [],
};

/** Hard-wrapped lines stay as they are: a line end is only white space. */
function plainText(clean: string): SourceText {
  const { pages, heads } = splitPages(clean);
  const text = pages.join('\n');
  const ranges = findLayoutRanges(text);
  const known = { ...EMPTY, form: 'text' as const, text, side: headsOf(heads) };
  if (ranges.length <= MAX_LAYOUT_RANGES) return { ...known, ranges };
  return { ...known, ranges: ranges.slice(0, MAX_LAYOUT_RANGES), doubts: ['truncated'] };
}

/** The text as a reader sees it; the file as it is stays beside it, for quotes of the marks themselves. */
function markdownText(clean: string, reading: HtmlReading): SourceText {
  const { html, isWhole } = markdownToHtml(clean, reading.isOverBudget);
  // What could be written in that time can be read in a like one.
  const page = htmlToText(html);
  const title = /^ {0,3}#[ \t]+(\S.*)$/m.exec(clean)?.[1]?.trim() ?? null;
  // Signs of walls and shells are those of pages; a file of text has only an end that was not reached.
  const isCut = !isWhole || page.doubts.includes('truncated');
  const side = [...page.side, { kind: 'data' as const, text: clean.slice(0, MAX_SIDE_CHARS) }];
  return {
    ...page,
    form: 'markdown',
    title: page.title ?? title,
    side,
    doubts: isCut ? ['truncated'] : [],
  };
}
