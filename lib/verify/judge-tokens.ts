import { foldLetters } from '../text/fold-letters';
import { LETTER, MARK, NUMBER, SIGN } from '../text/token';
import { compareNumbers } from './compare-numbers';
import { compareWords, type WordContext } from './compare-words';
import { type Comparison, edit, note, refused, SAME } from './comparison';
import type { StreamIndex } from './index-stream';
import type { Run } from './judge-run';
import type { QuoteToken } from './read-quote';
import { type Sheet, shown } from './sheet';
import type { Step } from './walk-run';
import { HYPHEN_PAIRS } from './words/hyphen-pairs';

/** Compares the tokens of one step as written. */
export function judgeTokens(sheet: Sheet, run: Run, step: Step, isCapitalRun: boolean): void {
  const { quote, tokens, stream } = run;
  const inQuote = { start: tokens[step.quoteFrom]!.start, end: tokens[step.quoteTo - 1]!.end };
  const inSource = {
    start: stream.tokens.starts[step.from]!,
    end: stream.tokens.ends[step.to - 1]!,
  };
  const rawQuote = quote.text.slice(inQuote.start, inQuote.end);
  const rawSource = stream.text.slice(inSource.start, inSource.end);
  if (rawQuote === rawSource) return;
  const comparison = compareStep(run, step, rawQuote, rawSource, isCapitalRun);
  sheet.take(comparison, { inQuote, inSource, quote: shown(rawQuote), source: shown(rawSource) });
}

function compareStep(
  run: Run,
  step: Step,
  rawQuote: string,
  rawSource: string,
  isCapitalRun: boolean,
): Comparison {
  if (step.quoteTo - step.quoteFrom > 1) return splitWord(rawQuote, run.stream);
  const token = run.tokens[step.quoteFrom]!;
  const flat = run.stream.flat.byFirst.get(step.from);
  if (flat?.key === token.key && flat.to === step.to)
    return flat.raw === token.raw ? edit('formula-form') : refused('formula');
  const context = wordContext(run, step, isCapitalRun);
  if (step.to - step.from > 1) return joinedWord(token, run.stream, step, context);
  return compareTokens(token, rawSource, run.stream.tokens.kinds[step.from]!, context);
}

/** The quote has a border inside a word of the source. */
function splitWord(rawQuote: string, stream: StreamIndex): Comparison {
  if (/^[^\s]*[-\u2010\u2011][^\s]*$/.test(rawQuote)) return note('line-end-hyphen');
  return stream.source.form === 'pdf' ? note('layout-skipped') : edit('space-at-markup');
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
  for (let i = step.from; i < step.to; i++) {
    joined += stream.text.slice(stream.tokens.starts[i], stream.tokens.ends[i]);
  }
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
    const isSame = foldLetters(token.raw) === foldLetters(rawSource);
    return isSame ? note('letter-form') : refused('symbol-changed');
  }
  return compareWords(token.raw, rawSource, context);
}

function wordContext(
  { quote, tokens, stream }: Run,
  step: Step,
  isCapitalRun: boolean,
): WordContext {
  const before = tokens[step.quoteFrom - 1];
  const opensInQuote =
    before === undefined ||
    OPENING.test(quote.text.slice(before.end, tokens[step.quoteFrom]!.start));
  return {
    isCapitalRun,
    isInCode: stream.code.has(stream.tokens.starts[step.from]!),
    isAfterNumber: before?.kind === NUMBER,
    isAtStart: opensInQuote || isSentenceStart(stream, step.from),
  };
}

/** Marks behind which a sentence or a quotation may begin. */
const OPENING = /[.?!:\n"\u201c(]/;

function isSentenceStart(stream: StreamIndex, i: number): boolean {
  if (i === 0) return true;
  const end = stream.tokens.ends[i - 1]!;
  const start = stream.tokens.starts[i]!;
  return OPENING.test(stream.text.slice(end, Math.min(start, end + 60)));
}
