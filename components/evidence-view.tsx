import { useState } from 'preact/hooks';
import {
  DISPOSITIONS,
  type Disposition,
  type DispositionAction,
  type ReaderEntry,
} from '../lib/model/reader-entry';
import type { Say, WordKey } from '../lib/model/words';

export interface EvidenceViewProps {
  readonly entries: readonly ReaderEntry[];
  readonly note: (said: Disposition, action: DispositionAction | null, reason: string) => void;
  readonly say: Say;
}

const SAID: Readonly<Record<Disposition, WordKey>> = {
  supported: 'evidenceSaidSupported',
  partly: 'evidenceSaidPartly',
  'not-supported': 'evidenceSaidNot',
  'cannot-tell': 'evidenceSaidUnclear',
};

/** What the reader thinks of the claim: their own word, kept beside the verdict and never mixed with it. */
export function EvidenceView({ entries, note, say }: EvidenceViewProps) {
  const last = entries.findLast((entry) => entry.kind === 'disposition');
  const [said, setSaid] = useState<Disposition>('supported');
  const [reason, setReason] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    note(said, null, reason);
    setReason('');
  };
  return (
    <form class="panel" onSubmit={send}>
      <h3>{say('evidenceSaid')}</h3>
      <p>
        {last === undefined ? say('evidenceSaidNone') : say(SAID[last.said])}
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
              {say(SAID[one])}
            </option>
          ))}
        </select>
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
