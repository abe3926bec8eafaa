import type { Note, Reason, ReasonKind } from '../model/finding';
import type { Span } from '../model/span';
import { foldLetters } from '../text/fold-letters';
import { LETTER, MARK, NUMBER, SIGN, WORD } from '../text/token';
import { checkEdges } from './check-edges';
import { compareGaps } from './compare-gaps';
import { compareNumbers } from './compare-numbers';
import { compareWords, isCapitals, type WordContext } from './compare-words';
import { type Comparison, edit, note, refused, SAME } from './comparison';
import { crossesRows } from './crosses-rows';
import type { StreamIndex } from './index-stream';
import { blank, type QuoteText, type QuoteToken } from './read-quote';
import type { Step } from './walk-run';
import { ACRONYMS } from './words/acronyms';
import { HYPHEN_PAIRS } from './words/hyphen-pairs';

/** What one run of equal keys turned out to be. Empty `reasons` mean that the quote may pass here. */
export interface Judgement {
  readonly span: Span<'source'>;
  readonly steps: readonly Step[];
  readonly notes: readonly Note[];
  /** Differences that a pass must show. */
  readonly edits: readonly Note[];
  readonly reasons: readonly Reason[];
}

/** Compares quote and source along the run as written: every token, every gap, both ends. */
export function judgeRun(
  quote: QuoteText,
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  steps: readonly Step[],
): Judgement {
  const first = steps[0]!;
  const last = steps.at(-1)!;
  const span = { start: stream.tokens.starts[first.from]!, end: stream.tokens.ends[last.to - 1]! };
  const sheet = new Sheet();
  const isCapitalRun = hasCapitalSide(tokens, stream, span, first.from, last.to);
  for (let i = 0; i < steps.length; i++) {
    judgeStep(sheet, quote, tokens, stream, steps, i, isCapitalRun);
    if (i > 0) judgeGap(sheet, quote, tokens, stream, steps[i - 1]!, steps[i]!);
  }
  judgeEnds(sheet, quote, tokens, stream, first.from, last.to);
  if (crossesBracket(quote, tokens, stream, span)) sheet.refuse('punctuation-changed', null, ')');
  if (crossesRows(stream.text, span)) sheet.refuse('rows-joined', null, null);
  return { span, steps, notes: sheet.notes, edits: sheet.edits, reasons: sheet.reasons };
}

/** Collects what was met on the way. Each kind of note is kept once. */
class Sheet {
  readonly notes: Note[] = [];
  readonly edits: Note[] = [];
  readonly reasons: Reason[] = [];

  take(comparison: Comparison, quote: string, source: string): void {
    if (comparison.kind === 'note') this.note(comparison.note, quote, source);
    else if (comparison.kind === 'edit') this.edits.push({ kind: comparison.note, quote, source });
    else if (comparison.kind === 'refused') this.refuse(comparison.reason, quote, source);
  }

  note(kind: Note['kind'], quote: string | null, source: string | null): void {
    if (!this.notes.some((known) => known.kind === kind)) this.notes.push({ kind, quote, source });
  }

  refuse(kind: ReasonKind, quote: string | null, source: string | null): void {
    this.reasons.push({ kind, quote, source });
  }
}

function judgeStep(
  sheet: Sheet,
  quote: QuoteText,
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  steps: readonly Step[],
  i: number,
  isCapitalRun: boolean,
): void {
  const step = steps[i]!;
  const rawSource = stream.text.slice(
    stream.tokens.starts[step.from],
    stream.tokens.ends[step.to - 1],
  );
  const rawQuote = quote.text.slice(tokens[step.quoteFrom]!.start, tokens[step.quoteTo - 1]!.end);
  const context = wordContext(quote, tokens, stream, step, isCapitalRun);
  if (step.quoteTo - step.quoteFrom > 1) {
    sheet.take(splitWord(rawQuote, stream), rawQuote, rawSource);
    return;
  }
  const token = tokens[step.quoteFrom]!;
  const comparison =
    step.to - step.from > 1
      ? joinedWord(token, stream, step, context)
      : compareTokens(token, rawSource, stream.tokens.kinds[step.from]!, context);
  sheet.take(comparison, rawQuote, rawSource);
}

