import { type ReadonlySignal, signal } from '@preact/signals-core';
import type { AccessProps } from '../../components/access';
import type { AccessRequest } from '../../lib/model/access-request';

/** All that the access page asks of the browser. */
export interface Asker {
  requestAccess(patterns: readonly string[]): Promise<boolean>;
  missingAccess(patterns: readonly string[]): Promise<readonly string[]>;
  onAccessChanged(listen: () => void): void;
}

export interface AccessModel {
  readonly outcome: ReadonlySignal<AccessProps['outcome']>;
  ask(patterns: readonly string[]): Promise<void>;
}

/** Whether the sites of a request may be read, however access came about. */
export function createAccessModel(request: AccessRequest | null, asker: Asker): AccessModel {
  const outcome = signal<AccessProps['outcome']>('not-asked');

  // The question's own answer may never come, and access may be granted elsewhere.
  const readOutcome = async (): Promise<void> => {
    if (request !== null && (await asker.missingAccess(request.patterns)).length === 0)
      outcome.value = 'granted';
  };
  asker.onAccessChanged(() => void readOutcome());
  void readOutcome();

  return {
    outcome,
    async ask(patterns) {
      outcome.value = (await asker.requestAccess(patterns)) ? 'granted' : 'declined';
    },
  };
}
