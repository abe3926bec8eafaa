import type { SourceResult } from '../model/check-result';
import type { ClaimSource } from '../model/claim-result';
import type { LinkClass, Unreadable } from '../model/verdict';
import { checkSource } from './check-source';
import { isPositive } from './is-positive';
import { type LookAt, lookInSource } from './look-up-claim';
import type { SourceReading } from './read-source';

/** What is known of one source of a quote or of a cited sentence. */
export type Judged = SourceResult | ClaimSource;

/** What is asked of a source, however it was read. */
export interface Judge<R extends Judged> {
  judge(source: number, read: SourceReading): Promise<R>;
  isUnknown(result: R): boolean;
  /** Nothing better can be found in another copy. */
  holdsAll(result: R): boolean;
  /** A result of which nothing is known, with another class of its link. */
  classed(result: R, linkClass: LinkClass): R;
}

/** Why nothing is known, where the reason is one of the link or of the reading. */
export function whyUnknown(result: Judged): Unreadable | null {
  const said = 'verdict' in result ? result.verdict : result.outcome;
  return said.kind === 'could-not-check' ? said.why : null;
}

export function quoteJudge(quote: string): Judge<SourceResult> {
  return {
    judge: (source, read) => checkSource(quote, source, read),
    isUnknown: ({ verdict }) => verdict.kind === 'could-not-check',
    holdsAll: ({ verdict }) => isPositive(verdict),
    classed(result, linkClass) {
      const { verdict } = result;
      if (verdict.kind !== 'could-not-check') return result;
      const why = classedWhy(verdict.why, linkClass);
      return { ...withClass(result, linkClass), verdict: { ...verdict, why } };
    },
  };
}

export function claimJudge(sentence: string, lookAt: LookAt): Judge<ClaimSource> {
  return {
    judge: (source, read) => lookInSource(sentence, source, read, lookAt),
    isUnknown: ({ outcome }) => outcome.kind === 'could-not-check' || outcome.kind === 'silent',
    holdsAll: ({ outcome }) =>
      outcome.kind === 'read' && outcome.details.every(({ found }) => found),
    classed(result, linkClass) {
      const why = classedWhy(whyUnknown(result), linkClass);
      return { ...withClass(result, linkClass), outcome: { kind: 'could-not-check', why } };
    },
  };
}

/** What was seen of the link stays with it. */
function classedWhy(before: Unreadable | null, linkClass: LinkClass): Unreadable {
  const known = before?.kind === 'link' ? before : { kind: 'link' as const };
  return { ...known, class: linkClass };
}

function withClass<R extends Judged>(result: R, linkClass: LinkClass): R {
  const { reading } = result;
  return { ...result, reading: reading && { ...reading, linkClass } };
}
