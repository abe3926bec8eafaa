import type { Span } from '../model/span';
import { LETTER } from '../text/token';
import { wordsBeside } from '../text/word-break';
import { checkEnd, isPrime } from './check-end';
import { checkStart } from './check-start';
import { isOtherOption } from './compare-gaps';
import type { ShownBeside } from './edge-signs';
import { keyOf, type StreamIndex } from './index-stream';
import type { Run } from './judge-run';
import type { QuoteText, QuoteToken } from './read-quote';
import { type Sheet, shown } from './sheet';
import { SCALE_WORDS } from './words/number-words';
import { UNIT_WORDS } from './words/unit-words';

/** How far outside a cut edge the words are shown, in UTF-16 units. */
const SHOWN_OUTSIDE = 24;

/** Looks at both ends of a run: cut tokens, a cut parenthesis, an end mark the source does not have. */
export function judgeEnds(sheet: Sheet, run: Run): void {
  const { tokens, stream, steps, span } = run;
  const first = steps[0]!.from;
  const last = steps.at(-1)!.to - 1;
  const nothing = { inQuote: { start: 0, end: 0 }, quote: null };
  const beside = shownBeside(run.quote, tokens);
  const cutStart = checkStart(stream, first, beside.start);
  if (cutStart !== null) {
    const inSource = outsideBefore(stream, first, span);
    sheet.refuse(cutStart, {
      ...nothing,
      inSource,
      source: wordsOf(stream, inSource, wordEdge(stream, first, 1)),
    });
  }
  const cutEnd = checkEnd(stream, last, beside.end);
  if (cutEnd !== null) {
    const inSource = outsideAfter(stream, last, span);
    const words = shown(stream.text.slice(wordEdge(stream, last, -1), inSource.end));
    sheet.refuse(cutEnd, { ...nothing, inSource, source: words });
  }
  if (crossesBracket(run)) {
    const inQuote = { start: tokens[0]!.start, end: tokens.at(-1)!.end };
    sheet.refuse('punctuation-changed', { inQuote, inSource: span, quote: null, source: ')' });
  }
  refuseLead(sheet, run);
  judgeEndMark(sheet, run);
}

/** A mark in front of the first word that makes it another one: the operator "not" of code, an option. */
function refuseLead(sheet: Sheet, run: Run): void {
  const { quote, tokens, stream, span } = run;
  const start = tokens[0]!.start;
  const lead = quote.text.slice(Math.max(0, start - 3), start);
  const known = stream.text.slice(Math.max(0, span.start - 3), span.start);
  if (!addsNot(run) && !isOtherOption(lead, known)) return;
  const inQuote = { start: start - 1, end: tokens[0]!.end };
  sheet.refuse('symbol-changed', {
    inQuote,
    inSource: span,
    quote: lead.trim(),
    source: known.trim() || null,
  });
}

/** The quote begins with the operator "not" of code, which the source does not have. */
function addsNot({ quote, tokens, stream, span }: Run): boolean {
  const start = tokens[0]!.start;
  return (
    /(?:^|[\s(])!$/.test(quote.text.slice(Math.max(0, start - 2), start)) &&
    stream.text[span.start - 1] !== '!'
  );
}

/** A bracket or a foot mark that the quote itself shows beside its number is not cut off. */
export function shownBeside(
  quote: QuoteText,
  tokens: readonly QuoteToken[],
): { start: ShownBeside; end: ShownBeside } {
  const first = tokens[0]!;
  const last = tokens.at(-1)!;
  const { text } = quote;
  const mark = text[last.end] ?? '';
  return {
    start: { bracket: text[first.start - 1] === '(', prime: false },
    end: {
      bracket: text[last.start - 1] === '(' || mark === ')',
      prime: /['"\u2032\u2033]/.test(mark) && isPrime(text, last.start, last.end),
    },
  };
}

function wordsOf(stream: StreamIndex, outside: Span<'source'>, end: number): string {
  return shown(stream.text.slice(outside.start, end));
}

/** What a cut at the beginning cut off: the token before, or the mark that is glued to it. */
function outsideBefore(stream: StreamIndex, first: number, span: Span<'source'>): Span<'source'> {
  const before = first > 0 ? wordEdge(stream, first - 1, -1) : 0;
  return { start: Math.max(before, span.start - SHOWN_OUTSIDE, 0), end: span.start };
}

function outsideAfter(stream: StreamIndex, last: number, span: Span<'source'>): Span<'source'> {
  const { count } = stream.tokens;
  const next = last + 2 < count && isScaled(stream, last + 1) ? last + 2 : last + 1;
  const after = next < count ? wordEdge(stream, next, 1) : stream.text.length;
  return { start: span.end, end: Math.min(after, span.end + SHOWN_OUTSIDE) };
}

/** 5 | million euros: behind a scale the measure is shown too. */
function isScaled({ text, tokens }: StreamIndex, i: number): boolean {
  const unit = keyOf(text, tokens, i + 1);
  const isNext = /^\s$/.test(text.slice(tokens.ends[i], tokens.starts[i + 1]));
  return isNext && SCALE_WORDS.has(keyOf(text, tokens, i)) && UNIT_WORDS.has(unit);
}

/** The outer edge of the word that token i belongs to; in writing without spaces a few letters on. */
function wordEdge({ text, tokens }: StreamIndex, i: number, side: 1 | -1): number {
  const edges = side === 1 ? tokens.ends : tokens.starts;
  let at = i;
  while (
    tokens.kinds[at] === LETTER &&
    tokens.kinds[at + side] === LETTER &&
    Math.abs(at - i) < SHOWN_OUTSIDE &&
    wordsBeside(text, edges[at]!) === null
  )
    at += side;
  return edges[at]!;
}

const ASKS = /^[?!\uff1f\uff01\u061f]/;
const CLOSERS = /^["'\u201d\u2019»)\]*_]{0,4}/;

/** A question or an exclamation mark at the end says something; a full stop in its place hides one. */
function judgeEndMark(sheet: Sheet, { quote, tokens, stream, span }: Run): void {
  const end = tokens.at(-1)!.end;
  const inQuote = quote.text.slice(end, end + 8).replace(CLOSERS, '');
  const inSource = stream.text.slice(span.end, span.end + 8).replace(CLOSERS, '');
  const asked = ASKS.exec(inSource);
  const asks = ASKS.exec(inQuote);
  const isStatement = /^[.\u3002]/.test(inQuote) && asked !== null;
  if (!isStatement && (asks === null || asked !== null)) return;
  const source = asked?.[0] ?? null;
  sheet.edits.push({ kind: 'punctuation-changed', quote: asks?.[0] ?? '.', source });
}

/** A bracket that closes inside the run and opened before it: the run cuts a parenthesis in two. */
function crossesBracket({ quote, tokens, stream, span }: Run): boolean {
  const inQuote = quote.text.slice(tokens[0]!.start, tokens.at(-1)!.end);
  const inSource = stream.text.slice(span.start, span.end).replace(LIST_NUMBER, '');
  return closesUnopened(inSource) && !closesUnopened(inQuote);
}

/** The bracket of a numbered item closes nothing. */
const LIST_NUMBER = /\n {0,4}(?:\d{1,3}|[a-z]|[ivx]{2,4})\)/g;

function closesUnopened(text: string): boolean {
  let depth = 0;
  for (const char of text.match(/[()\uff08\uff09]/g) ?? []) {
    depth += '(\uff08'.includes(char) ? 1 : -1;
    if (depth < 0) return true;
  }
  return false;
}
