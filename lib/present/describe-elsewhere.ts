import type { CheckResult } from '../model/check-result';
import type { Citation } from '../model/citation';
import { safeWords } from './safe-words';
import type { Wording } from './wording';

/** Says that the words stand in another source of the same answer; null when they do not. */
export function describeElsewhere(
  elsewhere: CheckResult['elsewhere'],
  sources: Citation['sources'],
  { say, displayHost }: Pick<Wording, 'say' | 'displayHost'>,
): string | null {
  if (elsewhere === null) return null;
  const source = sources[elsewhere.source];
  return source === undefined
    ? say('elsewhereUnnamed')
    : say('elsewhereNamed', safeWords(source.label || displayHost(source.href)));
}
