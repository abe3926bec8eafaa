import type { Say, WordKey } from '../lib/model/words';

export interface RecheckPanelProps {
  /** Null: never. */
  readonly days: number | null;
  readonly say: Say;
  readonly set: (days: number | null) => void;
}

const CHOICES: readonly (readonly [days: number | null, words: WordKey])[] = [
  [null, 'optionsRecheckNever'],
  [1, 'optionsRecheckDay'],
  [7, 'optionsRecheckWeek'],
  [30, 'optionsRecheckMonth'],
];

/** How often pinned quotes and sentences are checked again without a press; never, until the reader says so. */
export function RecheckPanel({ days, say, set }: RecheckPanelProps) {
  return (
    <section class="panel">
      <h2>{say('optionsRecheck')}</h2>
      <p class="soft">{say('optionsRecheckLead')}</p>
      <label class="number-field">
        <span>{say('optionsRecheckWhen')}</span>
        <select
          class="button"
          value={String(days)}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            set(value === 'null' ? null : Number(value));
          }}
        >
          {CHOICES.map(([count, words]) => (
            <option key={words} value={String(count)}>
              {say(words)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}
