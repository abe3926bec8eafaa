import type { Say } from '../lib/model/words';

export interface AccessProps {
  /** Hosts to ask for; null when the page was opened without any. */
  readonly hosts: readonly string[] | null;
  readonly outcome: 'not-asked' | 'granted' | 'declined';
  readonly say: Say;
  readonly allow: () => void;
  readonly allowAll: () => void;
  readonly goBack: () => void;
}

/** Asks for access to the pages one quote cites: a chat page itself cannot ask. */
export function Access({ hosts, outcome, say, allow, allowAll, goBack }: AccessProps) {
  return (
    <main class="page">
      <h1>{say('accessTitle')}</h1>
      {hosts === null ? (
        <p>{say('accessBroken')}</p>
      ) : (
        <section class="panel">
          <p aria-live="polite" class={outcome === 'not-asked' ? 'soft' : 'outcome'}>
            {outcomeSentence(outcome, say)}
          </p>
          <ul class="host-list">
            {hosts.map((host) => (
              <li key={host}>
                <bdi dir="ltr">{host}</bdi>
              </li>
            ))}
          </ul>
          {outcome === 'granted' ? (
            <Granted say={say} goBack={goBack} />
          ) : (
            <Question say={say} allow={allow} allowAll={allowAll} />
          )}
        </section>
      )}
    </main>
  );
}

function outcomeSentence(outcome: AccessProps['outcome'], say: Say): string {
  switch (outcome) {
    case 'not-asked':
      return say('accessLead');
    case 'granted':
      return say('accessGranted');
    case 'declined':
      return say('accessDeclined');
  }
}

function Granted({ say, goBack }: Pick<AccessProps, 'say' | 'goBack'>) {
  return (
    <>
      <div class="actions">
        <button type="button" class="button main" onClick={goBack}>
          {say('accessBack')}
        </button>
      </div>
      <p class="soft">{say('accessClosing')}</p>
    </>
  );
}

function Question({ say, allow, allowAll }: Pick<AccessProps, 'say' | 'allow' | 'allowAll'>) {
  return (
    <>
      <div class="actions">
        <button type="button" class="button main" onClick={allow}>
          {say('accessAllow')}
        </button>
        <button type="button" class="button" onClick={allowAll}>
          {say('accessAllowAll')}
        </button>
      </div>
      <p class="soft">{say('accessAllNote')}</p>
      <p class="soft">{say('accessPrivacy')}</p>
    </>
  );
}
