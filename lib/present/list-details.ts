import type { FoundSource } from '../model/citation';
import type { Claim } from '../model/claim';
import type { ClaimDetail } from '../model/claim-reading';
import type { ClaimResult, ClaimSource } from '../model/claim-result';
import type { Place } from '../model/span';
import type { WordKey } from '../model/words';
import { bestReading, distinct, isFoundAs, isRead } from './claim-state';
import { describeWhere } from './describe-claim';
import { describeSource } from './describe-source';
import { placeInExcerpt } from './place-in-excerpt';
import { safeWords, withoutOverrides } from './safe-words';
import { cutIntoSegments, type Segment, showable } from './segment';
import type { Wording } from './wording';

/** One detail of a cited sentence as a card lists it. */
export interface DetailWords {
  readonly text: string;
  readonly isFound: boolean;
  /** Where it was found, or that it was not. */
  readonly status: string;
  /** The sentence of the source that it stands in, with the detail set off; null where there is none. */
  readonly passage: readonly Segment[] | null;
  /** What to know of that place, such as that the page folds it away. */
  readonly note: string | null;
}

/** What was looked for, in the order of the sentence. What any source has counts as found, there. */
export function listDetails(claim: Claim, result: ClaimResult, wording: Wording): DetailWords[] {
  const where = describeWhere(result, wording);
  const isOne = result.bySource.length === 1;
  return distinct(bestReading(result)?.details ?? []).map((detail) => {
    const text = withoutOverrides(detail.text);
    const finds = result.bySource.flatMap((source) => findIn(detail, source));
    const [first] = finds;
    if (first === undefined)
      return { text, isFound: false, status: missing(detail, where, wording), ...NOTHING };
    const status = isOne
      ? first.at === null
        ? wording.say('claimInTitle')
        : where
      : finds.map((find) => sayIn(find, claim.sources, wording)).join(wording.say('listComma'));
    return { text, isFound: true, status, ...passageOf(first, wording) };
  });
}

const NOTHING = { passage: null, note: null };

interface Find {
  readonly source: ClaimSource;
  readonly at: Place | null;
  readonly excerpt: ClaimSource['excerpt'];
}

function findIn(detail: ClaimDetail, source: ClaimSource): Find[] {
  if (!isRead(source.outcome)) return [];
  const index = source.outcome.details.findIndex((one) => isFoundAs(one, detail));
  const found = source.outcome.details[index];
  if (found === undefined) return [];
  return [{ source, at: found.at, excerpt: source.detailExcerpts[index] ?? null }];
}

/** Units are not converted, so a figure is missing only as it is written. */
function missing({ kind }: ClaimDetail, where: string, { say }: Wording): string {
  return say(kind === 'figure' ? 'claimDetailMissingFigure' : 'claimDetailMissing', where);
}

function sayIn({ source }: Find, sources: readonly FoundSource[], wording: Wording): string {
  const cited = sources[source.source] ?? sources[0]!;
  return wording.say('claimInSource', safeWords(describeSource(cited, source, wording).title));
}

function passageOf({ at, excerpt }: Find, { say }: Wording) {
  if (at === null || excerpt === null) return NOTHING;
  const mark = placeInExcerpt(at, excerpt, 'shared');
  const segments = cutIntoSegments(excerpt.text, mark === null ? [] : [mark], 'around');
  const note = SIDE_NOTES[at.stream];
  return { passage: showable(segments), note: note === null ? null : say(note) };
}

const SIDE_NOTES: Readonly<Record<Place['stream'], WordKey | null>> = {
  main: null,
  hidden: 'cautionSideText',
  collapsed: 'cautionCollapsed',
  description: 'cautionDescription',
  data: 'cautionPageData',
  alt: 'cautionSideText',
  'running-head': 'cautionSideText',
  tex: 'cautionSideText',
  options: 'cautionSideText',
};
