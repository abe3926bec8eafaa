import { Parser } from 'htmlparser2';
import type { SourceRange } from '../model/source-text';
import { type Piece, plainPiece } from './join-source-texts';
import { CHUNK_CHARS } from './thresholds';

const BREAKS: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
  'w:softHyphen': '\u00ad',
};

/** What a run's properties say of its words. */
interface RunLook {
  kinds: SourceRange['kind'][];
  isHidden: boolean;
}

const PLAIN: RunLook = { kinds: [], isHidden: false };

export interface DocxPart extends Piece {
  readonly isWhole: boolean;
}

/**
 * One XML part of a Word document → its text: paragraphs as lines, cells of a table row with tabs
 * between them. Words deleted under "track changes" are not text; a drawing's second form, for old
 * readers, would say everything twice.
 */
export function docxToText(xml: string, isOverBudget: () => boolean): DocxPart {
  const writer = new DocxWriter();
  let isWhole = true;
  const parser = new Parser(writer, { xmlMode: true });
  for (let at = 0; at < xml.length && isWhole; at += CHUNK_CHARS) {
    if (isOverBudget()) isWhole = false;
    else parser.write(xml.slice(at, at + CHUNK_CHARS));
  }
  parser.end();
  return { ...writer.piece(), isWhole };
}

class DocxWriter {
  private readonly parts: string[] = [];
  private readonly ranges: SourceRange[] = [];
  private readonly hidden: string[] = [];
  private readonly cellLines: number[] = [];
  private cells = 0;
  private length = 0;
  private last = '';
  private look: RunLook = PLAIN;
  private isInText = false;
  private fallbacks = 0;
  private formula: number | null = null;

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'mc:Fallback') this.fallbacks += 1;
    else if (name === 'w:r') this.look = { kinds: [], isHidden: false };
    else if (name === 'w:t' || name === 'm:t') this.isInText = true;
    else if (name === 'm:oMath') this.formula ??= this.length;
    else if (name === 'w:tc') this.cells += 1;
    else if (BREAKS[name] !== undefined) this.write(BREAKS[name]);
    else this.readLook(name, attributes['w:val']);
  }

  ontext(text: string): void {
    if (!this.isInText || text === '') return;
    if (this.look.isHidden) {
      this.hidden.push(text);
      return;
    }
    const start = this.length;
    this.write(text.replaceAll('\0', ''));
    for (const kind of this.look.kinds) this.ranges.push({ kind, start, end: this.length });
  }

  onclosetag(name: string): void {
    if (name === 'mc:Fallback') this.fallbacks -= 1;
    else if (name === 'w:t' || name === 'm:t') this.isInText = false;
    else if (name === 'w:p') {
      if (this.cells > 0) this.cellLines.push(this.length);
      this.write('\n');
    } else if (name === 'w:tc') {
      this.cells -= 1;
      this.replaceEnd('\t');
    } else if (name === 'w:tr') this.replaceEnd('\n');
    else if (name === 'm:oMath' && this.formula !== null) {
      const start = this.formula;
      this.formula = null;
      if (start < this.length) this.ranges.push({ kind: 'math', start, end: this.length });
    }
  }

  piece(): Piece {
    const text = this.parts.join('');
    const hidden = this.hidden.join('').trim();
    return {
      ...plainPiece(text.trimEnd()),
      cellLines: this.cellLines,
      ranges: this.ranges.sort((a, b) => a.start - b.start || b.end - a.end),
      side: hidden === '' ? [] : [{ kind: 'hidden', text: hidden }],
    };
  }

  private readLook(name: string, value: string | undefined): void {
    const isOn = value !== '0' && value !== 'false' && value !== 'none';
    if (name === 'w:vertAlign' && (value === 'superscript' || value === 'subscript')) {
      this.look.kinds.push(value);
    } else if ((name === 'w:strike' || name === 'w:dstrike') && isOn)
      this.look.kinds.push('struck');
    else if (name === 'w:vanish' && isOn) this.look.isHidden = true;
  }

  private write(text: string): void {
    if (this.fallbacks > 0) return;
    this.parts.push(text);
    this.length += text.length;
    this.last = text;
  }

  /** The line end or tab written last gives way to the one that ends what is around it. */
  private replaceEnd(mark: string): void {
    if (this.last === '\n' || this.last === '\t') {
      this.parts.pop();
      this.length -= 1;
      if (this.cellLines.at(-1) === this.length) this.cellLines.pop();
    }
    this.write(mark);
  }
}
