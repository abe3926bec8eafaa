import { computed, signal } from '@preact/signals-core';
import type { Conversation } from '../../lib/import/answer';
import { type CitedInAnswer, citedBy, citedIn } from '../../lib/import/citations-of';
import { say } from '../page/page-wording';
import { runChecks } from './run-checks';
import type { Work } from './work';

/** Answers longer than this are read to here, in UTF-16 units. */
const LONGEST_ANSWER = 400_000;
/** How long the page may be busy before it looks up, in ms. */
const AT_A_STRETCH_MS = 50;

interface BroughtAnswer extends CitedInAnswer {
  readonly title: string;
}

export type AnswersModel = ReturnType<typeof createAnswersModel>;

/** Where such an answer was met: on no page. */
const NOWHERE = { site: null, pageUrl: '' };

/**
 * Answers that the reader brought, and their checks. Cited sentences that quote nothing are told where the
 * reader wants them marked.
 */
export function createAnswersModel(
  work: Work,
  areClaimsOn: () => boolean,
  recordsChanged: () => Promise<void>,
) {
  const brought = signal<readonly BroughtAnswer[]>([]);
  const chosen = signal<ReadonlySet<number>>(new Set());

  /** Says in a sentence what is wrong with them; an empty one where nothing is. */
  const show = (answers: readonly BroughtAnswer[]): string => {
    const told = areClaimsOn() ? answers : answers.map((answer) => ({ ...answer, claims: [] }));
    const citing = told.filter(({ citations, claims }) => citations.length + claims.length > 0);
    brought.value = citing;
    chosen.value = new Set(citing.length === 1 ? [0] : []);
    if (citing.length > 0) return '';
    return say(areClaimsOn() ? 'answerNoneCited' : 'answerNone');
  };

  return {
    chosen,
    rows: computed(() =>
      brought.value.map(({ title, citations, claims }) => ({
        ...{ title, quotes: citations.length, sentences: claims.length },
      })),
    ),

    /** One answer after the other, so that the page stays at hand between two. */
    async show(conversations: readonly Conversation[]): Promise<string> {
      const read: BroughtAnswer[] = [];
      let rested = Date.now();
      for (const { title, answers } of conversations)
        for (const { text, ...answer } of answers) {
          const shortened = { text: text.slice(0, LONGEST_ANSWER), ...answer };
          const empty = document.implementation.createHTMLDocument();
          read.push({ title, ...citedBy(shortened, empty) });
          if (Date.now() - rested < AT_A_STRETCH_MS) continue;
          await new Promise((resolve) => setTimeout(resolve));
          rested = Date.now();
        }
      return show(read);
    },

    /** The parser makes a document in which nothing runs and nothing is fetched. */
    readRich(html: string): string {
      const pasted = new DOMParser().parseFromString(
        html.slice(0, LONGEST_ANSWER * 5),
        'text/html',
      );
      return show([{ title: '', ...citedIn(pasted) }]);
    },

    choose(index: number, on: boolean): void {
      const indices = new Set(chosen.value);
      if (on) indices.add(index);
      else indices.delete(index);
      chosen.value = indices;
    },

    async check(): Promise<void> {
      const answers = [...chosen.value].map((at) => {
        const { citations = [], claims = [] } = brought.value[at] ?? {};
        return { citations: [...citations, ...claims], metOn: NOWHERE };
      });
      const total = answers.reduce((sum, { citations }) => sum + citations.length, 0);
      await work.run(
        'check-answers',
        total,
        async (steps) => void (await runChecks(answers, steps)),
      );
      await recordsChanged();
    },
  };
}
