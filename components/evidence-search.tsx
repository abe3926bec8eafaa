import type { Say } from '../lib/model/words';
import { type EvidenceFilter, STATE_NAMES } from '../lib/present/list-evidence';
import { MarkShape } from './mark-shape';

export interface EvidenceSearchProps {
  readonly filter: EvidenceFilter;
  /** How many pinned quotes have changed, in words; null where none has. */
  readonly changed: string | null;
  readonly search: (filter: EvidenceFilter) => void;
  readonly say: Say;
}

const STATES = ['found', 'found-amber', 'closest', 'not-in-source', 'could-not-check'] as const;

/** Words, verdict, day and pins by which the list is narrowed. */
export function EvidenceSearch({ filter, changed, search, say }: EvidenceSearchProps) {
  return (
    <search class="evidence-search">
      <label>
        <span class="evidence-label">{say('evidenceSearch')}</span>
        <input
          type="search"
          value={filter.words}
          onInput={({ currentTarget }) => search({ ...filter, words: currentTarget.value })}
        />
      </label>
      <fieldset class="filter">
        <legend class="for-screen-readers">{say('filterLabel')}</legend>
        {STATES.map((state) => (
          <button
            key={state}
            type="button"
            class={`chip state-${state}`}
            aria-label={say(STATE_NAMES[state])}
            title={say(STATE_NAMES[state])}
            aria-pressed={filter.state === state}
            onClick={() => search({ ...filter, state: filter.state === state ? 'all' : state })}
          >
            <MarkShape state={state} />
          </button>
        ))}
        <button
          type="button"
          class="chip"
          aria-pressed={filter.onlyPinned}
          onClick={() => search({ ...filter, onlyPinned: !filter.onlyPinned })}
        >
          {say('evidenceOnlyPinned')}
        </button>
        {(changed !== null || filter.onlyChanged) && (
          <button
            type="button"
            class="chip evidence-changed"
            aria-pressed={filter.onlyChanged}
            onClick={() => search({ ...filter, onlyChanged: !filter.onlyChanged })}
          >
            {changed ?? say('evidenceOnlyChanged')}
          </button>
        )}
      </fieldset>
      <label>
        <span class="evidence-label">{say('evidenceSince')}</span>
        <input
          type="date"
          onInput={({ currentTarget }) =>
            search({ ...filter, since: startOf(currentTarget.valueAsDate) })
          }
        />
      </label>
    </search>
  );
}

/** A date field gives midnight in UTC; the reader means midnight where they are. */
function startOf(day: Date | null): number | null {
  if (day === null) return null;
  return new Date(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()).getTime();
}
