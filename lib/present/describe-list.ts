import type { SourceResult } from '../model/check-result';
import { linkToPassage } from './link-to-passage';
import { linksTo, type Remark } from './remark';
import type { Wording } from './wording';

/** Says that a cited address is not in the answer's own list of sources; null where it is, or nobody can tell. */
export function describeList(
  { inList }: Pick<SourceResult, 'inList'>,
  { say }: Pick<Wording, 'say'>,
): Remark | null {
  if (inList === undefined) return null;
  const { rule, listed } = inList;
  switch (rule) {
    case 'same':
    case 'same_page_variant':
    case 'redirects_to':
    case 'no_source_list':
      return null;
    case 'ambiguous':
    case 'not_listed':
      return { sentence: say('notInList'), links: [] };
    case 'truncated':
    case 'parent_of':
    case 'child_of':
    case 'query_differs':
    case 'same_host':
      return {
        sentence: say(rule === 'truncated' ? 'notInListCut' : 'notInListRelated'),
        links: linksTo([listed ?? '', linkToPassage(listed ?? '', null, null)]),
      };
  }
}
