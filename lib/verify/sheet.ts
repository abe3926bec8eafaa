import type { Edit, Note, Reason, ReasonKind } from '../model/finding';
import type { Span } from '../model/span';
import type { Comparison } from './comparison';

/** One place at which quote and source are compared: the stretch and the words on each side. */
export interface Spot {
  readonly inQuote: Span<'quote'>;
  readonly inSource: Span<'source'>;
  readonly quote: string | null;
  readonly source: string | null;
}

/** Collects what was met along a run. Each kind of note is kept once, edits and reasons all. */
export class Sheet {
  readonly notes: Note[] = [];
  /** Differences that a pass must show. */
  readonly edits: Note[] = [];
  readonly reasons: Reason[] = [];
  /** Where the reasons are, in the order met. */
  readonly places: Edit[] = [];

  take(comparison: Comparison, spot: Spot): void {
    const { quote, source } = spot;
    if (comparison.kind === 'note') this.note(comparison.note, quote, source);
    else if (comparison.kind === 'edit') this.edits.push({ kind: comparison.note, quote, source });
    else if (comparison.kind === 'refused') this.refuse(comparison.reason, spot);
  }

  note(kind: Note['kind'], quote: string | null, source: string | null): void {
    if (!this.notes.some((known) => known.kind === kind)) this.notes.push({ kind, quote, source });
  }

  refuse(kind: ReasonKind, spot: Spot): void {
    this.reasons.push({ kind, quote: spot.quote, source: spot.source });
    this.places.push(editAt(spot));
  }
}

/** An empty stretch on one side makes the difference an addition or an omission. */
function editAt({ inQuote, inSource }: Spot): Edit {
  if (inQuote.start >= inQuote.end) return { kind: 'dropped', source: inSource };
  if (inSource.start >= inSource.end) return { kind: 'added', quote: inQuote };
  return { kind: 'changed', quote: inQuote, source: inSource };
}

/** A stretch of text as words for the reader: no padding, no endless gaps. */
export function shown(text: string): string {
  const clean = text.replace(/\u2060/g, '');
  return clean.length > 60 ? `${clean.slice(0, 60)}…` : clean;
}
