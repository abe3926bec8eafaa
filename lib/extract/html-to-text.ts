import type { SourceText } from '../model/source-text';
import { CappedParser } from './html/capped-parser';
import { finishPage } from './html/finish-page';
import { HtmlSink } from './html/html-sink';
import { PageNotes } from './html/page-notes';
import { feedParser, readFragment } from './html/read-fragment';
import { unveil } from './html/unveil';

export interface HtmlReading {
  /** Asked between chunks; true ends the reading, which is then `truncated`. */
  readonly isOverBudget?: () => boolean;
  /** `<div/>` closes itself, as only application/xhtml+xml allows. */
  readonly isXhtml?: boolean;
}

/**
 * Gives all text of a page that a reader can copy, in the order of the markup, and beside it what can
 * be seen only elsewhere (collapsed, in attributes, in page data) or not at all (hidden).
 *
 * The whole page, never an extracted article: extraction loses a quarter of what readers can copy.
 * One streaming pass, linear in the page, memory that of the text. Style sheets and scripts are not
 * read. Offsets in the answer are UTF-16 units into its `text`.
 */
export function htmlToText(html: string, reading: HtmlReading = {}): SourceText {
  const notes = new PageNotes(readFragment);
  const sink = new HtmlSink(notes);
  const isWhole = feed(html, sink, reading);
  sink.end();
  return finishPage(unveil(sink.main, notes.veiled), notes, { htmlChars: html.length, isWhole });
}

/** True if the page was read to its end, as it is. */
function feed(html: string, sink: HtmlSink, { isOverBudget, isXhtml }: HtmlReading): boolean {
  const parser = new CappedParser(html, sink, isXhtml ?? false);
  const isOver = (): boolean => sink.isSpent || isOverBudget?.() === true;
  return feedParser(parser, html, isOver) && !parser.passedTags;
}
