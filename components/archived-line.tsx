import type { Say } from '../lib/model/words';
import type { ArchivedWords } from '../lib/present/describe-archived';

/** What an archive holds of the page, with the way to it. */
export function ArchivedLine({ words, say }: { readonly words: ArchivedWords; readonly say: Say }) {
  const { sentence, copy, save } = words;
  return (
    <p class="hint">
      {sentence}
      {copy !== null && <OutLink href={copy} label={say('actionOpenCopy')} />}
      {save !== null && <OutLink href={save} label={say('actionSaveCopy')} />}
    </p>
  );
}

function OutLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <>
      {' '}
      <a class="link" href={href} target="_blank" rel="noopener noreferrer">
        {label}
      </a>
    </>
  );
}
