import type { Say } from '../lib/model/words';
import type { SourceWords } from '../lib/present/describe-source';

/** What the source is, where it lives, when it was read and how. */
export function SourceLine({ words, say }: { readonly words: SourceWords; readonly say: Say }) {
  const between = say('listBetween');
  return (
    <div class="source">
      <span class="source-title">
        <bdi>{words.title}</bdi>
      </span>
      <span class="source-details">
        <bdi dir="ltr">{words.host}</bdi>
        {words.details.map((detail) => between + detail).join('')}
      </span>
    </div>
  );
}
