import type { ChecksAnswer, FromChatPage } from '../../lib/messages/from-chat-page';
import type { CheckState, LookState } from '../../lib/model/citation-state';
import type { Way } from '../../lib/model/job';

type Tell = <Reply>(message: FromChatPage) => Promise<Reply | null>;

const WAITING = { state: 'waiting' } as const;

export type PageModel = ReturnType<typeof createPageModel>;

/** Who is told of changes; each is called after the model holds them. */
export interface PageListeners {
  checkChanged(key: string): void;
  /** A check that was under way has come to its end. */
  checkEnded(key: string): void;
  switched(): void;
}

/** The state of one chat page: the check of each citation. `tell` reaches the background. */
export function createPageModel(tell: Tell, listeners: PageListeners) {
  const checks = new Map<string, CheckState | LookState>();
  /** Null until the background has answered: nothing is shown that might have to go again. */
  let isOn: boolean | null = null;
  let lastReport = '';

  const checkOf = (key: string): CheckState | LookState => checks.get(key) ?? WAITING;

  const take = (changed: Readonly<Record<string, CheckState | LookState>>): void => {
    for (const [key, check] of Object.entries(changed)) {
      const before = checkOf(key);
      checks.set(key, check);
      listeners.checkChanged(key);
      if (before.state === 'checking' && 'result' in check) listeners.checkEnded(key);
    }
  };

  const switchTo = (on: boolean): void => {
    if (on === isOn) return;
    isOn = on;
    listeners.switched();
  };

  const takeAnswer = (answer: ChecksAnswer | null): void => {
    if (answer === null) return;
    switchTo(answer.enabled);
    take(answer.checks);
  };

  const checkingKeys = (): string[] =>
    [...checks].filter(([, { state }]) => state === 'checking').map(([key]) => key);

  return {
    isOn: () => isOn,
    checkOf,
    take,
    switchTo,

    /** Tells the background what the page shows, if that has changed. False where nobody heard it. */
    async report(report: Extract<FromChatPage, { kind: 'citations-found' }>): Promise<boolean> {
      const text = JSON.stringify(report);
      if (text === lastReport) return true;
      lastReport = text;
      const answer = await tell<ChecksAnswer>(report);
      // Nobody heard it: the next reading says it again.
      if (answer === null) lastReport = '';
      takeAnswer(answer);
      return answer !== null;
    },

    async check(key: string, again: boolean): Promise<void> {
      if (checkOf(key).state === 'checking') return;
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

    async openPage(page: 'access' | 'evidence' | 'options', key: string | null): Promise<void> {
      await tell({ kind: 'open-page', page, key });
    },
  };
}
