import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { WordKey } from '../lib/model/words';
import { sayCount } from '../lib/present/say-count';
import type { Wording } from '../lib/present/wording';
import { type Progress, WorkProgress } from './work-progress';

/** Forms in which checks leave the page. */
export type SaveForm = 'lines' | 'markdown' | 'csv' | 'csl' | 'ris' | 'hypothesis';

export interface EvidenceToolsProps {
  /** Checks that an action is about: those that are selected, or with none all that are shown. */
  readonly count: number;
  readonly areSelected: boolean;
  readonly areAllPinned: boolean;
  /** How far an action has come; null while none is under way. */
  readonly progress: Progress | null;
  readonly wording: Wording;
  readonly stop: () => void;
  readonly recheckLive: () => void;
  readonly recheckStored: () => void;
  readonly pinChosen: (pinned: boolean) => void;
  readonly save: (form: SaveForm) => void;
  readonly deleteChosen: () => void;
}

const FORMS: Readonly<Record<SaveForm, WordKey>> = {
  lines: 'evidenceSaveLines',
  markdown: 'evidenceSaveMarkdown',
  csv: 'evidenceSaveCsv',
  csl: 'evidenceSaveCsl',
  ris: 'evidenceSaveRis',
  hypothesis: 'evidenceSaveHypothesis',
};

/** What can be done with several checks at once; or how far that has come. */
export function EvidenceTools(props: EvidenceToolsProps) {
  const { count, areSelected, progress, wording, stop } = props;
  const { say } = wording;
  return (
    <fieldset class="evidence-tools">
      <legend>
        {areSelected ? sayCount('evidenceSelected', count, wording) : say('evidenceAllShown')}
      </legend>
      {progress === null ? (
        <BulkButtons {...props} />
      ) : (
        <WorkProgress progress={progress} wording={wording} stop={stop} />
      )}
    </fieldset>
  );
}

function BulkButtons(props: EvidenceToolsProps) {
  const { count, areAllPinned, wording } = props;
  const { say } = wording;
  return (
    <>
      <Menu words={say('evidenceRecheck')}>
        <button type="button" class="button" onClick={props.recheckLive}>
          {say('evidenceRecheckPages')}
        </button>
        <button type="button" class="button" onClick={props.recheckStored}>
          {say('evidenceRecheckCopies')}
        </button>
      </Menu>
      <button type="button" class="button" onClick={() => props.pinChosen(!areAllPinned)}>
        {say(areAllPinned ? 'evidenceUnpin' : 'evidencePin')}
      </button>
      <Menu words={say('evidenceSave')}>
        {Object.entries(FORMS).map(([form, words]) => (
          <button
            key={form}
            type="button"
            class="button"
            onClick={() => props.save(form as SaveForm)}
          >
            {say(words)}
          </button>
        ))}
      </Menu>
      <SureButton
        ask={say('evidenceDelete')}
        sure={sayCount('evidenceDeleteChosen', count, wording)}
        act={props.deleteChosen}
      />
    </>
  );
}

interface MenuProps {
  readonly words: string;
  readonly children: ComponentChildren;
}

function Menu({ words, children }: MenuProps) {
  return (
    <details class="more">
      <summary class="button">{words}</summary>
      <div class="actions">{children}</div>
    </details>
  );
}

interface FileButtonProps {
  readonly words: string;
  readonly openFile: (file: File) => void;
}

export function FileButton({ words, openFile }: FileButtonProps) {
  return (
    <label class="button file-button">
      {words}
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
