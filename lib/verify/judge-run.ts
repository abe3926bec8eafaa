import type { Edit, Note, Reason } from '../model/finding';
import type { Span } from '../model/span';
import { hasCapitalSide } from './capital-run';
import { crossesBorder } from './crosses-border';
import { crossesRows } from './crosses-rows';
import { addressIn } from './hide-links';
import type { StreamIndex } from './index-stream';
import { judgeEnds } from './judge-ends';
import { judgeGap } from './judge-gap';
import { judgeTokens } from './judge-tokens';
import type { QuoteText, QuoteToken } from './read-quote';
import { Sheet, shown } from './sheet';
import type { Step } from './walk-run';

/** One run of equal keys: which tokens of the quote stand for which of the source. */
export interface Run {
  readonly quote: QuoteText;
  /** The quote's tokens, or those of one of its pieces. */
  readonly tokens: readonly QuoteToken[];
  readonly stream: StreamIndex;
  readonly steps: readonly Step[];
  readonly span: Span<'source'>;
}

/** What a run turned out to be. Empty `reasons` mean that the quote may pass here. */
export interface Judgement {
  readonly span: Span<'source'>;
  readonly steps: readonly Step[];
  readonly notes: readonly Note[];
  /** Differences that a pass must show. */
  readonly edits: readonly Note[];
  readonly reasons: readonly Reason[];
  /** Where the reasons are. */
  readonly places: readonly Edit[];
}

/** Compares quote and source along the run as written: every token, every gap, both ends. */
export function judgeRun(
  quote: QuoteText,
  tokens: readonly QuoteToken[],
  stream: StreamIndex,
  steps: readonly Step[],
): Judgement {
  const start = stream.tokens.starts[steps[0]!.from]!;
  const end = stream.tokens.ends[steps.at(-1)!.to - 1]!;
  const run: Run = { quote, tokens, stream, steps, span: { start, end } };
  const sheet = new Sheet();
  if (!isSameText(run)) {
    judgeInside(sheet, run);
    noteAddress(sheet, run);
  }
  noteReferences(sheet, run);
  judgeEnds(sheet, run);
  if (crossesBorder(stream.source, run.span)) refuseWhole(sheet, run, 'passages-joined');
  else if (crossesRows(stream.source, run.span)) refuseWhole(sheet, run, 'rows-joined');
  const { notes, edits, reasons, places } = sheet;
  return { span: run.span, steps, notes, edits, reasons, places };
}

/** Character for character: nothing inside needs a look. */
function isSameText({ quote, tokens, stream, span }: Run): boolean {
  const start = tokens[0]!.start;
  const end = tokens.at(-1)!.end;
  if (end - start !== span.end - span.start) return false;
  return quote.text.slice(start, end) === stream.text.slice(span.start, span.end);
}

function judgeInside(sheet: Sheet, run: Run): void {
  const { steps } = run;
  const isCapitalRun = hasCapitalSide(run);
  for (let i = 0; i < steps.length; i++) {
    if (i > 0) judgeGap(sheet, run, steps[i - 1]!, steps[i]!);
    judgeTokens(sheet, run, steps[i]!, isCapitalRun);
  }
}

/** Character references that a bad extractor left in the source were decoded. */
function noteReferences(sheet: Sheet, { stream, span }: Run): void {
  const { text } = stream.source;
  const reference = /&#?\w{2,8};/.exec(text.slice(span.start, span.end))?.[0];
  if (reference === undefined || stream.text.slice(span.start, span.end).includes(reference))
    return;
  sheet.note('entity', null, reference);
}

/** The address of a link that the file writes out was left out. */
function noteAddress(sheet: Sheet, { stream, span }: Run): void {
  if (stream.source.form !== 'text') return;
  const address = addressIn(stream.source.text.slice(span.start, span.end));
  if (address !== null)
    sheet.edits.push({ kind: 'words-left-out', quote: null, source: shown(address) });
}

function refuseWhole(sheet: Sheet, run: Run, kind: Reason['kind']): void {
  const inQuote = { start: run.tokens[0]!.start, end: run.tokens.at(-1)!.end };
  sheet.refuse(kind, { inQuote, inSource: run.span, quote: null, source: null });
}
