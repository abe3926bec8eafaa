import type { PdfItem } from '../open-pdf';

/** A stretch of a line that stands higher or lower in smaller print; offsets count into the line's text. */
export interface ShiftedPart {
  readonly kind: 'superscript' | 'subscript' | 'reference-mark';
  readonly start: number;
  readonly end: number;
}

export interface PdfLine {
  readonly text: string;
  readonly x: number;
  /** Right end. */
  readonly end: number;
  /** Baseline of the line's largest print, and its height, in points. */
  readonly y: number;
  readonly height: number;
  readonly shifted: readonly ShiftedPart[];
  /** Where, in `text`, a wide gap ends, and the x at which the next words begin. */
  readonly gaps: readonly Gap[];
}

export interface Gap {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** All in heights of the line's print. */
const LINE_STEP = 0.75;
const BACKWARD_JUMP = 3;
const FORWARD_JUMP = 8;
const WORD_GAP = 0.28;
/** Wider than the widest space of justified text: a column or a table cell begins. */
const WIDE_GAP = 1.2;
const SMALLER = 0.82;
const RAISED = 0.18;
const LOWERED = 0.1;

/**
 * Items in the order of the file → lines. The library's own line ends are kept, except where a raised
 * mark goes straight on; where it saw none, a step down, a jump back or a leap ahead makes one.
 * Linear; the order of lines is that of the file, which writes columns one after the other.
 */
export function buildLines(items: readonly PdfItem[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let line: OpenLine | null = null;
  let endsHere = false;
  const close = (): void => {
    if (line !== null) lines.push(finish(line));
    line = null;
  };
  for (const item of items) {
    if (item.text.trim() === '') {
      if (item.text !== '' && line !== null) line.spaced = true;
      endsHere ||= item.endsLine;
      continue;
    }
    if (line !== null && startsLine(line, item, endsHere)) close();
    line ??= { parts: [], y: item.y, height: item.height, end: item.x, spaced: false };
    add(line, item);
    endsHere = item.endsLine;
  }
  close();
  return lines.filter(({ text }) => text !== '');
}

interface OpenLine {
  readonly parts: { readonly item: PdfItem; readonly spaced: boolean }[];
  y: number;
  height: number;
  end: number;
  /** White space came after the last part. */
  spaced: boolean;
}

function add(line: OpenLine, item: PdfItem): void {
  line.parts.push({ item, spaced: line.spaced });
  line.spaced = false;
  line.end = Math.max(line.end, item.x + item.width);
  if (item.height > line.height) {
    line.height = item.height;
    line.y = item.y;
  }
}

function startsLine(line: OpenLine, item: PdfItem, endsHere: boolean): boolean {
  const size = Math.max(line.height, item.height);
  const gap = item.x - line.end;
  const step = Math.abs(item.y - line.y);
  if (endsHere) {
    const last = line.parts.at(-1)!.item;
    const isOtherSize = Math.min(last.height, item.height) < SMALLER * size;
    return !(isOtherSize && step < LINE_STEP * size && gap > -1 && gap < size / 2);
  }
  return step > LINE_STEP * size || gap < -BACKWARD_JUMP * size || gap > FORWARD_JUMP * size;
}

function finish({ parts, y, height, end }: OpenLine): PdfLine {
  const shifted: ShiftedPart[] = [];
  const gaps: Gap[] = [];
  let text = '';
  let from = parts[0]!.item.x;
  for (const { item, spaced } of parts) {
    const gap = item.x - from;
    if (text !== '' && (spaced || gap > WORD_GAP * height) && !/\s$/.test(text)) text += ' ';
    if (text !== '' && gap > WIDE_GAP * height) gaps.push({ at: text.length, from, to: item.x });
    const kind = shiftOf(item, y, height, text);
    if (kind === 'reference-mark') text += ' ';
    const start = text.length + item.text.search(/\S/);
    text += item.text;
    if (kind !== null) shifted.push({ kind, start, end: text.trimEnd().length });
    from = item.x + item.width;
  }
  return { ...trimmed(text, shifted, gaps), x: parts[0]!.item.x, end, y, height };
}

/**
 * A raised figure right behind a number of three digits or more is the mark of a note: nobody raises
 * 180 to a power in prose, while 10⁴ and 12² are numbers of their own. It is set apart from the number.
 */
function shiftOf(
  item: PdfItem,
  y: number,
  height: number,
  before: string,
): ShiftedPart['kind'] | null {
  if (item.height >= SMALLER * height) return null;
  if (item.y - y <= RAISED * height) return y - item.y > LOWERED * height ? 'subscript' : null;
  const base = /(?<![\d.,])\d{3,}$/.exec(before)?.[0] ?? '1';
  const isNote = /^\d{1,3}\s*$/.test(item.text) && !/^10*$/.test(base);
  return isNote ? 'reference-mark' : 'superscript';
}

function trimmed(text: string, shifted: readonly ShiftedPart[], gaps: readonly Gap[]) {
  const lead = text.length - text.trimStart().length;
  if (lead === 0) return { text: text.trimEnd(), shifted, gaps };
  return {
    text: text.trim(),
    shifted: shifted.map((part) => ({ ...part, start: part.start - lead, end: part.end - lead })),
    gaps: gaps.map((gap) => ({ ...gap, at: gap.at - lead })),
  };
}
