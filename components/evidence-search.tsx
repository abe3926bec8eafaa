import type { Say, WordKey } from '../lib/model/words';
import { describeClaimMark } from '../lib/present/describe-claim-mark';
import { type EvidenceFilter, STATE_NAMES } from '../lib/present/list-evidence';
import { CLAIM_MARKS } from './claim-mark';
import { MarkShape, type MarkShapeProps } from './mark-shape';

export interface EvidenceSearchProps {
  readonly filter: EvidenceFilter;
  /** How many pinned quotes and sentences have changed, in words; null where none has. */
  readonly changed: string | null;
  /** Some record, or some copy, is not what was kept. */
  readonly hasDamaged: boolean;
  readonly search: (filter: EvidenceFilter) => void;
  readonly say: Say;
}

const STATES = ['found', 'found-amber', 'closest', 'not-in-source', 'could-not-check'] as const;

const SENTENCE_STATES = [
  ...(['missing', 'elsewhere', 'partly', 'read', 'could-not-check', 'not-checkable'] as const),
];

const KINDS: readonly (readonly [of: EvidenceFilter['of'], words: WordKey])[] = [
  ['all', 'evidenceKindAll'],
  ['quote', 'evidenceKindQuotes'],
  ['sentence', 'evidenceKindSentences'],
];

interface Chip {
  readonly state: EvidenceFilter['state'];
  readonly mark: MarkShapeProps;
  readonly name: string;
}

const quoteChips = (say: Say): Chip[] =>
  STATES.map((state) => ({ state, mark: { state }, name: say(STATE_NAMES[state]) }));

const sentenceChips = (say: Say): Chip[] =>
  SENTENCE_STATES.map((state) => ({
    ...{ state, mark: CLAIM_MARKS[state], name: describeClaimMark(state, say) },
  }));

/** Quotes or sentences, words, verdict, day and pins by which the list is narrowed. */
export function EvidenceSearch({ filter, changed, hasDamaged, search, say }: EvidenceSearchProps) {
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
        <legend class="for-screen-readers">{say('evidenceKind')}</legend>
        {KINDS.map(([of, words]) => (
          <button
            key={of}
            type="button"
            class="chip"
            aria-pressed={filter.of === of}
            onClick={() => search({ ...filter, of, state: 'all' })}
          >
            {say(words)}
          </button>
        ))}
      </fieldset>
      <fieldset class="filter">
        <legend class="for-screen-readers">{say('filterLabel')}</legend>
        {(filter.of === 'sentence' ? sentenceChips(say) : quoteChips(say)).map((chip) => (
          <button
            key={chip.state}
            type="button"
            class={`chip state-${chip.mark.state}`}
            aria-label={chip.name}
            title={chip.name}
            aria-pressed={filter.state === chip.state}
            onClick={() =>
              search({ ...filter, state: filter.state === chip.state ? 'all' : chip.state })
            }
          >
            <MarkShape {...chip.mark} />
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
        {(hasDamaged || filter.onlyDamaged) && (
          <button
            type="button"
            class="chip evidence-changed"
            aria-pressed={filter.onlyDamaged}
            onClick={() => search({ ...filter, onlyDamaged: !filter.onlyDamaged })}
          >
            {say('evidenceOnlyDamaged')}
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
