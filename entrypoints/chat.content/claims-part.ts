import type { ClaimFinder } from '../../lib/detect/read-answer';
import type { FromChatPage } from '../../lib/messages/from-chat-page';
import type { DetectedCitations } from '../../lib/model/citation';
import type { Say } from '../../lib/model/words';
import type { KeyedMark } from './marks';
import type { PageModel } from './page-model';

type Report = Extract<FromChatPage, { kind: 'citations-found' }>;

/**
 * What the marking of cited sentences that quote nothing adds to a chat page. Only the script that is
 * put in while the reader has it switched on has one; the content script of every chat page does not.
 */
export interface ClaimsPart {
  findClaims: ClaimFinder;
  marks(found: DetectedCitations, model: PageModel, say: Say): readonly KeyedMark[];
  report(report: Report, found: DetectedCitations): Report;
}
