import { useEffect, useRef } from 'preact/hooks';
import type { WordKey } from '../lib/model/words';
import type { Wording } from '../lib/present/wording';

export type WorkKind = 'check-answers' | 'check' | 'read-copies' | 'pin' | 'delete' | 'save';

/** How far a long action has come. */
export interface Progress {
  readonly kind: WorkKind;
  readonly done: number;
  readonly total: number;
}

export interface WorkProgressProps {
  readonly progress: Progress;
  readonly wording: Pick<Wording, 'say' | 'locale'>;
  readonly stop: () => void;
}

const WORDS: Readonly<Record<WorkKind, WordKey>> = {
  'check-answers': 'answerProgress',
  check: 'answerProgress',
  'read-copies': 'workCopies',
  pin: 'workPin',
  delete: 'workDelete',
  save: 'workSave',
};

/** Stands in the place of the buttons that began it, and takes the focus that they had. */
export function WorkProgress({ progress, wording, stop }: WorkProgressProps) {
  const { kind, done, total } = progress;
  const { say, locale } = wording;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const number = new Intl.NumberFormat(locale);
  const words = say(WORDS[kind], number.format(done), number.format(total));
  return (
    <div class="work">
      <p role="status">{words}</p>
      <progress max={total} value={done} aria-label={words} />
      <button type="button" class="button" ref={button} onClick={stop}>
        {say('answerStop')}
      </button>
    </div>
  );
}
