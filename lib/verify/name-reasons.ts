import type { Edit, Reason, ReasonKind } from '../model/finding';
import { foldLetters } from '../text/fold-letters';
import { IDENTIFIER, NUMBER, SIGN, WORD } from '../text/token';
import { isUnit } from '../text/units';
import { compareNumbers } from './compare-numbers';
import { keyOf, type StreamIndex } from './index-stream';
import type { QuoteToken } from './read-quote';
import { isSpellingVariant } from './spelling-variant';
import type { Alignment, Pair } from './trace-edits';
import { isNegation } from './words/negations';
import { SCALE_WORDS } from './words/number-words';
import { UNIT_WORDS } from './words/unit-words';

export interface Differences {
  readonly edits: readonly Edit[];
  readonly reasons: readonly Reason[];
}

/** Names what differs in an alignment, stretch by stretch, in the order of the text. */
export function nameReasons(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  alignment: Alignment,
): Differences {
  const edits: Edit[] = [];
  const reasons: Reason[] = [];
  const stretches = changedStretches(alignment.pairs);
  for (const stretch of stretches) {
    const side = sidesOf(tokens, stream, stretch.pairs);
    edits.push(editOf(side));
    const isTail = stretch.end === alignment.pairs.length && alignment.longestRun > 1;
    reasons.push(...reasonsOf(side, tokens, stream, isTail));
  }
  if (isReordered(tokens, stream, alignment))
    reasons.unshift({ kind: 'order-changed', quote: null, source: null });
  return { edits, reasons };
}

interface Stretch {
  readonly pairs: readonly Pair[];
  /** Index behind the stretch's last pair. */
  readonly end: number;
}

/** Runs of pairs that are not equal. */
function changedStretches(pairs: readonly Pair[]): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Pair[] = [];
  pairs.forEach((pair, i) => {
    if (!pair.isEqual) open.push(pair);
    if (open.length > 0 && (pair.isEqual || i === pairs.length - 1)) {
      stretches.push({ pairs: open, end: pair.isEqual ? i : i + 1 });
      open = [];
    }
  });
  return stretches;
}

interface Word {
  readonly kind: number;
  readonly key: string;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
  /** Position in its own list. */
  readonly at: number;
}

interface Sides {
  readonly quote: readonly Word[];
  readonly source: readonly Word[];
  /** The token in front of the stretch is a number. */
  readonly isAfterNumber: boolean;
}

function sidesOf(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  pairs: readonly Pair[],
): Sides {
  const quote = pairs
    .filter((pair) => pair.quote >= 0)
    .map((pair) => ({ ...tokens[pair.quote]!, at: pair.quote }));
  const source = pairs
    .filter((pair) => pair.source >= 0)
    .map((pair) => sourceWord(stream, pair.source));
  const before =
    quote.length > 0 ? tokens[quote[0]!.at - 1]?.kind : stream.tokens.kinds[source[0]!.at - 1];
  return { quote, source, isAfterNumber: before === NUMBER };
}

function sourceWord(stream: StreamIndex, at: number): Word {
  const { text, tokens } = stream;
  const start = tokens.starts[at]!;
  const end = tokens.ends[at]!;
  return {
    kind: tokens.kinds[at]!,
    key: keyOf(text, tokens, at),
    raw: text.slice(start, end),
    start,
    end,
    at,
  };
}

function editOf({ quote, source }: Sides): Edit {
  const inQuote = { start: quote[0]?.start ?? 0, end: quote.at(-1)?.end ?? 0 };
  const inSource = { start: source[0]?.start ?? 0, end: source.at(-1)?.end ?? 0 };
  if (quote.length === 0) return { kind: 'dropped', source: inSource };
  if (source.length === 0) return { kind: 'added', quote: inQuote };
  return { kind: 'changed', quote: inQuote, source: inSource };
}

function reasonsOf(
  side: Sides,
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  isTail: boolean,
): Reason[] {
  const { quote, source } = side;
  const reasons: Reason[] = [];
  const say = (kind: ReasonKind): void => {
    reasons.push({ kind, quote: textOf(quote), source: textOf(source) });
  };
  if (source.length > 0 && source.every((word) => isInMark(word, stream))) {
    say(quote.length === 0 ? 'words-left-out' : 'reference-mark-changed');
    return reasons;
  }
  const isDenied = quote.some((word) => isNegation(word.key));
  const denies = source.some((word) => isNegation(word.key));
  if (denies && !isDenied) say('negation-missing');
  if (isDenied && !denies) say('negation-added');
  if (isTail && quote.length > source.length && quote.length > 2 && quote.length < tokens.length)
    say('invented-tail');
  else if (isFormula(side, stream)) say('formula');
  else if (quote.length === 1 && source.length === 1)
    say(pairReason(quote[0]!, source[0]!, side.isAfterNumber));
  else if (reasons.length === 0) say(stretchReason(side));
  return reasons;
}

