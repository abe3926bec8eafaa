import type { SourceForm, SourceText } from '../model/source-text';
import { cleanText, EMPTY, readPlainText } from './read-plain-text';
import { findLayoutRanges } from './text/find-layout-ranges';
import { headsOf } from './text/heads-of';
import { joinLineEnds } from './text/join-line-ends';
import { pdfDoubts } from './text/pdf-doubts';
import { repairGlyphs } from './text/repair-glyphs';
import { letterOrder, turnLines } from './text/speaking-order';
import { splitPages } from './text/split-pages';

/**
 * Text that is already text: what is left is to tell its layout from its words. Form feeds are page
 * breaks. Offsets in the answer count into its own `text`, which may be shorter than the given one.
 */
export function textToSourceText(text: string, form: SourceForm): SourceText {
  switch (form) {
    case 'markdown':
    case 'text':
      return readPlainText(text, form);
    case 'pdf':
      return pdfText(cleanText(text));
    case 'html':
    case 'json':
    case 'feed':
    case 'docx':
      return { ...EMPTY, form, text: cleanText(text) };
  }
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
