import { type Signal, signal } from '@preact/signals-core';
import type { ChecksAnswer, FromChatPage } from '../../lib/messages/from-chat-page';
import type { CheckState } from '../../lib/model/citation-state';
import type { Way } from '../../lib/model/job';

type Tell = <Reply>(message: FromChatPage) => Promise<Reply | null>;

const WAITING: CheckState = { state: 'waiting' };

export type PageModel = ReturnType<typeof createPageModel>;

/** The state of one chat page: a signal for the check of each citation. `tell` reaches the background. */
export function createPageModel(tell: Tell, announce: (key: string, check: CheckState) => void) {
  const checks = new Map<string, Signal<CheckState>>();
  const enabled = signal(true);
  let lastReport = '';

  const checkOf = (key: string): Signal<CheckState> => {
    const known = checks.get(key) ?? signal(WAITING);
    checks.set(key, known);
    return known;
  };

  const take = (changed: Readonly<Record<string, CheckState>>): void => {
    for (const [key, check] of Object.entries(changed)) {
      const before = checkOf(key).value;
      checkOf(key).value = check;
      if (before.state === 'checking' && check.state === 'checked') announce(key, check);
    }
  };

  const takeAnswer = (answer: ChecksAnswer | null): void => {
    if (answer === null) return;
    enabled.value = answer.enabled;
    take(answer.checks);
  };

  const checkingKeys = (): string[] =>
    [...checks].filter(([, check]) => check.value.state === 'checking').map(([key]) => key);

  return {
    enabled,
    checkOf,
    take,

    /** Tells the background what the page shows, if that has changed. */
    async report(report: Extract<FromChatPage, { kind: 'citations-found' }>): Promise<void> {
      const text = JSON.stringify(report);
      if (text === lastReport) return;
      lastReport = text;
      const answer = await tell<ChecksAnswer>(report);
      // Nobody heard it: the next reading says it again.
      if (answer === null) lastReport = '';
      takeAnswer(answer);
    },

    async check(key: string, again: boolean): Promise<void> {
      if (checkOf(key).value.state === 'checking') return;
      take({ [key]: { state: 'checking' } });
      await tell({ kind: 'check', keys: [key], again });
    },

    async checkOtherWay(key: string, source: number, way: Way): Promise<void> {
      await tell({ kind: 'check-other-way', key, source, way });
    },

    /** Asks for what is still being checked: this wakes a background that the browser has stopped. */
    async ask(): Promise<void> {
      const keys = checkingKeys();
      if (keys.length > 0) takeAnswer(await tell<ChecksAnswer>({ kind: 'read-checks', keys }));
    },

    async openPage(page: 'access' | 'options', key: string | null): Promise<void> {
      await tell({ kind: 'open-page', page, key });
    },
  };
}
