import { useState } from 'preact/hooks';
import type { WordKey } from '../lib/model/words';
import { sayCount } from '../lib/present/say-count';
import type { Wording } from '../lib/present/wording';

/** Forms in which checks leave the page. */
export type SaveForm = 'lines' | 'markdown' | 'csv' | 'csl';

export interface EvidenceToolsProps {
  /** Checks that are selected; with none, an action is about all that are shown. */
  readonly count: number;
  readonly wording: Wording;
  readonly save: (form: SaveForm) => void;
  readonly deleteChosen: () => void;
  readonly openFile: (file: File) => void;
}

const FORMS: Readonly<Record<SaveForm, WordKey>> = {
  lines: 'evidenceSaveLines',
  markdown: 'evidenceSaveMarkdown',
  csv: 'evidenceSaveCsv',
  csl: 'evidenceSaveCsl',
};

/** What can be done with several checks at once, and with files. */
export function EvidenceTools({
  count,
  wording,
  save,
  deleteChosen,
  openFile,
}: EvidenceToolsProps) {
  const { say } = wording;
  return (
    <fieldset class="evidence-tools">
      <legend>
        {count === 0 ? say('evidenceAllShown') : sayCount('evidenceSelected', count, wording)}
      </legend>
      <details class="more">
        <summary class="button">{say('evidenceSave')}</summary>
        <div class="actions">
          {Object.entries(FORMS).map(([form, words]) => (
            <button key={form} type="button" class="button" onClick={() => save(form as SaveForm)}>
              {say(words)}
            </button>
          ))}
        </div>
      </details>
      <SureButton ask={say('evidenceDelete')} sure={say('evidenceDeleteSure')} act={deleteChosen} />
      <label class="button file-button">
        {say('evidenceOpen')}
        <input
          type="file"
          class="for-screen-readers"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file !== undefined) openFile(file);
          }}
        />
      </label>
    </fieldset>
  );
}

export interface SureButtonProps {
  readonly ask: string;
  readonly sure: string;
  readonly act: () => void;
}

/** A button for what cannot be undone: the second press does it. */
export function SureButton({ ask, sure, act }: SureButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const press = () => {
    if (isAsked) act();
    setAsked(!isAsked);
  };
  return (
    <button type="button" class="button" onClick={press} onBlur={() => setAsked(false)}>
      {isAsked ? sure : ask}
    </button>
  );
}
