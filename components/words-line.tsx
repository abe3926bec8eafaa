import { useState } from 'preact/hooks';
import type { Say } from '../lib/model/words';
import { foldWords } from '../lib/present/fold-words';
import type { Segment } from '../lib/present/segment';
import { directionOf } from '../lib/present/words-direction';

export interface WordsLineProps {
  /** Whose words these are; null when the heading above says so. */
  readonly label: string | null;
  readonly segments: readonly Segment[];
  /** Where the quote leads; null when there is nowhere to go. */
  readonly href: string | null;
  readonly say: Say;
}

/** Words of the answer or of the source, on a line of their own and in their own direction. */
export function WordsLine({ label, segments, href, say }: WordsLineProps) {
  const [open, setOpen] = useState(false);
  const folded = foldWords(segments);
  return (
    <div>
      {label !== null && <p class="words-label">{label}</p>}
      <p class="words" dir={directionOf(segments)}>
        {(open ? segments : (folded ?? segments)).map((segment) => (
          <Words segment={segment} href={href} />
        ))}
      </p>
      {folded !== null && (
        <button
          type="button"
          class="button plain"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {say(open ? 'foldClose' : 'foldOpen')}
        </button>
      )}
    </div>
  );
}

function Words({ segment: { kind, text }, href }: { segment: Segment; href: string | null }) {
  switch (kind) {
    case 'same':
      return <>{text}</>;
    case 'around':
      return <span class="words-around">{text}</span>;
    case 'differs':
      return <mark class="words-differs">{text}</mark>;
    case 'omitted':
      return <del class="words-omitted">{text}</del>;
    case 'shared':
    case 'condition':
      return <span class={`words-${kind}`}>{text}</span>;
    case 'missing':
      return <mark class="words-missing">{text}</mark>;
    case 'quote':
      return <Quote text={text} href={href} />;
  }
}

function Quote({ text, href }: { readonly text: string; readonly href: string | null }) {
  return href === null ? (
    <span class="words-quote">{text}</span>
  ) : (
    <a class="words-quote" href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
