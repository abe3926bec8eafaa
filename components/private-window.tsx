import type { Say } from '../lib/model/words';

export interface PrivateWindowProps {
  readonly open: () => void;
  readonly say: Say;
}

/** Stands in the place of what is kept where it cannot be reached. */
export function PrivateWindow({ open, say }: PrivateWindowProps) {
  return (
    <section class="panel">
      <p>{say('privateWindow')}</p>
      <div class="actions">
        <button type="button" class="button main" onClick={open}>
          {say('privateWindowOpen')}
        </button>
      </div>
    </section>
  );
}
