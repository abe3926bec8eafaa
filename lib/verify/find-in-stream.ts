import type { Note, RefusalWhy } from '../model/finding';
import { isContentWord } from './content-word';
import { findPieces, type Pieces } from './find-pieces';
import { findReplaced } from './find-replaced';
import { placesOf } from './find-runs';
import type { StreamIndex } from './index-stream';
import { judgeAll } from './judge-all';
import type { Judgement } from './judge-run';
import { readBrackets } from './read-brackets';
import type { QuoteText, QuoteToken } from './read-quote';
import { splitEllipses } from './split-ellipses';
import { overlapsStruck } from './struck';
import { SHORTEST_LONE_WORD } from './thresholds';

/** A passing place of the quote in one stream. */
export type Hit =
  | {
      readonly kind: 'hit';
      readonly runs: readonly Judgement[];
      readonly chain: null;
      readonly declared: readonly Note[];
    }
  | {
      readonly kind: 'hit';
      readonly runs: null;
      readonly chain: Pieces;
      readonly declared: readonly Note[];
    };

/** What one stream says of a quote. `near` are runs of the same words that must not pass, and why. */
export type Outcome =
  | Hit
  | { readonly kind: 'refused'; readonly why: RefusalWhy }
  | { readonly kind: 'miss'; readonly near: readonly Judgement[]; readonly chain: Pieces | null };

/**
 * Literal first: the quote as it stands; then its pieces, if it has ellipses; then the same with the
 * edits in brackets taken back.
 */
export function findInStream(raw: string, quote: QuoteText, stream: StreamIndex): Outcome {
  const literal = findLiteral(quote, stream, []);
  if (literal.kind !== 'miss') return literal;
  const pieces = findByPieces(quote, stream, []);
  if (pieces?.kind === 'hit') return pieces;
  const brackets = readBrackets(raw);
  const bracketed =
    brackets === null ? null : findBracketed(brackets.quote, brackets.notes, stream);
  if (bracketed !== null && bracketed.kind !== 'miss') return bracketed;
  return {
    kind: 'miss',
    near: literal.near,
    chain: pieces?.chain ?? (bracketed?.kind === 'miss' ? bracketed.chain : null),
  };
}

function findBracketed(quote: QuoteText, notes: readonly Note[], stream: StreamIndex): Outcome {
  if (quote.tokens.length === 0) return { kind: 'miss', near: [], chain: null };
  const literal = findLiteral(quote, stream, notes);
  if (literal.kind !== 'miss') return literal;
  const pieces = findByPieces(quote, stream, notes);
  if (pieces !== null) return pieces;
  const insertions = notes.filter((note) => note.kind === 'insertion');
  const chain = insertions.length === 0 ? null : findReplaced(quote, insertions, stream);
  return chain === null ? literal : { kind: 'hit', runs: null, chain, declared: notes };
}

function findLiteral(quote: QuoteText, stream: StreamIndex, declared: readonly Note[]): Outcome {
  const judged = judgeAll(quote, quote.tokens, stream);
  const passing = judged.filter((run) => run.reasons.length === 0);
  if (passing.length === 0) return { kind: 'miss', near: judged, chain: null };
  const standing = passing.filter((run) => !overlapsStruck(stream, run.span));
  if (standing.length === 0) return { kind: 'refused', why: 'struck-out' };
  const clear = standing.filter(
    (run) =>
      !/[\u202d\u202e\ufffd]/.test(
        stream.text.slice(Math.max(0, run.span.start - 1), run.span.end + 1),
      ),
  );
  if (clear.length === 0) return { kind: 'refused', why: 'unclear-characters' };
  const plain = clear.filter((run) => run.edits.length === 0);
  if (isTooShort(quote.tokens)) return { kind: 'refused', why: 'too-short' };
  return {
    kind: 'hit',
    runs: plain.length > 0 ? plain : fewestEdits(clear),
    chain: null,
    declared,
  };
}

function fewestEdits(runs: readonly Judgement[]): readonly Judgement[] {
  const fewest = Math.min(...runs.slice(0, 1000).map((run) => run.edits.length));
  return runs.filter((run) => run.edits.length === fewest);
}

/** Null when the quote has no ellipsis. */
function findByPieces(
  quote: QuoteText,
  stream: StreamIndex,
  declared: readonly Note[],
): Exclude<Outcome, { kind: 'refused' }> | null {
  const pieces = splitEllipses(quote);
  if (pieces.length < 2) return null;
  if (!pieces.every((piece) => isPieceTelling(piece, stream)))
    return { kind: 'miss', near: [], chain: null };
  const chain = findPieces(quote, pieces, stream);
  if (chain === null) return { kind: 'miss', near: [], chain: null };
  if (chain.reasons.length > 0) return { kind: 'miss', near: [], chain };
  return { kind: 'hit', runs: null, chain, declared };
}

/** Two tokens or more, or one that the source holds once or twice. */
function isPieceTelling(piece: readonly QuoteToken[], stream: StreamIndex): boolean {
  const [only] = piece;
  return (
    piece.length > 1 ||
    (only !== undefined && isContentWord(only) && placesOf(only.key, stream).count <= 2)
  );
}

/** One short word in small letters: it stands on nearly every page. */
function isTooShort(tokens: readonly QuoteToken[]): boolean {
  const [only] = tokens;
  if (tokens.length !== 1 || only === undefined || !/^\p{L}+$/u.test(only.key)) return false;
  // Alphabets write a sound with a letter; a syllable or a word sign says more.
  const most = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(only.key)
    ? SHORTEST_LONE_WORD
    : 1;
  return only.key.length <= most && (most === 1 || only.raw !== only.raw.toUpperCase());
}
