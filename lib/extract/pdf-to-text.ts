import type { SourceRange, SourceText } from '../model/source-text';
import type { PdfPage } from './open-pdf';
import { buildLines, type PdfLine } from './pdf/build-lines';
import { findFootNotes } from './pdf/find-foot-notes';
import { orderColumns } from './pdf/order-columns';
import { partRunningHeads } from './pdf/part-running-heads';
import { uprightPage } from './pdf/upright-page';
import { findLayoutRanges } from './text/find-layout-ranges';
import { headsOf } from './text/heads-of';
import { joinLineEnds } from './text/join-line-ends';
import { pdfDoubts } from './text/pdf-doubts';
import { repairGlyphs } from './text/repair-glyphs';
import { letterOrder, turnLines } from './text/speaking-order';

export interface ReadPdf {
  readonly title: string | null;
  readonly lang: string | null;
  readonly pages: readonly PdfPage[];
}

/**
 * Question: which words stand on these pages, in the order a person reads them? Pages hold glyph runs
 * with places, not words with meaning: lines are told by geometry, what belongs to the page and not to
 * the text (heads, numbers, stamps) goes to the side, raised marks and notes become ranges, hyphens at
 * line ends optional. Linear in the number of items. Rules and figures: docs/decisions/0004-pdf.md.
 */
export function pdfToText({ title, lang, pages }: ReadPdf): SourceText {
  const upright = pages.map(uprightPage);
  const stamps = upright.flatMap(({ askew }) => buildStamps(askew));
  const lines = upright.map(({ page }) => ({
    height: page.height,
    lines: orderColumns(buildLines(page.items)),
  }));
  const { bodies, heads } = partRunningHeads(lines);
  const isTurned =
    letterOrder(
      bodies
        .flat()
        .map(({ text }) => text)
        .join('\n'),
    ) === 'page';
  const inOrder = isTurned ? bodies.map((page) => page.map(turnedLine)) : bodies;
  const texts = inOrder.map(writePage);
  const joined = joinLineEnds(texts.map(({ text }) => text));
  const ranges = [...moveRanges(texts, joined.moved), ...findLayoutRanges(joined.text)];
  return {
    form: 'pdf',
    title,
    lang,
    text: joined.text,
    ranges: ranges.sort((a, b) => a.start - b.start || b.end - a.end),
    softEdges: [],
    softHyphens: joined.softHyphens,
    pages: joined.pages,
    side: headsOf([...heads, ...stamps]),
    doubts: pdfDoubts(joined.text, joined.pages),
  };
}

/** Text set at another angle: its own coordinates do not matter, only where the library ends a line. */
function buildStamps(askew: Parameters<typeof buildLines>[0]): string[] {
  const flat = askew.map((item) => ({ ...item, x: 0, y: 0, width: 0 }));
  return buildLines(flat).map(({ text }) => text);
}

/** Marks of a turned line are lost: nothing is known of where their ends went. */
function turnedLine(line: PdfLine): PdfLine {
  return { ...line, text: turnLines(line.text), shifted: [] };
}

interface PageText {
  readonly text: string;
  readonly ranges: readonly SourceRange[];
}

function writePage(lines: readonly PdfLine[]): PageText {
  const ranges: SourceRange[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const texts: string[] = [];
  let length = 0;
  for (const line of lines) {
    const text = repairGlyphs(line.text);
    if (text === line.text) {
      for (const { kind, start, end } of line.shifted) {
        ranges.push({ kind, start: start + length, end: end + length });
      }
    }
    starts.push(length);
    texts.push(text);
    length += text.length;
    ends.push(length);
    length += 1;
  }
  for (const [first, behind] of findFootNotes(lines)) {
    ranges.push({ kind: 'note', start: starts[first]!, end: ends[behind - 1]! });
  }
  return { text: texts.join('\n'), ranges };
}

function moveRanges(pages: readonly PageText[], moved: (offset: number) => number): SourceRange[] {
  const ranges: SourceRange[] = [];
  let offset = 0;
  for (const page of pages) {
    for (const { kind, start, end } of page.ranges) {
      ranges.push({ kind, start: moved(start + offset), end: moved(end + offset) });
    }
    offset += page.text.length + 2;
  }
  return ranges;
}
