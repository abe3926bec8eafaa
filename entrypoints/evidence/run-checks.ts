import type { CitedAnswer } from '../../lib/check/tab-checks';
import type { FromOurPage } from '../../lib/messages/from-our-page';
import { tellBackground } from '../../lib/messages/wire';
import { waitingJobs } from '../../lib/store/read-evidence';
import type { Steps } from './work';

/** Quotes that the queue is given at once: enough that no site is waited for, and few enough to stop soon. */
const AT_ONCE = 24;
/** Citations of one answer that a message may hold. */
const MOST_TOLD = 500;
const LOOK_AGAIN_MS = 300;
/** The background's name for checks that no tab shows. */
const NO_TAB = -1;

/**
 * Has the background's queue check the citations of these answers, some at a time. Done is what has left the
 * queue: with its record, or without one where it could not be begun. Gives the ids of their records.
 */
export async function runChecks(answers: readonly CitedAnswer[], steps: Steps): Promise<string[]> {
  const waiting = pieces(answers.flatMap(inMessages));
  const ids: string[] = [];
  let left: readonly string[] = [];
  while (!steps.isStopped() && (waiting.length > 0 || left.length > 0)) {
    if (left.length < AT_ONCE / 2) {
      const begun = await begin(waiting.shift() ?? []);
      ids.push(...begun);
      left = [...left, ...begun];
    }
    const queued = await waitingJobs();
    left = left.filter((id) => queued.has(id));
    steps.tell(ids.length - left.length);
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  if (steps.isStopped()) await tellBackground({ kind: 'stop-checks', tabId: NO_TAB });
  return ids;
}

/** One citation that the background does not take, as a file may hold it, does not keep the others back. */
async function begin(answers: readonly CitedAnswer[]): Promise<readonly string[]> {
  if (answers.length === 0) return [];
  const begun = await tellBackground<readonly string[]>({
    kind: 'check-citations',
    answers: structuredClone(answers) as Told,
  });
  if (begun !== null) return begun;
  const alone = answers.flatMap(({ citations, metOn }) =>
    citations.map((one) => ({ citations: [one], metOn })),
  );
  if (alone.length === 1) return [];
  const ids: string[] = [];
  for (const answer of alone) ids.push(...(await begin([answer])));
  return ids;
}

/** What a message is made of is not read-only. */
type Told = Extract<FromOurPage, { kind: 'check-citations' }>['answers'];

function inMessages({ citations, metOn }: CitedAnswer): CitedAnswer[] {
  const starts = citations.map((_, at) => at).filter((at) => at % MOST_TOLD === 0);
  return starts.map((at) => ({ citations: citations.slice(at, at + MOST_TOLD), metOn }));
}

/** Whole answers, since the sources of one are looked through for each of its quotes. */
function pieces(answers: readonly CitedAnswer[]): CitedAnswer[][] {
  const all: CitedAnswer[][] = [];
  let count = AT_ONCE;
  for (const answer of answers) {
    if (count >= AT_ONCE) {
      all.push([]);
      count = 0;
    }
    all.at(-1)?.push(answer);
    count += answer.citations.length;
  }
  return all;
}
