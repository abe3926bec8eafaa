import type { Verdict } from '../model/verdict';
import { sayCount } from './say-count';
import type { Wording } from './wording';

export interface VerdictWords {
  /** The verdict in plain words: the largest text on the card. */
  readonly title: string;
  /** One sentence more, or null where the reason says the rest. */
  readonly sentence: string | null;
}

/**
 * Title and sentence of one source's verdict. While the page keeps `moreSources` back, a negative
 * speaks of the visible source only: the words may stand in one that nobody could read.
 */
export function describeVerdict(
  verdict: Verdict,
  moreSources: number,
  wording: Pick<Wording, 'say' | 'locale'>,
): VerdictWords {
  const { say } = wording;
  switch (verdict.kind) {
    case 'found':
      return {
        title: say('titleFound'),
        sentence: sayCount('sentenceFound', verdict.at.length, wording),
      };
    case 'found-with-edits':
      return {
        title: say('titleFoundEdits'),
        sentence: sayCount('sentenceEdits', verdict.pieces.length, wording),
      };
    case 'closest':
      return {
        title:
          moreSources > 0
            ? sayCount('titleClosestVisible', moreSources, wording)
            : say('titleClosest'),
        sentence: say('sentenceClosest'),
      };
    case 'not-in-source':
      return {
        title:
          moreSources > 0
            ? sayCount('titleNotVisible', moreSources, wording)
            : say('titleNotInSource'),
        sentence: say('sentenceNotInSource'),
      };
    case 'could-not-check':
      return { title: say('titleCouldNotCheck'), sentence: null };
  }
}
