import type { Verdict } from '../lib/model/verdict';
import type { Say } from '../lib/model/words';
import { describeCaution } from '../lib/present/describe-caution';
import { describeNote } from '../lib/present/describe-note';
import { describeReason } from '../lib/present/describe-reason';

/** What differs, by name, and what to know before leaning on the quote: one line each. */
export function Remarks({ verdict, say }: { readonly verdict: Verdict; readonly say: Say }) {
  switch (verdict.kind) {
    case 'found':
    case 'found-with-edits':
      return (
        <>
          {verdict.cautions.map((caution) => (
            <p class="caution">{describeCaution(caution, say)}</p>
          ))}
          <Lines lines={verdict.notes.map((note) => describeNote(note, say))} say={say} />
        </>
      );
    case 'closest':
      return (
        <Lines lines={verdict.reasons.map((reason) => describeReason(reason, say))} say={say} />
      );
    case 'not-in-source':
    case 'could-not-check':
      return null;
  }
}

function Lines({ lines, say }: { readonly lines: readonly string[]; readonly say: Say }) {
  if (lines.length === 0) return null;
  return (
    <ul class="lines" aria-label={say('reasonsHeading')}>
      {lines.map((line) => (
        <li>{line}</li>
      ))}
    </ul>
  );
}
