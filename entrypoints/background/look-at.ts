import type { LookAt } from '../../lib/check/look-up-claim';
import type { ClaimLook } from '../../lib/model/claim-result';
import type { SourceText } from '../../lib/model/source-text';
import { askOffscreen } from './offscreen-page';

/** Longer than the index of the largest page takes. */
const ANSWER_MS = 20_000;

/**
 * What is known of figures, dates and names is needed for cited sentences alone, which are off by
 * default, so nothing of it is in what a wake-up loads: Firefox's background fetches it when the first
 * sentence is met, Chrome's asks the offscreen page.
 */
export const lookAt: LookAt =
  import.meta.env.BROWSER === 'firefox'
    ? async (sentence, source) =>
        (await import('../../lib/check/look-at-text')).lookAtSentence(sentence, source)
    : (sentence, { source }) => lookOffscreen(sentence, source);

/** The page knows a text by a name after its first sentence, and is sent the text again when it has gone. */
async function lookOffscreen(sentence: string, source: SourceText): Promise<ClaimLook | null> {
  const textId = nameOf(source);
  const message = { kind: 'look-at' as const, sentence, textId };
  const known = await askOffscreen<ClaimLook | 'unknown-text'>(
    { ...message, source: null },
    ANSWER_MS,
  );
  if (known !== 'unknown-text') return known;
  const answer = await askOffscreen<ClaimLook | 'unknown-text'>({ ...message, source }, ANSWER_MS);
  return answer === 'unknown-text' ? null : answer;
}

const names = new WeakMap<SourceText, string>();

function nameOf(source: SourceText): string {
  const name = names.get(source) ?? crypto.randomUUID();
  names.set(source, name);
  return name;
}
