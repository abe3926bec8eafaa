import { useState } from 'preact/hooks';
import type { Say } from '../lib/model/words';

export interface CopyButtonProps {
  readonly words: string;
  readonly copy: (words: string) => void;
  readonly say: Say;
  /** What the button is called; absent: that it copies the source's words. */
  readonly name?: string;
  /** Class beside the button's own. */
  readonly look?: string;
}

/** Copies and then says so, also to a screen reader. */
export function CopyButton({
  words,
  copy,
  say,
  name = say('actionCopy'),
  look = '',
}: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const press = () => {
    copy(words);
    setCopied(true);
  };
  return (
    <button type="button" class={`button ${look}`} onClick={press} aria-live="polite">
      {copied ? say('actionCopied') : name}
    </button>
  );
}
