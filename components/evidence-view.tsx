import { useState } from 'preact/hooks';
import {
  DISPOSITION_ACTIONS,
  DISPOSITIONS,
  type Disposition,
  type DispositionAction,
  type KeptEntry,
} from '../lib/model/reader-entry';
import type { Say } from '../lib/model/words';
import { ACTION_WORDS, describeView, SAID_WORDS } from '../lib/present/describe-view';

export interface EvidenceViewProps {
  readonly entries: readonly KeptEntry[];
  readonly note: (said: Disposition, action: DispositionAction | null, reason: string) => void;
  readonly say: Say;
}

/** What the reader thinks of the claim and did with it: their own word, kept beside the verdict and never mixed with it. */
export function EvidenceView({ entries, note, say }: EvidenceViewProps) {
  const last = entries.findLast((entry) => entry.kind === 'disposition');
  const [said, setSaid] = useState<Disposition>(last?.said ?? 'cannot-tell');
  const [action, setAction] = useState<DispositionAction | null>(last?.action ?? null);
  const [reason, setReason] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    note(said, action, reason);
    setReason('');
  };
  return (
    <form class="panel" onSubmit={send}>
      <h3>{say('evidenceSaid')}</h3>
      <p>
        {last === undefined ? say('evidenceSaidNone') : describeView(last, say)}
        {last !== undefined && last.reason !== '' && <bdi>{`: ${last.reason}`}</bdi>}
      </p>
      <div class="actions">
        <select
          class="button"
          aria-label={say('evidenceSaid')}
          value={said}
          onChange={({ currentTarget }) => setSaid(currentTarget.value as Disposition)}
        >
          {DISPOSITIONS.map((one) => (
            <option key={one} value={one}>
              {say(SAID_WORDS[one])}
            </option>
          ))}
        </select>
        <label class="evidence-action">
          <span class="evidence-label">{say('evidenceAction')}</span>
          <select
            class="button"
            value={action ?? ''}
            onChange={({ currentTarget }) =>
              setAction((currentTarget.value || null) as DispositionAction | null)
            }
          >
            <option value="">{say('evidenceActionNone')}</option>
            {DISPOSITION_ACTIONS.map((one) => (
              <option key={one} value={one}>
                {say(ACTION_WORDS[one])}
              </option>
            ))}
          </select>
        </label>
        <label class="evidence-reason">
          <span class="evidence-label">{say('evidenceReason')}</span>
          <input
            type="text"
            maxLength={1000}
            value={reason}
            onInput={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </label>
        <button type="submit" class="button">
          {say('evidenceNote')}
        </button>
      </div>
    </form>
  );
}
