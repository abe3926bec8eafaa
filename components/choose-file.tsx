import type { Say, WordKey } from '../lib/model/words';

export interface ChooseFileProps {
  /** Host of the cited page that the file was saved from. */
  readonly host: string;
  readonly outcome: 'not-chosen' | 'taken' | 'too-large' | 'private' | 'broken';
  readonly say: Say;
  readonly choose: (file: File) => void;
}

/** Takes a file that the reader saved from a page which Verbatim could not read. */
export function ChooseFile({ host, outcome, say, choose }: ChooseFileProps) {
  const mayChoose = outcome === 'not-chosen' || outcome === 'too-large';
  return (
    <main class="page">
      <h1>{say('fileTitle')}</h1>
      <section class="panel">
        <p aria-live="polite">{say(SENTENCES[outcome], host)}</p>
        {mayChoose && (
          <label class="file-field">
            {say('fileChoose')}
            <input
              type="file"
              accept=".pdf,.html,.htm,.mhtml,.txt,.md,.docx,.json,.xml"
              onChange={({ currentTarget: { files } }) => {
                const file = files?.[0];
                if (file !== undefined) choose(file);
              }}
            />
          </label>
        )}
        {mayChoose && <p class="soft">{say('filePrivacy')}</p>}
      </section>
    </main>
  );
}

const SENTENCES: Record<ChooseFileProps['outcome'], WordKey> = {
  'not-chosen': 'fileLead',
  taken: 'fileTaken',
  'too-large': 'fileTooLarge',
  private: 'filePrivateWindow',
  broken: 'accessBroken',
};
