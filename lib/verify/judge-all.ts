import { checkEnd } from './check-end';
import { checkStart } from './check-start';
import { searchRuns } from './find-runs';
import type { StreamIndex } from './index-stream';
import { shownBeside } from './judge-ends';
import { type Judgement, judgeRun } from './judge-run';
import type { QuoteText, QuoteToken } from './read-quote';
import { MOST_RUN_TOKENS, SWEEP_BUDGET } from './thresholds';
import type { Step } from './walk-run';

/**
 * Every place of these tokens, compared as written. Where a page repeats one phrase so often that the
 * search stops early, and no place so far may pass, the rest is searched in one linear sweep: a clean
 * place is never missed because unclean ones stand before it.
 */
export function judgeAll(
  quote: QuoteText,
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
): Judgement[] {
  const { runs, isCut } = searchRuns(tokens, stream);
  const judged = runs.map((run) => judgeRun(quote, tokens, stream, run));
  if (!isCut || judged.some((run) => run.reasons.length === 0)) return judged;
  return [...judged, ...sweep(quote, tokens, stream)];
}

/** The places with clean ends and clean insides, by Knuth, Morris and Pratt over token ids. */
function sweep(quote: QuoteText, tokens: readonly QuoteToken[], stream: StreamIndex): Judgement[] {
  const clean: Judgement[] = [];
  const beside = shownBeside(quote, tokens);
  let left = SWEEP_BUDGET;
  for (const from of occurrences(tokens, stream)) {
    if (checkStart(stream, from, beside.start) !== null) continue;
    if (checkEnd(stream, from + tokens.length - 1, beside.end) !== null) continue;
    // Beyond the budget only a place that is the quote letter for letter is looked at.
    if (left < 0 && !isLiteral(quote, tokens, stream, from)) continue;
    left -= tokens.length;
    const run = judgeRun(quote, tokens, stream, stepsFrom(from, tokens.length));
    if (run.reasons.length === 0) clean.push(run);
    if (clean.length * tokens.length > MOST_RUN_TOKENS) break;
  }
  return clean;
}

function* occurrences(tokens: readonly QuoteToken[], stream: StreamIndex): Generator<number> {
  const wanted = tokens.map((token) => stream.vocabulary.find(token.key));
  if (wanted.includes(-1)) return;
  const borders = bordersOf(wanted);
  let matched = 0;
  for (let i = 0; i < stream.ids.length; i++) {
    while (matched > 0 && wanted[matched] !== stream.ids[i]) matched = borders[matched - 1]!;
    if (wanted[matched] === stream.ids[i]) matched++;
    if (matched < wanted.length) continue;
    yield i + 1 - matched;
    matched = borders[matched - 1]!;
  }
}

/** For each beginning of the list, the length of its longest proper end that is a beginning too. */
function bordersOf(ids: readonly number[]): Int32Array {
  const borders = new Int32Array(ids.length);
  for (let i = 1, border = 0; i < ids.length; i++) {
    while (border > 0 && ids[i] !== ids[border]) border = borders[border - 1]!;
    if (ids[i] === ids[border]) border++;
    borders[i] = border;
  }
  return borders;
}

function isLiteral(
  quote: QuoteText,
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  from: number,
): boolean {
  const start = stream.tokens.starts[from]!;
  const end = stream.tokens.ends[from + tokens.length - 1]!;
  return quote.text.slice(tokens[0]!.start, tokens.at(-1)!.end) === stream.text.slice(start, end);
}

function stepsFrom(from: number, length: number): Step[] {
  return Array.from({ length }, (_, i) => ({
    quoteFrom: i,
    quoteTo: i + 1,
    from: from + i,
    to: from + i + 1,
  }));
}
