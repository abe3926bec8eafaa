import { Sample, type SampleProps } from './sample';

export interface WelcomeProps extends SampleProps {
  readonly hasAccessToAll: boolean;
  readonly allowAll: () => void;
}

/** The first page a reader meets: what it does, a check to try, what it asks for. */
export function Welcome({ hasAccessToAll, allowAll, ...sample }: WelcomeProps) {
  const { say } = sample.wording;
  return (
    <main class="page wide">
      <h1>{say('welcomeTitle')}</h1>
      <p class="lead">
        {say('welcomeOne')} {say('welcomeTwo')} {say('welcomeThree')}
      </p>
      <section class="panel">
        <h2>{say('welcomeTry')}</h2>
        <p class="soft">{say('welcomeTryLead')}</p>
        <Sample {...sample} />
      </section>
      <section class="panel">
        <h2>{say('optionsAccess')}</h2>
        <p class="soft" aria-live="polite">
          {say(hasAccessToAll ? 'welcomeAccessGranted' : 'welcomeAccessLead')}
        </p>
        {!hasAccessToAll && (
          <div class="actions">
            <button type="button" class="button main" onClick={allowAll}>
              {say('welcomeAccess')}
            </button>
          </div>
        )}
      </section>
      <p class="soft">{say('welcomePrivacy')}</p>
    </main>
  );
}
