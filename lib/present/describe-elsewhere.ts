import type { CheckResult } from '../model/check-result';
import { safeWords } from './safe-words';
import { sayCount } from './say-count';
import type { Wording } from './wording';

/** Says that the words stand in another source of the same answer, or that they were looked for there. */
export function describeElsewhere(
  { elsewhere, lookedElsewhere }: Pick<CheckResult, 'elsewhere' | 'lookedElsewhere'>,
  wording: Pick<Wording, 'say' | 'locale' | 'displayHost'>,
): string | null {
  const { say, displayHost } = wording;
  if (elsewhere !== null) {
    const name = safeWords(elsewhere.label || displayHost(elsewhere.href));
    return name === '' ? say('elsewhereUnnamed') : say('elsewhereNamed', name);
  }
  if (lookedElsewhere === undefined) return null;
  return lookedElsewhere === 0
    ? say('elsewhereNoneRead')
    : sayCount('elsewhereNot', lookedElsewhere, wording);
}
