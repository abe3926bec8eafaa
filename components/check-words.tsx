import type { AddressRefusal } from '../lib/model/address';
import type { FoundSource } from '../lib/model/citation';
import type { CitationState } from '../lib/model/citation-state';
import { describeMark } from '../lib/present/describe-mark';
import { ADDRESS_WORDS } from '../lib/present/unreadable-words';
import type { Wording } from '../lib/present/wording';
import { Card } from './card';
import type { CardActions } from './card-actions';

export interface CheckWordsProps {
  readonly quoteText: string;
  readonly address: string;
  /** Why nothing was asked for; null where nothing is wrong. */
  readonly fault: AddressRefusal | 'no-words' | null;
  /** Links among the selected words, to choose from. */
  readonly nearby: readonly FoundSource[];
  readonly isPrivate: boolean;
  /** The check that was asked for last; null while there is none. */
  readonly shown: CitationState | null;
  readonly wording: Wording;
  readonly setQuoteText: (words: string) => void;
  readonly setAddress: (address: string) => void;
  readonly check: () => void;
  readonly actionsFor: (key: string) => CardActions;
}

/** Words that the reader selected, the page where they should stand, and the card of the check. */
export function CheckWords(props: CheckWordsProps) {
  const { shown, isPrivate, wording, actionsFor } = props;
  const { say } = wording;
  return (
    <main class="page">
      <h1>{say('wordsTitle')}</h1>
      <WordsForm {...props} />
      <p class="for-screen-readers" role="status">
        {shown === null ? '' : describeMark(shown.check, 0, say)}
      </p>
      {shown !== null && (
        <div class="sample-card">
          <Card
            key={shown.citation.key}
            {...shown}
            titleId="words-verdict"
            wording={wording}
            actions={actionsFor(shown.citation.key)}
          />
        </div>
      )}
      {isPrivate && <p class="soft">{say('wordsPrivate')}</p>}
    </main>
  );
}

function WordsForm(props: CheckWordsProps) {
  const { quoteText, address, fault, nearby, setQuoteText, setAddress, check } = props;
  const { say } = props.wording;
  return (
    <form
      class="panel words-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        check();
      }}
    >
      <label>
        <span>{say('wordsLabel')}</span>
        <textarea
          dir="auto"
          rows={3}
          value={quoteText}
          aria-describedby="words-fault"
          onInput={(event) => setQuoteText(event.currentTarget.value)}
        />
      </label>
      <label>
        <span>{say('wordsAddress')}</span>
        <input
          type="url"
          dir="ltr"
          value={address}
          aria-describedby="words-fault"
          aria-invalid={fault !== null}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
      </label>
      {nearby.length > 0 && <Nearby {...props} />}
      <p id="words-fault" class="outcome" role="alert">
        {fault !== null && say(fault === 'no-words' ? 'wordsGone' : ADDRESS_WORDS[fault][0])}
      </p>
      <div class="actions">
        <button type="submit" class="button main">
          {say('wordsCheck')}
        </button>
      </div>
    </form>
  );
}

function Nearby({ nearby, address, wording, setAddress }: CheckWordsProps) {
  return (
    <div class="actions">
      <p class="soft">{wording.say('wordsNearby')}</p>
      {nearby.map(({ href }) => (
        <button
          key={href}
          type="button"
          class="chip"
          aria-pressed={address === href}
          onClick={() => setAddress(href)}
        >
          <bdi dir="ltr">{wording.displayHost(href)}</bdi>
        </button>
      ))}
    </div>
  );
}
