import { signal } from '@preact/signals-core';
import type { Progress, WorkKind } from '../../components/work-progress';

/** What a long action tells, and asks, between two steps. */
export interface Steps {
  tell(done: number): void;
  isStopped(): boolean;
}

export interface Ended {
  readonly done: number;
  readonly total: number;
  readonly isStopped: boolean;
}

export type Work = ReturnType<typeof createWork>;

/** The one long action that is under way on this page: how far it has come, and the wish to stop it. */
export function createWork() {
  const progress = signal<Progress | null>(null);
  let isStopped = false;

  return {
    progress,

    /** Null: nothing was begun, since another action is under way or there is nothing to do. */
    async run(
      kind: WorkKind,
      total: number,
      act: (steps: Steps) => Promise<void>,
    ): Promise<Ended | null> {
      if (progress.value !== null || total === 0) return null;
      isStopped = false;
      let done = 0;
      const tell = (now: number): void => {
        done = now;
        progress.value = { kind, done, total };
      };
      tell(0);
      try {
        await act({ tell, isStopped: () => isStopped });
      } finally {
        progress.value = null;
      }
      return { done, total, isStopped: isStopped && done < total };
    },

    stop(): void {
      isStopped = true;
    },
  };
}

/** Runs through all of them in pieces; what a piece did stays done when the reader stops. */
export async function inPieces<T>(
  all: readonly T[],
  size: number,
  { tell, isStopped }: Steps,
  act: (piece: readonly T[]) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < all.length && !isStopped(); at += size) {
    await act(all.slice(at, at + size));
    tell(Math.min(at + size, all.length));
  }
}
