import type { CitationRecord } from '../model/record';
import type { VerdictKind } from '../model/verdict';
import { describeDate } from './describe-when';
import type { Wording } from './wording';

/** What became of a quote between two checks; null where one of them read nothing. */
export function describeChange(
  before: CitationRecord,
  after: CitationRecord,
  { say, locale }: Pick<Wording, 'say' | 'locale'>,
): string | null {
  const [old, now] = [bestOf(before), bestOf(after)];
  if (old.evidence === undefined || now.evidence === undefined) return null;
  const day = describeDate(before.checkedAt, locale);
  const [then, today] = [old.evidence.hashes, now.evidence.hashes];
  if (then.raw === today.raw || then.text === today.text || then.norm === today.norm)
    return say('changeNone', day);
  switch (now.verdict.kind) {
    case 'found':
    case 'found-with-edits':
      return say(isThere(old.verdict.kind) ? 'changeStill' : 'changeNew', day);
    case 'closest':
      return say(isThere(old.verdict.kind) ? 'changeReads' : 'changeOther', day);
    case 'not-in-source':
      return say(isThere(old.verdict.kind) ? 'changeGone' : 'changeOther', day);
    case 'could-not-check':
      return null;
  }
}

function bestOf({ result }: CitationRecord) {
  return result.bySource[result.best] ?? result.bySource[0];
}

const isThere = (kind: VerdictKind): boolean => kind === 'found' || kind === 'found-with-edits';
