import type { LookState } from '../lib/model/citation-state';
import type { Claim } from '../lib/model/claim';
import { claimMarkState } from '../lib/present/claim-state';
import { describeClaim } from '../lib/present/describe-claim';
import { type DetailWords, listDetails } from '../lib/present/list-details';
import { type SentencePart, sentenceParts } from '../lib/present/sentence-parts';
import type { Wording } from '../lib/present/wording';
import { CLAIM_MARKS } from './claim-mark';
import { MarkShape } from './mark-shape';
import { WordsLine } from './words-line';

export interface ClaimWordsProps {
  readonly claim: Claim;
  readonly look: LookState;
  readonly titleId: string;
  /** As `claimWording` gives it. */
  readonly wording: Wording;
}

/** What a look came to in a sentence, the cited sentence in its parts, and what was looked for. */
export function ClaimWords({ claim, look, titleId, wording }: ClaimWordsProps) {
  const { say } = wording;
  const { title, sentence } = describeClaim(look, wording);
  const result = look.state === 'looked-up' ? look.result : null;
  const parts = sentenceParts(claim, result);
  const details = result === null ? [] : listDetails(claim, result, wording);
  return (
    <>
      <header class="verdict" aria-live="polite">
        <MarkShape {...CLAIM_MARKS[claimMarkState(look)]} />
        <h2 class="verdict-title" id={titleId}>
          {title}
        </h2>
        {sentence !== null && <p class="verdict-sentence">{sentence}</p>}
      </header>
      <Parts parts={parts} say={say} />
      {details.length > 0 && (
        <div>
          <h3 class="words-label">{say('claimDetails')}</h3>
          <ul class="details">
            {details.map((detail) => (
              <Detail detail={detail} say={say} />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

type PartsProps = { readonly parts: readonly SentencePart[] } & Pick<Wording, 'say'>;

/** The sentence alone on a line; a compound one as a list, each part with what was not found of it. */
function Parts({ parts, say }: PartsProps) {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined)
    return <WordsLine label={say('lineAnswer')} segments={only.segments} href={null} say={say} />;
  return (
    <div>
      <p class="words-label">{say('lineAnswer')}</p>
      <ul class="parts">
        {parts.map(({ segments, missing }) => (
          <li class={missing.length > 0 ? 'lacks' : undefined}>
            <WordsLine label={null} segments={segments} href={null} say={say} />
            {missing.length > 0 && (
              <p class="next-step">{say('claimPartMissing', missing.join(say('listComma')))}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type DetailProps = { readonly detail: DetailWords } & Pick<Wording, 'say'>;

/** One detail; the sentence of the source that has it unfolds. */
function Detail({ detail: { text, isFound, status, passage, note }, say }: DetailProps) {
  const line = (
    <>
      <bdi class="detail-words">{text}</bdi>
      <span class="detail-status">{say('listBetween') + status}</span>
    </>
  );
  if (passage === null) return <li class={isFound ? undefined : 'lacks'}>{line}</li>;
  return (
    <li>
      <details>
        <summary>{line}</summary>
        <WordsLine label={null} segments={passage} href={null} say={say} />
        {note !== null && <p class="next-step">{note}</p>}
      </details>
    </li>
  );
}
