import { useState } from 'preact/hooks';
import type { Say } from '../lib/model/words';

export interface CopyButtonProps {
  readonly words: string;
  readonly copy: (words: string) => void;
  readonly say: Say;
}

/** Copies and then says so, also to a screen reader. */
export function CopyButton({ words, copy, say }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  const press = () => {
    copy(words);
    setCopied(true);
  };
  return (
    <button type="button" class="button" onClick={press} aria-live="polite">
      {say(copied ? 'actionCopied' : 'actionCopy')}
    </button>
  );
}
