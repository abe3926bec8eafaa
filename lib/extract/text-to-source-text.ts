import type { SourceForm, SourceText } from '../model/source-text';
import { htmlToText } from './html-to-text';
import { findLayoutRanges } from './text/find-layout-ranges';
import { headsOf } from './text/heads-of';
import { joinLineEnds } from './text/join-line-ends';
import { markdownToHtml } from './text/markdown-to-html';
import { pdfDoubts } from './text/pdf-doubts';
import { repairGlyphs } from './text/repair-glyphs';
import { letterOrder, turnLines } from './text/speaking-order';
import { splitPages } from './text/split-pages';
import { MAX_SIDE_CHARS } from './thresholds';

/**
 * Text that is already text: what is left is to tell its layout from its words. Form feeds are page
 * breaks. Offsets in the answer count into its own `text`, which may be shorter than the given one.
 */
export function textToSourceText(text: string, form: SourceForm): SourceText {
  const clean = text
    .replaceAll('\0', '')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  switch (form) {
    case 'markdown':
      return markdownText(clean);
    case 'pdf':
      return pdfText(clean);
    case 'text':
      return plainText(clean);
    case 'html':
    case 'json':
    case 'feed':
    case 'docx':
      return { ...EMPTY, form, text: clean };
  }
}

const EMPTY: Omit<SourceText, 'form' | 'text'> = {
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
  return { ...EMPTY, form: 'text', text, ranges: findLayoutRanges(text), side: headsOf(heads) };
}

function pdfText(clean: string): SourceText {
  const { pages, heads } = splitPages(clean);
  const isTurned = letterOrder(clean) === 'page';
  const inOrder = isTurned ? pages.map(turnLines) : pages;
  const { moved: _, ...joined } = joinLineEnds(inOrder.map(repairGlyphs));
  const ranges = findLayoutRanges(joined.text);
  const doubts = pdfDoubts(joined.text, joined.pages);
  return { ...EMPTY, form: 'pdf', ...joined, ranges, side: headsOf(heads), doubts };
}

/** The text as a reader sees it; the file as it is stays beside it, for quotes of the marks themselves. */
function markdownText(clean: string): SourceText {
  const page = htmlToText(markdownToHtml(clean));
  const title = /^ {0,3}#[ \t]+(\S.*)$/m.exec(clean)?.[1]?.trim() ?? null;
  const side = [...page.side, { kind: 'data' as const, text: clean.slice(0, MAX_SIDE_CHARS) }];
  return { ...page, form: 'markdown', title: page.title ?? title, side, doubts: [] };
}
