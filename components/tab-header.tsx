import type { TabState } from '../lib/model/citation-state';
import { countVerdicts } from '../lib/present/count-verdicts';
import { sayCount } from '../lib/present/say-count';
import type { Wording } from '../lib/present/wording';

export interface TabHeaderProps {
  readonly tab: TabState;
  /** Cited sites that Verbatim has to ask for before everything can be checked. */
  readonly missingSites: number;
  readonly wording: Wording;
  readonly checkAll: () => void;
  readonly stop: () => void;
}

/** What was found in this tab, in words, and the button that checks the rest. */
export function TabHeader({ tab, missingSites, wording, checkAll, stop }: TabHeaderProps) {
  const { say } = wording;
  const counts = countVerdicts(tab, wording);
  const isChecking = tab.citations.some(({ check }) => check.state === 'checking');
  const isDone = missingSites === 0 && counts.checked === counts.total;
  return (
    <header class="tab-header">
      <div class="tab-counts">
        <h1>{counts.title}</h1>
        <p aria-live="polite">{counts.byVerdict}</p>
        {counts.beside.map((sentence) => (
          <p>{sentence}</p>
        ))}
      </div>
      {counts.total > 0 &&
        (isChecking ? (
          <button type="button" class="button" onClick={stop}>
            {say('popupStop')}
          </button>
        ) : (
          <button type="button" class={isDone ? 'button' : 'button main'} onClick={checkAll}>
            {say(isDone ? 'popupCheckAllAgain' : 'popupCheckAll')}
          </button>
        ))}
      {isChecking && (
        <progress
          max={counts.total}
          value={counts.checked}
          aria-label={say('popupProgress', String(counts.checked), String(counts.total))}
        />
      )}
      {missingSites > 0 && !isChecking && (
        <p class="tab-access">{sayCount('needsAccess', missingSites, wording)}</p>
      )}
    </header>
  );
}
