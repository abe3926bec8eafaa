import type { SourceResult } from '../lib/model/check-result';
import type { WordKey } from '../lib/model/words';
import { describeUnreadable } from '../lib/present/describe-unreadable';
import { describeVerdict } from '../lib/present/describe-verdict';
import { verdictState } from '../lib/present/mark-state';
import type { Wording } from '../lib/present/wording';
import { CardFrame } from './card-frame';
import { VerdictPart } from './verdict-part';

export interface SampleProps {
  readonly quote: string;
  readonly text: string;
  /** What the check of `quote` against `text` gave. */
  readonly read: SourceResult;
  readonly wording: Wording;
  readonly setQuote: (quote: string) => void;
  readonly setText: (text: string) => void;
}

const QUOTES: readonly (readonly [label: WordKey, quote: WordKey])[] = [
  ['welcomeSampleExact', 'sampleQuoteExact'],
  ['welcomeSampleEdited', 'sampleQuoteEdited'],
  ['welcomeSampleChanged', 'sampleQuoteChanged'],
  ['welcomeSampleAbsent', 'sampleQuoteAbsent'],
];

/** A check to play with: text and quote can be changed, and the verdict follows. */
export function Sample({ quote, text, read, wording, setQuote, setText }: SampleProps) {
  const { say } = wording;
  return (
    <div class="sample">
      <div class="sample-inputs">
        <label>
          <span>{say('welcomeSampleSource')}</span>
          <textarea
            dir="auto"
            rows={6}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <label>
          <span>{say('welcomeSampleQuote')}</span>
          <textarea
            dir="auto"
            rows={2}
            value={quote}
            onInput={(event) => setQuote(event.currentTarget.value)}
          />
        </label>
        <div class="actions">
          {QUOTES.map(([label, key]) => (
            <button
              key={key}
              type="button"
              class="chip"
              aria-pressed={quote === say(key)}
              onClick={() => setQuote(say(key))}
            >
              {say(label)}
            </button>
          ))}
        </div>
      </div>
      <SampleVerdict quote={quote} read={read} wording={wording} />
    </div>
  );
}

function SampleVerdict({ quote, read, wording }: Pick<SampleProps, 'quote' | 'read' | 'wording'>) {
  const { verdict } = read;
  const state = verdictState(verdict);
  return (
    <div class="sample-card">
      <CardFrame state={state} titleId="sample-title" close={null} say={wording.say}>
        <section class={`section state-${state}`}>
          <VerdictPart
            quote={quote}
            read={read}
            words={describeVerdict(verdict, 0, wording)}
            unreadable={
              verdict.kind === 'could-not-check'
                ? describeUnreadable(verdict.why, '', wording)
                : null
            }
            href={null}
            titleId="sample-title"
            say={wording.say}
          />
        </section>
      </CardFrame>
    </div>
  );
}