/** The quote has a border inside a word of the source. */
function splitWord(rawQuote: string, stream: StreamIndex): Comparison {
  if (stream.source.form === 'pdf') return note('layout-skipped');
  return /^[^\s]*-[^\s]*$/.test(rawQuote) ? note('line-end-hyphen') : edit('space-at-markup');
}

/** The source breaks the word at a line end. */
function joinedWord(
  token: QuoteToken,
  stream: StreamIndex,
  step: Step,
  context: WordContext,
): Comparison {
  if (HYPHEN_PAIRS.has(token.key)) return refused('hyphen-changed');
  let joined = '';
  for (let i = step.from; i < step.to; i++)
    joined += stream.text.slice(stream.tokens.starts[i], stream.tokens.ends[i]);
  const comparison = compareWords(token.raw, joined, context);
  return comparison.kind === 'same' ? note('line-end-hyphen') : comparison;
}

function compareTokens(
  token: QuoteToken,
  rawSource: string,
  kind: number,
  context: WordContext,
): Comparison {
  if (token.raw === rawSource) return SAME;
  if (token.kind === NUMBER || kind === NUMBER) {
    return token.kind === kind ? compareNumbers(token.raw, rawSource) : refused('number-changed');
  }
  if (token.kind === SIGN || token.kind === LETTER || token.kind === MARK) {
    return foldLetters(token.raw) === foldLetters(rawSource)
      ? note('letter-form')
      : refused('symbol-changed');
  }
  return compareWords(token.raw, rawSource, context);
}

