import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import { browser } from 'wxt/browser';

/** What a process that was stopped still tried to do. */
export class ProcessStopped extends Error {}

interface Life {
  isStopped: boolean;
}

const current = new AsyncLocalStorage<Life>();

/** One life of the background in this one process of Node: all that `run` begins belongs to it, whenever it goes on. */
export interface Process {
  run<T>(task: () => T): T;
  stop(): void;
  /** Gives the value on; in a process that was stopped, never. */
  alive<T>(value: T): Promise<T>;
}

export function startProcess(): Process {
  const life: Life = { isStopped: false };
  return {
    run: (task) => current.run(life, task),
    stop: () => {
      life.isStopped = true;
    },
    alive: (value) => (life.isStopped ? new Promise(() => undefined) : Promise.resolve(value)),
  };
}

/**
 * From now on a stopped process neither reads nor writes: without this its promises go on, and what it stores
 * meets what the next process stores. Undone by `vi.restoreAllMocks`.
 */
export function keepTheStoppedOut(): void {
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...asked
  ) {
    refuseStopped();
    return transaction.apply(this, asked);
  });
  const { session } = browser.storage;
  for (const name of ['get', 'set', 'remove'] as const) {
    const whole = session[name].bind(session) as (...asked: unknown[]) => Promise<never>;
    vi.spyOn(session, name).mockImplementation(async (...asked: unknown[]) => {
      refuseStopped();
      return whole(...asked);
    });
  }
}

function refuseStopped(): void {
  if (current.getStore()?.isStopped) throw new ProcessStopped('This process was stopped.');
}
