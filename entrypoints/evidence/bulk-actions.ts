import type { SaveForm } from '../../components/evidence-tools';
import type { CitedAnswer } from '../../lib/check/tab-checks';
import { type EvidenceRecord, isWholeRecord } from '../../lib/model/record';
import { type CheckedAgain, describeTally, type Tally } from '../../lib/present/describe-tally';
import { isUnread, outcomeKey } from '../../lib/present/outcome-key';
import { sayCount } from '../../lib/present/say-count';
import { addEntries, deleteRecords } from '../../lib/store/change-evidence';
import { readRecords } from '../../lib/store/read-evidence';
import { pageWording, say } from '../page/page-wording';
import type { EvidenceModel } from './evidence-model';
import { recheckCopy } from './recheck';
import { runChecks } from './run-checks';
import { saveRecords } from './save-file';
import { inPieces, type Steps, type Work } from './work';

/** Records that one transaction changes or reads: few enough that the reader can stop. */
const PIECE = 200;

/** What the reader can do with several checks at once. Each can be stopped, and what is done by then stays. */
export function createBulkActions(model: EvidenceModel, work: Work) {
  const run = async (
    kind: Parameters<Work['run']>[0],
    ids: readonly string[],
    act: (steps: Steps) => Promise<void>,
  ): Promise<void> => {
    model.news.value = '';
    const ended = await work.run(kind, ids.length, act);
    if (ended?.isStopped)
      model.news.value = say('workStopped', String(ended.done), String(ended.total));
  };

  return {
    async pin(pinned: boolean): Promise<void> {
      const ids = model.chosenIds().filter((id) => model.pinned.value.has(id) !== pinned);
      await run('pin', ids, (steps) =>
        inPieces(ids, PIECE, steps, (piece) =>
          addEntries(
            piece.map((record) => ({
              ...{ kind: 'pin', pinned, record },
              ...{ id: crypto.randomUUID(), at: Date.now() },
            })),
          ),
        ),
      );
      await model.readEntries();
    },

    async remove(): Promise<void> {
      const ids = model.chosenIds();
      await run('delete', ids, (steps) => inPieces(ids, PIECE, steps, deleteRecords));
      await model.forget(ids);
    },

    async save(form: SaveForm): Promise<void> {
      const ids = model.chosenIds();
      await run('save', ids, async (steps) => {
        const records: EvidenceRecord[] = [];
        let leftOut = 0;
        await inPieces(ids, PIECE, steps, async (piece) => {
          const read = await readRecords(piece);
          const whole = read.filter(isWholeRecord);
          records.push(...whole);
          leftOut += read.length - whole.length;
        });
        if (steps.isStopped()) return;
        await saveRecords(records, form);
        if (leftOut > 0) model.news.value = sayCount('evidenceSaveLeftOut', leftOut, pageWording());
      });
    },

    async recheckStored(): Promise<void> {
      const ids = model.chosenQuotes();
      const tally: Tally = new Map();
      await run('read-copies', ids, (steps) =>
        inPieces(ids, 1, steps, async (piece) => {
          for (const record of await readRecords(piece))
            count(tally, isWholeRecord(record) ? await readAgain(record, model) : 'changed');
        }),
      );
      await model.load();
      tell(model, tally);
    },

    async recheckLive(): Promise<void> {
      const ids = model.chosenQuotes();
      const before = new Map<string, string>();
      const tally: Tally = new Map();
      await run('check', ids, async (steps) => {
        const answers = await readAnswers(ids, before, tally);
        const now = await readRecords(await runChecks(answers, steps));
        for (const record of now.filter(isWholeRecord)) {
          const was = before.get(record.citation.key);
          count(tally, compare(was, record));
        }
      });
      await model.load();
      tell(model, tally);
    },
  };
}

/** Each quote is checked for itself: what other answers cite is nothing to it. */
async function readAnswers(
  ids: readonly string[],
  before: Map<string, string>,
  tally: Tally,
): Promise<CitedAnswer[]> {
  const answers: CitedAnswer[] = [];
  for (let at = 0; at < ids.length; at += PIECE)
    for (const record of await readRecords(ids.slice(at, at + PIECE))) {
      if (!isWholeRecord(record)) {
        count(tally, 'changed');
        continue;
      }
      const { citation, metOn } = record;
      before.set(citation.key, outcomeKey(record));
      answers.push({ citations: [citation], metOn });
    }
  return answers;
}

async function readAgain(record: EvidenceRecord, model: EvidenceModel): Promise<CheckedAgain> {
  const again = await recheckCopy(record);
  await model.markRecord(record, again === 'damaged');
  return typeof again === 'string' ? again : compare(outcomeKey(record), again);
}

function compare(before: string | undefined, now: EvidenceRecord): CheckedAgain {
  if (outcomeKey(now) === before) return 'same';
  return isUnread(now) ? 'unreadable' : 'other';
}

function count(tally: Tally, outcome: CheckedAgain): void {
  tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
}

function tell(model: EvidenceModel, tally: Tally): void {
  const sentence = describeTally(tally, pageWording());
  if (sentence !== '') model.news.value = [model.news.value, sentence].join(' ').trim();
}