function wordContext(
  quote: QuoteText,
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  step: Step,
  isCapitalRun: boolean,
): WordContext {
  const before = tokens[step.quoteFrom - 1];
  const start = stream.tokens.starts[step.from]!;
  return {
    isCapitalRun,
    isInCode: isInRange(stream, 'code', start),
    isAfterNumber: before?.kind === NUMBER,
    isAtStart:
      before === undefined ||
      /[.?!:\n"“(]/.test(quote.text.slice(before.end, tokens[step.quoteFrom]!.start)) ||
      isSentenceStart(stream, step.from),
  };
}

function isSentenceStart(stream: StreamIndex, i: number): boolean {
  if (i === 0) return true;
  const end = stream.tokens.ends[i - 1]!;
  const start = stream.tokens.starts[i]!;
  return /[.?!:\n"“(]/.test(stream.text.slice(end, Math.min(start, end + 60)));
}

export function isInRange(
  stream: StreamIndex,
  kind: 'code' | 'struck' | 'reference-list' | 'menu' | 'math',
  at: number,
): boolean {
  return stream.source.ranges.some(
    (range) => range.kind === kind && range.start <= at && at < range.end,
  );
}

function judgeGap(
  sheet: Sheet,
  quote: QuoteText,
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  left: Step,
  right: Step,
): void {
  const before = tokens[left.quoteTo - 1]!;
  const after = tokens[right.quoteFrom]!;
  const from = stream.tokens.ends[left.to - 1]!;
  const to = stream.tokens.starts[right.from]!;
  const text = withoutSkips(sheet, stream, left.to, right.from, from, to);
  const comparison = compareGaps({ text: quote.text, from: before.end, to: after.start }, text, {
    before,
    after,
    isInCode: isInRange(stream, 'code', from),
  });
  sheet.take(
    comparison,
    trimmed(quote.text.slice(before.end, after.start)),
    trimmed(text.text.slice(text.from, text.to)),
  );
}

function trimmed(gap: string): string {
  return gap.length > 40 ? `${gap.slice(0, 40)}…` : gap;
}

/** The gap of the source with skipped marks made invisible, and a note of each. */
function withoutSkips(
  sheet: Sheet,
  stream: StreamIndex,
  fromToken: number,
  toToken: number,
  from: number,
  to: number,
): { text: string; from: number; to: number } {
  if (fromToken === toToken) return { text: stream.text, from, to };
  let around = stream.text.slice(Math.max(0, from - 2), to + 2);
  const shift = Math.max(0, from - 2);
  for (let i = fromToken; i < toToken; ) {
    const skip = stream.skips.byFirst.get(i);
    if (skip === undefined) break;
    const raw = stream.text.slice(skip.start, skip.end);
    if (skip.kind === 'letter')
      sheet.edits.push({ kind: 'words-left-out', quote: null, source: raw });
    else sheet.note(skip.kind === 'mark' ? 'reference-mark-skipped' : 'layout-skipped', null, raw);
    around = blank(
      around,
      Math.max(0, skip.start - shift),
      Math.min(around.length, skip.end - shift),
    );
    i = skip.to;
  }
  return { text: around, from: from - shift, to: to - shift };
}

function judgeEnds(
  sheet: Sheet,
  quote: QuoteText,
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  from: number,
  to: number,
): void {
  const cut = checkEdges(stream, from, to);
  if (cut !== null) sheet.refuse(cut, null, aroundEdges(stream, from, to));
  const end = stream.tokens.ends[to - 1]!;
  const tail = /[?!\uff1f\uff01\u061f]/.exec(
    quote.text.slice(tokens.at(-1)!.end, tokens.at(-1)!.end + 8),
  );
  const sourceTail = stream.text.slice(end, end + 8).replace(/^["'”’»)\]]*/, '');
  const asked = /^[?!\uff1f\uff01\u061f]/.exec(sourceTail);
  const isStatement =
    tail === null && /^["'”’»)\]]*[.\u3002]/.test(quote.text.slice(tokens.at(-1)!.end));
  if (tail !== null && asked === null)
    sheet.edits.push({
      kind: 'punctuation-changed',
      quote: tail[0],
      source: sourceTail[0] ?? null,
    });
  else if (isStatement && asked !== null)
    sheet.edits.push({ kind: 'punctuation-changed', quote: '.', source: asked[0] });
}

/** The words just outside a cut edge, for the reason the card shows. */
function aroundEdges(stream: StreamIndex, from: number, to: number): string {
  const { text, tokens } = stream;
  const start = tokens.starts[from > 0 ? from - 1 : 0]!;
  const end = tokens.ends[Math.min(to, tokens.count - 1)]!;
  const head = text.slice(Math.max(start, tokens.starts[from]! - 20), tokens.ends[from]!);
  const tail = text.slice(tokens.starts[to - 1]!, Math.min(end, tokens.ends[to - 1]! + 20));
  return to - from === 1
    ? text.slice(
        Math.max(start, tokens.starts[from]! - 20),
        Math.min(end, tokens.ends[to - 1]! + 20),
      )
    : `${head} … ${tail}`;
}

/** A bracket that closes inside the run and opened before it: the run cuts a parenthesis in two. */
function crossesBracket(
  quote: QuoteText,
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  span: Span<'source'>,
): boolean {
  const inQuote = quote.text.slice(tokens[0]!.start, tokens.at(-1)!.end);
  return closesUnopened(stream.text.slice(span.start, span.end)) && !closesUnopened(inQuote);
}

function closesUnopened(text: string): boolean {
  let depth = 0;
  for (const char of text.match(/[()]/g) ?? []) {
    depth += char === '(' ? 1 : -1;
    if (depth < 0) return true;
  }
  return false;
}

/**
 * Quote or source stretch stands wholly in capitals, as headings and small capitals do. A lone word
 * counts when it is long and no acronym.
 */
function hasCapitalSide(
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  span: Span<'source'>,
  from: number,
  to: number,
): boolean {
  const quoteWords = tokens.filter((token) => token.kind === WORD).map((token) => token.raw);
  if (isCapitalText(quoteWords)) return true;
  if (!/^\P{Ll}*$/u.test(stream.text.slice(span.start, Math.min(span.end, span.start + 400))))
    return false;
  const sourceWords: string[] = [];
  for (let i = from; i < to; i++) {
    if (stream.tokens.kinds[i] === WORD)
      sourceWords.push(stream.text.slice(stream.tokens.starts[i], stream.tokens.ends[i]));
  }
  return isCapitalText(sourceWords);
}

function isCapitalText(words: readonly string[]): boolean {
  const cased = words.map(foldLetters).filter((word) => word.toLowerCase() !== word.toUpperCase());
  if (cased.length === 0 || !cased.every((word) => word === word.toUpperCase())) return false;
  const [only] = cased;
  if (cased.length > 1 || only === undefined) return cased.some(isCapitals);
  return only.length >= 4 && !ACRONYMS.has(only.toLowerCase());
}
