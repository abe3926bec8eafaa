import type { Group } from './group-marks';
import { isQuotation } from './is-quotation';
import type { Quote } from './quote';
import { sentenceOf } from './split-sentences';

/**
 * The sentences that lead every quote in by its citation: "[1] says “…”, while [2] says “…”". They
 * begin with a citation, end with a quote and take turns; the first citation behind a quote would then
 * be that of the next one.
 */
export function findLeadIns(
  quotes: readonly Quote[],
  groups: readonly Group[],
  sentences: readonly number[],
): ReadonlySet<number> {
  // Two of each is the least that takes turns, and few blocks hold so many.
  if (groups.length < 2 || quotes.length < 2) return NONE;
  const turns = new Map<number, string>();
  const note = (sentence: number, turn: string) =>
    turns.set(sentence, (turns.get(sentence) ?? '') + turn);
  let next = 0;
  for (const quote of quotes.filter((each) => isQuotation(each, false))) {
    for (; next < groups.length && groups[next]!.start <= quote.outerStart; next++) {
      note(groups[next]!.sentence, CITATION);
    }
    note(sentenceOf(sentences, quote.outerStart), QUOTE);
  }
  for (; next < groups.length; next++) note(groups[next]!.sentence, CITATION);
  const leadIns = Array.from(turns).filter(([, turn]) => TAKES_TURNS.test(turn));
  return new Set(leadIns.map(([sentence]) => sentence));
}

const NONE: ReadonlySet<number> = new Set();

const CITATION = 'c';
const QUOTE = 'q';
const TAKES_TURNS = /^(?:cq){2,}$/;
