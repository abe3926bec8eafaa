import type { RangeKind, SourceRange } from '../../model/source-text';

/** How white space is treated: CSS `normal`, `pre` or `pre-line`. */
export type WhiteSpace = 'collapse' | 'keep' | 'keep-lines';

/**
 * What stands between the last character and the next; the stronger one wins. A cell's edge beats the
 * paragraphs inside the cell, so that a row stays one line; the row's own end beats both.
 */
const GAP = { none: 0, space: 1, line: 2, cell: 3, row: 4 } as const;
type Gap = (typeof GAP)[keyof typeof GAP];
const GAP_TEXT = ['', ' ', '\n', '\t', '\n'] as const;

/** A range whose end is not known yet; `start` is -1 until its first character is written. */
export interface OpenRange {
  start: number;
  part: number;
}

/**
 * Builds readable text the way `innerText` does: runs of white space become one space, block edges
 * one line end, cell edges one tab. White space is written only when a character follows, so that no
 * range begins or ends in it.
 */
export class TextStream {
  length = 0;
  readonly softEdges: number[] = [];
  readonly ranges: SourceRange[] = [];
  /** Line ends inside one table cell. */
  readonly cellLines: number[] = [];
  readonly #parts: string[] = [];
  readonly #unstarted: OpenRange[] = [];
  readonly #places: RangeKind[] = [];
  #gap: Gap = GAP.none;
  #edge = false;
  #isInCell = false;
  #endsInSpace = true;
  #endsInLine = true;

  append(text: string, whiteSpace: WhiteSpace): void {
    // Browsers drop U+0000 as well; anything else stays as the page has it.
    const clean = text.includes('\0') ? text.replaceAll('\0', '') : text;
    if (whiteSpace === 'collapse') this.#appendCollapsed(clean);
    else if (whiteSpace === 'keep') this.#write(clean.replace(/\r\n?/g, '\n'));
    else this.#appendLines(clean);
  }

  breakLine(isInCell = false): void {
    this.#widenGap(GAP.line);
    this.#isInCell = isInCell;
  }

  breakCell(): void {
    this.#widenGap(GAP.cell);
  }

  breakRow(): void {
    this.#widenGap(GAP.row);
  }

  /** A tag stood here: if two characters meet at this place, a space may be meant between them. */
  markEdge(): void {
    this.#edge = true;
  }

  openRange(): OpenRange {
    const range: OpenRange = { start: -1, part: -1 };
    this.#unstarted.push(range);
    return range;
  }

  /** Text of an open range so far; null when it is longer than `limit`. */
  textSince(range: OpenRange, limit: number): string | null {
    if (range.start < 0) return '';
    if (this.length - range.start > limit) return null;
    return this.#parts.slice(range.part).join('');
  }

  /** `kind` null forgets the range. */
  closeRange(range: OpenRange, kind: RangeKind | null): void {
    if (range.start < 0) {
      this.#unstarted.splice(this.#unstarted.indexOf(range), 1);
      return;
    }
    if (kind !== null) this.ranges.push({ kind, start: range.start, end: this.length });
  }

  /** Says "something is meant here that is not in the text", by an empty range before the next character. */
  markPlace(kind: RangeKind): void {
    this.#places.push(kind);
  }

  toString(): string {
    return this.#parts.join('');
  }

  #widenGap(gap: Gap): void {
    if (gap > this.#gap) this.#gap = gap;
  }

  #appendCollapsed(text: string): void {
    const spaced = text.replace(/[\t\n\f\r ]+/g, ' ');
    const from = spaced.startsWith(' ') ? 1 : 0;
    const to = spaced.length > from && spaced.endsWith(' ') ? spaced.length - 1 : spaced.length;
    if (from > 0) this.#widenGap(GAP.space);
    if (to > from) this.#write(spaced.slice(from, to));
    if (to < spaced.length) this.#widenGap(GAP.space);
  }

  #appendLines(text: string): void {
    const lines = text.split(/\r\n?|\n/);
    lines.forEach((line, index) => {
      if (index > 0) this.breakLine();
      this.#appendCollapsed(line);
    });
  }

  #write(text: string): void {
    if (text === '') return;
    this.#writeGap(/^[\t\n\f\r ]/.test(text));
    this.#startRanges();
    this.#push(text);
    const last = text.charCodeAt(text.length - 1);
    this.#endsInLine = last === 0x0a;
    this.#endsInSpace = this.#endsInLine || last === 0x20 || last === 0x09;
  }

  #startRanges(): void {
    const start = this.length;
    for (const kind of this.#places) this.ranges.push({ kind, start, end: start });
    this.#places.length = 0;
    for (const range of this.#unstarted) {
      range.start = start;
      range.part = this.#parts.length;
    }
    this.#unstarted.length = 0;
  }

  #writeGap(spaceFollows: boolean): void {
    const isAlreadyApart = this.#gap === GAP.space ? this.#endsInSpace : this.#endsInLine;
    if (this.#gap !== GAP.none && !isAlreadyApart) {
      if (this.#gap === GAP.line && this.#isInCell) this.cellLines.push(this.length);
      this.#push(GAP_TEXT[this.#gap]);
    } else if (this.#gap === GAP.none && this.#edge && !this.#endsInSpace && !spaceFollows) {
      this.softEdges.push(this.length);
    }
    this.#gap = GAP.none;
    this.#edge = false;
  }

  #push(text: string): void {
    this.#parts.push(text);
    this.length += text.length;
  }
}
