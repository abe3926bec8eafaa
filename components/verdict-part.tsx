import type { SourceResult } from '../lib/model/check-result';
import type { Say } from '../lib/model/words';
import type { UnreadableWords } from '../lib/present/describe-unreadable';
import type { VerdictWords } from '../lib/present/describe-verdict';
import { resultState } from '../lib/present/mark-state';
import { MarkShape } from './mark-shape';
import { Remarks } from './remarks';
import { WordsOfVerdict } from './words-of-verdict';

export interface VerdictPartProps {
  readonly quote: string;
  readonly read: SourceResult;
  readonly words: VerdictWords;
  readonly unreadable: UnreadableWords | null;
  readonly href: string | null;
  /** Null where the verdict is not the one that names the card. */
  readonly titleId: string | null;
  readonly say: Say;
}

/** The verdict in a sentence, the words it is about, and what to know about them. */
export function VerdictPart(props: VerdictPartProps) {
  const { quote, read, words, unreadable, href, titleId, say } = props;
  const isFirst = titleId !== null;
  return (
    <>
      <header class="verdict" aria-live={isFirst ? 'polite' : 'off'}>
        <MarkShape state={resultState(read)} />
        {isFirst ? (
          <h2 class="verdict-title" id={titleId}>
            {words.title}
          </h2>
        ) : (
          <h3 class="verdict-title">{words.title}</h3>
        )}
        {words.sentence !== null && <p class="verdict-sentence">{words.sentence}</p>}
      </header>
      {unreadable !== null && (
        <div>
          <p class="reason">{unreadable.reason}</p>
          <p class="next-step">{unreadable.nextStep}</p>
        </div>
      )}
      <WordsOfVerdict quote={quote} read={read} href={href} showsQuote={isFirst} say={say} />
      <Remarks verdict={read.verdict} say={say} />
    </>
  );
}
