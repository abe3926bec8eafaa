import { useState } from 'preact/hooks';
import { sayCount } from '../lib/present/say-count';
import type { Wording } from '../lib/present/wording';
import { type Progress, WorkProgress } from './work-progress';

export interface BringAnswerProps {
  /** Answers that cite a source, with how many quotes, and sentences that quote nothing. */
  readonly answers: readonly {
    readonly title: string;
    readonly quotes: number;
    readonly sentences: number;
  }[];
  /** Indices into `answers`. */
  readonly chosen: ReadonlySet<number>;
  /** How far the checks of the chosen ones have come; null while none run. */
  readonly progress: Progress | null;
  readonly wording: Wording;
  readonly read: (text: string) => void;
  /** Of an answer that was copied with its links. */
  readonly readRich: (html: string) => void;
  readonly choose: (index: number, on: boolean) => void;
  readonly check: () => void;
  readonly stop: () => void;
}

/** An answer that no open tab shows: pasted, or out of a file, and then checked like any other. */
export function BringAnswer(props: BringAnswerProps) {
  const { wording, read, readRich } = props;
  const { say } = wording;
  const [text, setText] = useState('');
  const send = (event: Event) => {
    event.preventDefault();
    read(text);
  };
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    if (/<a\s[^>]*href/i.test(html)) readRich(html);
  };
  return (
    <details class="panel evidence-answer">
      <summary>{say('answerTitle')}</summary>
      <form onSubmit={send}>
        <p class="soft">{say('answerLead')}</p>
        <textarea
          rows={4}
          aria-label={say('answerPaste')}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          onPaste={paste}
        />
        <div class="actions">
          <button type="submit" class="button">
            {say('answerRead')}
          </button>
        </div>
      </form>
      {props.answers.length > 0 && <AnswerList {...props} />}
    </details>
  );
}

function AnswerList({ answers, chosen, progress, wording, choose, check, stop }: BringAnswerProps) {
  const { say } = wording;
  const haveSentences = answers.some(({ sentences }) => sentences > 0);
  return (
    <fieldset class="answer-list">
      <legend>{say(haveSentences ? 'answerChooseCited' : 'answerChoose')}</legend>
      {answers.map(({ title, quotes, sentences }, index) => (
        <label key={index}>
          <input
            type="checkbox"
            checked={chosen.has(index)}
            onChange={({ currentTarget }) => choose(index, currentTarget.checked)}
          />
          <span dir="auto">{title === '' ? say('answerUntitled', String(index + 1)) : title}</span>
          <span class="soft">{describeCited(quotes, sentences, wording)}</span>
        </label>
      ))}
      {progress === null ? (
        <button type="button" class="button main" disabled={chosen.size === 0} onClick={check}>
          {say(haveSentences ? 'answerCheckCited' : 'answerCheck')}
        </button>
      ) : (
        <WorkProgress progress={progress} wording={wording} stop={stop} />
      )}
    </fieldset>
  );
}

/** Counted apart: what is said of a sentence is never a verdict. */
function describeCited(quotes: number, sentences: number, wording: Wording): string {
  const counts = [
    ...(quotes > 0 || sentences === 0 ? [sayCount('answerQuotes', quotes, wording)] : []),
    ...(sentences > 0 ? [sayCount('citedSentences', sentences, wording)] : []),
  ];
  return counts.join(wording.say('listComma'));
}
