import type { CheckResult } from '../model/check-result';
import { linkToPassage } from './link-to-passage';
import { linksTo, type Remark } from './remark';
import { safeWords } from './safe-words';
import { sayCount } from './say-count';
import type { Wording } from './wording';

/** Says that the words stand in another source of the same answer, or that they were looked for there. */
export function describeElsewhere(
  { elsewhere, lookedElsewhere }: Pick<CheckResult, 'elsewhere' | 'lookedElsewhere'>,
  quote: string,
  wording: Pick<Wording, 'say' | 'locale' | 'displayHost'>,
): Remark | null {
  const { say, displayHost } = wording;
  if (elsewhere !== null) {
    const { label, href, at } = elsewhere;
    const name = safeWords(label || displayHost(href));
    const isInView = at.stream === 'main';
    const passage = isInView ? { before: '', text: quote, after: '', ambiguous: false } : null;
    return {
      sentence: name === '' ? say('elsewhereUnnamed') : say('elsewhereNamed', name),
      links: linksTo([
        say(isInView ? 'actionOpenPassage' : 'actionOpenPage'),
        linkToPassage(href, passage, null),
      ]),
    };
  }
  if (lookedElsewhere === undefined) return null;
  const sentence =
    lookedElsewhere === 0
      ? say('elsewhereNoneRead')
      : sayCount('elsewhereNot', lookedElsewhere, wording);
  return { sentence, links: [] };
}
