import type { LookState } from '../model/citation-state';
import type { ClaimDetail } from '../model/claim-reading';
import type { ClaimResult } from '../model/claim-result';
import type { Reading } from '../model/snapshot';
import { bestReading, claimMarkState, distinct, missingDetails } from './claim-state';
import type { VerdictWords } from './describe-verdict';
import { sayCount } from './say-count';
import type { Wording } from './wording';

type Say = Pick<Wording, 'say' | 'locale'>;

/**
 * What a look at a cited sentence came to: what was found and what was not, never that the sentence is
 * supported.
 */
export function describeClaim(look: LookState, wording: Say): VerdictWords {
  const { say } = wording;
  if (look.state === 'waiting')
    return { title: say('claimWaiting'), sentence: say('sentenceWaiting') };
  if (look.state === 'checking')
    return { title: say('claimMarkChecking'), sentence: say('sentenceChecking') };
  const { result } = look;
  const state = claimMarkState(look);
  switch (state) {
    case 'waiting':
    case 'checking':
    case 'read':
      return describeFound(result, wording);
    case 'missing': {
      const missing = distinct(missingDetails(result));
      return {
        title: sayCount('claimMissing', missing.length, wording, describeWhere(result, wording)),
        sentence: say(hasFigure(missing) ? 'claimMissingNote' : 'claimSearchedNote'),
      };
    }
    case 'elsewhere':
      return {
        title: describeElsewhereTitle(result, wording),
        sentence: say('claimElsewhereNote'),
      };
    case 'partly':
      return {
        title: say('claimMarkPartly'),
        sentence:
          result.moreSources > 0
            ? sayCount('claimHiddenSources', result.moreSources, wording)
            : say('claimPartlyNote'),
      };
    case 'could-not-check':
      return { title: say('claimMarkCouldNotCheck'), sentence: null };
    case 'not-checkable':
      return { title: say('claimMarkNotCheckable'), sentence: say('claimNotCheckableNote') };
  }
}

/** Only of a figure does it matter that units are not converted. */
function hasFigure(details: readonly ClaimDetail[]): boolean {
  return details.some(({ kind }) => kind === 'figure');
}

/** Words in common prove nothing, and the card says so where all of them were found. */
function describeFound(result: ClaimResult, wording: Say): VerdictWords {
  const { say } = wording;
  const best = bestReading(result);
  const found = distinct(best?.details ?? []).length;
  if (found > 0) {
    const where = describeWhere(result, wording);
    return {
      title: sayCount('claimFound', found, wording, where),
      sentence: say('claimFoundNote'),
    };
  }
  const hasPassage = result.bySource.some(({ excerpt }) => excerpt !== null);
  return {
    title: say('claimNoDetails'),
    sentence: say(hasPassage ? 'claimNoDetailsNote' : 'claimNoPassage'),
  };
}

/** A copy or a file is said to be that, never plainly the page. */
export function describeWhere({ bySource }: ClaimResult, { say }: Pick<Wording, 'say'>): string {
  return say(bySource.length > 1 ? 'claimInSources' : WHERE[bySource[0].reading?.via ?? 'network']);
}

const WHERE = {
  network: 'claimOnPage',
  'open-tab': 'claimOnPage',
  archive: 'claimInCopy',
  file: 'claimInFile',
} as const satisfies Record<Reading['via'], string>;

function describeElsewhereTitle({ bySource }: ClaimResult, { say }: Say): string {
  const [only, ...others] = bySource;
  const isPage = others.length === 0 && WHERE[only.reading?.via ?? 'network'] === 'claimOnPage';
  return say(isPage ? 'claimElsewhere' : 'claimElsewhereRead');
}
