import { computed, signal } from '@preact/signals-core';
import { citationsIn, citationsOf } from '../../lib/import/citations-of';
import { readAnswers } from '../../lib/import/read-answers';
import { tellBackground } from '../../lib/messages/wire';
import type { Citation } from '../../lib/model/citation';
import { readRecord } from '../../lib/store/records';
import { say } from '../page/page-wording';

/** What one message to the background may name. */
const MOST_AT_ONCE = 500;
const LOOK_AGAIN_MS = 400;
/** Without a new verdict for so long, a check has ended without one. */
const WAITED_MS = 180_000;
/** The background's name for checks that no tab shows. */
const NO_TAB = -1;

/** Answers longer than this are read to here, in UTF-16 units. */
const LONGEST_ANSWER = 400_000;

interface BroughtAnswer {
  readonly title: string;
  readonly citations: readonly Citation[];
}

export type AnswersModel = ReturnType<typeof createAnswersModel>;

/** Answers that the reader brought, and how far their checks have come. */
export function createAnswersModel(recordsChanged: () => Promise<void>) {
  const brought = signal<readonly BroughtAnswer[]>([]);
  const chosen = signal<ReadonlySet<number>>(new Set());
  const progress = signal<{ readonly done: number; readonly total: number } | null>(null);

  /** Says in a sentence what is wrong with them; an empty one where nothing is. */
  const show = (answers: readonly BroughtAnswer[]): string => {
    const quoting = answers.filter(({ citations }) => citations.length > 0);
    brought.value = quoting;
    chosen.value = new Set(quoting.length === 1 ? [0] : []);
    return quoting.length === 0 ? say('answerNone') : '';
  };

  const watch = async (ids: readonly string[]): Promise<void> => {
    const left = new Set(ids);
    let until = Date.now() + WAITED_MS;
    while (left.size > 0 && progress.value !== null && Date.now() < until) {
      const before = left.size;
      for (const id of left) if ((await readRecord(id)) !== null) left.delete(id);
      if (left.size < before) until = Date.now() + WAITED_MS;
      if (progress.value === null) return;
      progress.value = { done: ids.length - left.size, total: ids.length };
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  };

  return {
    chosen,
    progress,
    rows: computed(() =>
      brought.value.map(({ title, citations }) => ({ title, quotes: citations.length })),
    ),

    read(content: string): string {
      const read = readAnswers(content);
      if (!read.ok)
        return say(read.error === 'damaged' ? 'answerDamaged' : 'evidenceImportNotOurs');
      return show(
        read.value.flatMap(({ title, answers }) =>
          answers.map(({ text, ...answer }) => ({
            title,
            citations: citationsOf(
              { text: text.slice(0, LONGEST_ANSWER), ...answer },
              document.implementation.createHTMLDocument(),
            ),
          })),
        ),
      );
    },

    /** The parser makes a document in which nothing runs and nothing is fetched. */
    readRich(html: string): string {
      const pasted = new DOMParser().parseFromString(
        html.slice(0, LONGEST_ANSWER * 5),
        'text/html',
      );
      return show([{ title: '', citations: citationsIn(pasted) }]);
    },

    choose(index: number, on: boolean): void {
      const indices = new Set(chosen.value);
      if (on) indices.add(index);
      else indices.delete(index);
      chosen.value = indices;
    },

    async check(): Promise<void> {
      const citations = [...chosen.value].flatMap((at) => brought.value[at]?.citations ?? []);
      progress.value = { done: 0, total: citations.length };
      const ids: string[] = [];
      for (let at = 0; at < citations.length; at += MOST_AT_ONCE) {
        const some = citations.slice(at, at + MOST_AT_ONCE);
        const begun = await tellBackground<readonly string[]>({
          kind: 'check-citations',
          citations: some.map((one) => ({ ...one, sources: [...one.sources] })),
          metOn: { site: null, pageUrl: '' },
        });
        ids.push(...(begun ?? []));
      }
      await watch(ids);
      progress.value = null;
      await recordsChanged();
    },

    async stop(): Promise<void> {
      progress.value = null;
      await tellBackground({ kind: 'stop-checks', tabId: NO_TAB });
    },
  };
}
