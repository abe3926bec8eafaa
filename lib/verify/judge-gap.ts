import { compareGaps, type GapSide } from './compare-gaps';
import type { Skip } from './find-skips';
import type { StreamIndex } from './index-stream';
import type { Run } from './judge-run';
import { type Sheet, shown } from './sheet';
import type { Step } from './walk-run';

/** Units read beside a gap, so that what is glued to its ends can be told. */
const MARGIN = 2;

/** Compares what stands between two steps; marks that the quote leaves out are noted and passed over. */
export function judgeGap(sheet: Sheet, run: Run, left: Step, right: Step): void {
  const { quote, tokens, stream } = run;
  const before = tokens[left.quoteTo - 1]!;
  const after = tokens[right.quoteFrom]!;
  const inSource = {
    start: stream.tokens.ends[left.to - 1]!,
    end: stream.tokens.starts[right.from]!,
  };
  const inQuote = { start: before.end, end: after.start };
  const source = withoutSkips(sheet, stream, left.to, right.from);
  const comparison = compareGaps({ text: quote.text, from: before.end, to: after.start }, source, {
    before,
    after,
    isInCode: stream.code.has(inSource.start),
  });
  const words = {
    quote: shown(quote.text.slice(inQuote.start, inQuote.end)),
    source: shown(source.text.slice(source.from, source.to)),
  };
  sheet.take(comparison, { inQuote, inSource, ...words });
}

/** The gap of the source between two tokens, with the marks in it made invisible and noted. */
function withoutSkips(
  sheet: Sheet,
  stream: StreamIndex,
  fromToken: number,
  toToken: number,
): GapSide {
  const from = stream.tokens.ends[fromToken - 1]!;
  const to = stream.tokens.starts[toToken]!;
  if (fromToken === toToken) return { text: stream.text, from, to };
  const shift = Math.max(0, from - MARGIN);
  const parts: string[] = [];
  let done = shift;
  for (let i = fromToken; i < toToken; ) {
    const skip = stream.skips.byFirst.get(i);
    if (skip === undefined) break;
    noteSkip(sheet, skip, stream);
    const start = Math.max(done, skip.start);
    const end = Math.max(start, Math.min(to + MARGIN, skip.end));
    parts.push(stream.text.slice(done, start), '\u2060'.repeat(end - start));
    done = end;
    i = skip.to;
  }
  parts.push(stream.text.slice(done, to + MARGIN));
  return { text: parts.join(''), from: from - shift, to: to - shift };
}

function noteSkip(sheet: Sheet, skip: Skip, stream: StreamIndex): void {
  const raw = shown(stream.text.slice(skip.start, skip.end));
  if (skip.kind === 'letter')
    sheet.edits.push({ kind: 'words-left-out', quote: null, source: raw });
  else sheet.note(skip.kind === 'mark' ? 'reference-mark-skipped' : 'layout-skipped', null, raw);
}