/** The word stands in a reference mark: [12] or a raised note number. */
function isInMark(word: Word, stream: StreamIndex): boolean {
  return stream.skips.byFirst.get(word.at)?.kind === 'mark';
}

/** The source writes a formula here, or the same figures raised: what copying loses is never skipped. */
function isFormula({ quote, source }: Sides, stream: StreamIndex): boolean {
  if (source.some((word) => stream.math.has(word.start))) return true;
  const flat = (words: readonly Word[]): string => words.map((word) => flatten(word.raw)).join('');
  const isRaised = source.some((word) => flatten(word.raw) !== word.raw);
  return quote.length > 0 && isRaised && flat(quote) === flat(source);
}

function flatten(raw: string): string {
  return raw.normalize('NFKC');
}

function textOf(words: readonly Word[]): string | null {
  return words.length === 0 ? null : words.map((word) => word.raw).join(' ');
}

function stretchReason({ quote, source, isAfterNumber }: Sides): ReasonKind {
  if (quote.some(isNumber) && source.some(isNumber)) return 'number-changed';
  if (quote.length > 0 && source.length > 0)
    return isAfterNumber && source.some(isUnitWord) ? 'unit-changed' : 'word-changed';
  const [only] = quote.length > 0 ? quote : source;
  if (only?.kind === SIGN) return signReason(only.raw, only.raw);
  return quote.length === 0 ? 'words-left-out' : 'words-added';
}

function pairReason(quote: Word, source: Word, isAfterNumber: boolean): ReasonKind {
  if (isNumber(quote) && isNumber(source)) return numberReason(quote.raw, source.raw);
  if (quote.kind === SIGN && source.kind === SIGN) return signReason(quote.raw, source.raw);
  if (isUnitWord(quote) && isUnitWord(source) && isAfterNumber) return 'unit-changed';
  if (quote.kind === SIGN || source.kind === SIGN) return 'symbol-changed';
  if (isNumber(quote) || isNumber(source)) return 'number-changed';
  if (quote.kind === IDENTIFIER || source.kind === IDENTIFIER) return 'word-changed';
  if (isOtherScript(quote.raw, source.raw)) return 'other-script';
  return isSpellingVariant(quote.key, source.key) ? 'spelling-variant' : 'word-changed';
}

function numberReason(quote: string, source: string): ReasonKind {
  const a = foldLetters(quote);
  const b = foldLetters(source);
  if (a.replace(/^[-+\u2212\u2013\u00ad]/, '') === b.replace(/^[-+\u2212\u2013\u00ad]/, ''))
    return 'sign-changed';
  const compared = compareNumbers(quote, source);
  const sameFigures = a.replace(/\D/g, '') === b.replace(/\D/g, '');
  return compared.kind === 'refused' && sameFigures ? compared.reason : 'number-changed';
}

function signReason(quote: string, source: string): ReasonKind {
  if (/\p{Sc}/u.test(quote) && /\p{Sc}/u.test(source)) return 'currency-changed';
  if (/^[%\u2030\u2031\u00b0]/.test(quote) && /^[%\u2030\u2031\u00b0]/.test(source))
    return 'unit-changed';
  return /^[-+\u00b1\u2212]$/.test(quote + source) ? 'sign-changed' : 'symbol-changed';
}

function isNumber(word: Word): boolean {
  return word.kind === NUMBER;
}

function isUnitWord(word: Word): boolean {
  return (
    word.kind === WORD &&
    (isUnit(word.raw) || UNIT_WORDS.has(word.key) || SCALE_WORDS.has(word.key))
  );
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Hebrew}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Han}/u,
];

/** The two words are written in letters of different scripts (pаypal with a Cyrillic а). */
function isOtherScript(quote: string, source: string): boolean {
  return SCRIPTS.some((script) => script.test(quote) !== script.test(source));
}

/** The passage has the quote's words in another order. */
function isReordered(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  alignment: Alignment,
): boolean {
  if (alignment.distance === 0 || alignment.to - alignment.from !== tokens.length) return false;
  const quote = Int32Array.from(tokens, (token) => stream.vocabulary.find(token.key)).sort();
  const source = stream.ids.slice(alignment.from, alignment.to).sort();
  return quote.every((id, i) => id === source[i]);
}
