import type { CitationRecord, EvidenceRecord } from '../model/record';
import type { VerdictKind } from '../model/verdict';
import type { WordKey } from '../model/words';
import { describeDate } from './describe-when';
import { isUnread, outcomeKey } from './outcome-key';
import type { Wording } from './wording';

/** What became of a quote or a cited sentence between two checks; null where one of them read nothing. */
export function describeChange(
  before: EvidenceRecord,
  after: EvidenceRecord,
  { say, locale }: Pick<Wording, 'say' | 'locale'>,
): string | null {
  const [old, now] = [hashesOf(before), hashesOf(after)];
  if (old === undefined || now === undefined) return null;
  const day = describeDate(before.checkedAt, locale);
  if (old.raw === now.raw || old.text === now.text || old.norm === now.norm)
    return say('changeNone', day);
  const key = changeKey(before, after);
  return key === null ? null : say(key, day);
}

/** What became of it on a page that changed. */
function changeKey(before: EvidenceRecord, after: EvidenceRecord): WordKey | null {
  if (isUnread(after)) return null;
  if ('kind' in before || 'kind' in after)
    return outcomeKey(before) === outcomeKey(after) ? 'changeSentenceSame' : 'changeSentenceOther';
  const wasThere = isThere(verdictOf(before));
  switch (verdictOf(after)) {
    case 'found':
    case 'found-with-edits':
      return wasThere ? 'changeStill' : 'changeNew';
    case 'closest':
      return wasThere ? 'changeReads' : 'changeOther';
    case 'not-in-source':
      return wasThere ? 'changeGone' : 'changeOther';
    case 'could-not-check':
      return null;
  }
}

function hashesOf({ result }: EvidenceRecord) {
  return (result.bySource[result.best] ?? result.bySource[0]).evidence?.hashes;
}

function verdictOf({ result }: CitationRecord): VerdictKind {
  return (result.bySource[result.best] ?? result.bySource[0]).verdict.kind;
}

const isThere = (kind: VerdictKind): boolean => kind === 'found' || kind === 'found-with-edits';
