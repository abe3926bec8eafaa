import type { Say } from '../lib/model/words';
import type { CitationGroup } from '../lib/present/group-citations';
import { MarkShape } from './mark-shape';

export type Filter = CitationGroup['state'] | 'all';

export interface VerdictFilterProps {
  readonly groups: readonly CitationGroup[];
  readonly chosen: Filter;
  readonly choose: (filter: Filter) => void;
  readonly say: Say;
}

/** One button for each verdict there is; a list with a single kind needs no filter. */
export function VerdictFilter({ groups, chosen, choose, say }: VerdictFilterProps) {
  if (groups.length < 2 && chosen === 'all') return null;
  return (
    <fieldset class="filter">
      <legend class="for-screen-readers">{say('filterLabel')}</legend>
      <button
        type="button"
        class="chip"
        aria-pressed={chosen === 'all'}
        onClick={() => choose('all')}
      >
        {say('filterAll')}
      </button>
      {groups.map(({ state, heading, citations }) => (
        <button
          key={state}
          type="button"
          class="chip"
          title={say(heading)}
          aria-label={`${say(heading)}: ${citations.length}`}
          aria-pressed={chosen === state}
          onClick={() => choose(state)}
        >
          <MarkShape state={state} />
          {citations.length}
        </button>
      ))}
    </fieldset>
  );
}
