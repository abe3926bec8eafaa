import { bestLook } from '../../lib/check/best-look';
import { headingAbove } from '../../lib/check/heading-above';
import { nothingOf } from '../../lib/check/look-up-claim';
import { excerptOf } from '../../lib/check/make-excerpt';
import { lookAtSentence } from '../../lib/claims/look-at-sentence';
import type { LookState } from '../../lib/model/citation-state';
import type { Claim } from '../../lib/model/claim';
import type { ClaimSource } from '../../lib/model/claim-result';
import type { SourceText } from '../../lib/model/source-text';
import type { Unreadable } from '../../lib/model/verdict';
import { sentenceAround, sentencesAround } from '../../lib/text/sentence-around';
import { indexSource } from '../../lib/verify/index-source';
import { NOW, READING } from './sample-checks';

/** Looks at cited sentences, made by the product's own code from a sentence and the words of a page. */
export function claimOf(sentence: string, more: Partial<Claim> = {}): Claim {
  return {
    kind: 'claim',
    key: `claim-${sentence}`,
    sentence,
    sources: [{ href: 'https://harbour.example/survey', label: 'harbour.example' }],
    moreSources: 0,
    ...more,
  };
}

export function lookOf(
  sentence: string,
  page: string,
  more: Partial<ClaimSource> = {},
  text: Partial<SourceText> = {},
): ClaimSource {
  const { source: plain } = indexSource(page);
  const index = indexSource({ ...plain, ...text });
  const { source } = index;
  const { reading, shared } = lookAtSentence(sentence, index);
  const base = {
    ...nothingOf(0),
    outcome: reading,
    reading: READING,
    title: 'Seawall survey 2026',
  };
  if (reading.kind !== 'read') return { ...base, ...more };
  const closest = reading.closest === null ? [] : [reading.closest];
  return {
    ...base,
    shared,
    excerpt: excerptOf(source, closest, sentencesAround),
    detailExcerpts: reading.details.map(({ at }) =>
      at === null ? null : excerptOf(source, [at], sentenceAround),
    ),
    heading: headingAbove(source, closest),
    ...more,
  };
}

export function unread(why: Unreadable, more: Partial<ClaimSource> = {}): ClaimSource {
  return { ...nothingOf(0), outcome: { kind: 'could-not-check', why }, ...more };
}

export function lookedUp(first: ClaimSource, ...others: ClaimSource[]): LookState {
  const bySource = [first, ...others.map((each, at) => ({ ...each, source: at + 1 }))] as const;
  const result = {
    best: bestLook([...bySource]),
    bySource: [...bySource],
    moreSources: 0,
  } as const;
  return { state: 'looked-up', checkedAt: NOW, result };
}

/** The same where the page keeps `count` sources back. */
export function withMore(look: LookState, count: number): LookState {
  if (look.state !== 'looked-up') return look;
  return { ...look, result: { ...look.result, moreSources: count } };
}
