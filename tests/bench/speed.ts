import { indexSource, type SourceIndex } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import { type Contender, LIMITS, PEERS, verbatim } from './contenders';
import type { Corpus } from './corpus';
import { cpuMsOf, type Task, type Times, timeInRounds } from './measure';
import type { Language } from './sentences';

/** What is asked of a source: one quote of a sort, or twenty of all sorts. */
export const ASKED = ['one present', 'one changed', 'one absent', 'twenty'] as const;
export type Asked = (typeof ASKED)[number];

export interface Row {
  readonly language: Language;
  readonly length: number;
  readonly asked: Asked;
  readonly times: Times;
}

export const KEPT = 'Verbatim, index kept';
export const BUILD = 'index build';
/** A kept index answers in less time than the clock of the processor tells apart. */
const KEPT_REPEATS = 20;
const QUICK_MS = 10;
/** A peer is dropped at a size where one run passes this. */
const DROPPED_MS = 20_000;
/** On longer sources peers are asked for one changed quote only: the bench is to end. */
export const ALL_PEERS_UP_TO = 1_000_000;

/** Every contender on one source. A peer that was dropped stays dropped on longer sources. */
export function timeSource(
  language: Language,
  length: number,
  corpus: Corpus,
  dropped: Map<string, number>,
): Row[] {
  return ASKED.map((asked) => {
    const quotes = quotesFor(asked, corpus);
    const isAsked = length <= ALL_PEERS_UP_TO || asked === 'one changed';
    const peers = PEERS.filter((peer) => isAsked && isAffordable(peer, quotes, corpus, dropped));
    const index = indexSource(corpus.text);
    const kept = keptTask(quotes, index);
    const build: Task = { name: BUILD, run: () => indexSource(corpus.text).main.tokens.count };
    const tasks = [verbatim, ...LIMITS, ...peers].map((one) => taskOf(one, quotes, corpus));
    return { language, length, asked, times: timeInRounds([...tasks, kept, build]) };
  });
}

/** Quick answers are timed many at once. */
function keptTask(quotes: readonly string[], index: SourceIndex): Task {
  const once: Task = {
    name: KEPT,
    run: () => quotes.reduce((sum, quote) => sum + verifyQuote(quote, index).kind.length, 0),
  };
  return cpuMsOf(once) < QUICK_MS ? { ...once, repeats: KEPT_REPEATS } : once;
}

function quotesFor(asked: Asked, { quotes }: Corpus): readonly string[] {
  const { present, changed, absent } = quotes;
  switch (asked) {
    case 'one present':
      return present.slice(-3, -2);
    case 'one changed':
      return changed.slice(-3, -2);
    case 'one absent':
      return absent.slice(-3, -2);
    case 'twenty':
      return [...present.slice(0, 7), ...changed.slice(7, 14), ...absent.slice(14)];
  }
}

function taskOf(contender: Contender, quotes: readonly string[], corpus: Corpus): Task {
  return { name: contender.name, run: () => contender.check(quotes, corpus.text) };
}

/**
 * Tries a peer on a tenth of the source first: what would take more than 20 s is not begun. The tries
 * of a peer that grows faster than its source end at the size where they say so.
 */
function isAffordable(
  peer: Contender,
  quotes: readonly string[],
  corpus: Corpus,
  dropped: Map<string, number>,
): boolean {
  const { length } = corpus.text;
  const key = `${peer.name} ${quotes.length}`;
  if ((dropped.get(key) ?? Number.POSITIVE_INFINITY) <= length) return false;
  const hundredth = costOn(peer, quotes, corpus.text.slice(0, length / 100));
  const tenth =
    hundredth * 10 > DROPPED_MS
      ? hundredth * 10
      : costOn(peer, quotes, corpus.text.slice(0, length / 10));
  const growth = Math.max(10, Math.min(100, tenth / Math.max(hundredth, 1)));
  if (tenth * (tenth < 100 ? 10 : growth) <= DROPPED_MS) return true;
  dropped.set(key, length);
  return false;
}

function costOn(peer: Contender, quotes: readonly string[], text: string): number {
  return cpuMsOf({ name: peer.name, run: () => peer.check(quotes, text) });
}
