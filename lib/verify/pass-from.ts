import type { Caution, Finding, Note } from '../model/finding';
import type { NonEmpty } from '../model/result';
import type { Place, SideKind, Span } from '../model/span';
import { findCautions } from './find-cautions';
import type { Hit } from './find-in-stream';
import type { StreamIndex } from './index-stream';
import type { Judgement } from './judge-run';
import type { QuoteText } from './read-quote';

/** The finding of a hit, with every place it stands at. */
export function passFrom(
  hit: Hit,
  quote: QuoteText,
  stream: StreamIndex,
  kind: 'main' | SideKind,
  index: number,
): Finding {
  const place = (span: Span<'source'>): Place => ({ stream: kind, index, span });
  const runs = hit.runs ?? hit.chain.pieces;
  const pieces = nonEmpty(runs.map((run) => place(run.span)));
  const notes = [...hit.declared, ...notesOf(runs)];
  if (hit.chain !== null) {
    const omitted = hit.chain.omitted.map(place);
    const cautions: Caution[] = hit.chain.cautions.map((caution) => ({
      kind: caution,
      words: null,
    }));
    return {
      kind: 'found-with-edits',
      pieces,
      omitted,
      notes: [...notes, ...hit.chain.notes],
      cautions: [...cautions, ...findCautions(quote, stream, [pieces[0]])],
    };
  }
  const edits = runs[0]!.edits;
  const cautions = findCautions(quote, stream, pieces);
  if (edits.length === 0 && hit.declared.length === 0)
    return { kind: 'found', at: pieces, notes, cautions };
  return { kind: 'found-with-edits', pieces, omitted: [], notes: [...notes, ...edits], cautions };
}

function notesOf(runs: readonly Judgement[]): readonly Note[] {
  return runs[0]?.notes ?? [];
}

function nonEmpty<T>(items: readonly T[]): NonEmpty<T> {
  const [first, ...rest] = items;
  if (first === undefined)
    throw new Error('A hit has at least one place; got none. Build hits from runs that passed.');
  return [first, ...rest];
}
