import type { FetchOutcome } from '../fetch/fetch-source';
import { isPartOfSource } from '../links/source-forms/find-source-forms';
import type { SourceUrl } from '../model/address';
import type { Claim } from '../model/claim';
import type { ClaimReading } from '../model/claim-reading';
import type { ClaimLook, ClaimOutcome, ClaimResult, ClaimSource } from '../model/claim-result';
import type { NonEmpty } from '../model/result';
import type { Reading } from '../model/snapshot';
import type { SourceText } from '../model/source-text';
import type { Place } from '../model/span';
import { sentenceAround, sentencesAround } from '../text/sentence-around';
import type { SourceIndex } from '../verify/index-source';
import { bestLook } from './best-look';
import { asForm, type CheckTools, readCited } from './check-citation';
import { formsOf, isAbstract, MAX_FORMS } from './check-other-forms';
import { isReadable } from './decide-verdict';
import { headingAbove } from './heading-above';
import { leadsElsewhere } from './leads-elsewhere';
import { makeEvidence } from './make-evidence';
import { excerptOf, pageOf } from './make-excerpt';
import type { SourceReading } from './read-source';

/**
 * What one page has of a sentence: in this process, or in another one where the words that it takes
 * are kept. Null where nobody answered.
 */
export type LookAt = (sentence: string, source: SourceIndex) => Promise<ClaimLook | null>;

export interface ClaimTools extends CheckTools {
  lookAt: LookAt;
}

/** Looks up one cited sentence in each of its sources. Throws where nobody can look: it is begun again. */
export async function lookUpClaim(
  claim: Claim,
  fetchSource: (url: SourceUrl, source: number) => Promise<FetchOutcome>,
  tools: ClaimTools,
): Promise<ClaimResult> {
  const looks = await Promise.all(
    claim.sources.map(async ({ href }, source) => {
      const read = await readCited(href, source, fetchSource, tools);
      const first = await lookInSource(claim.sentence, source, read, tools.lookAt);
      const best = await lookInForms(claim.sentence, href, read, first, tools, fetchSource);
      await tools.end(source);
      return best;
    }),
  );
  await tools.reach('verified');
  const bySource = looks as unknown as NonEmpty<ClaimSource>;
  return { best: bestLook(bySource), bySource, moreSources: claim.moreSources };
}

/** What one source that was read, or could not be, has of the sentence. */
export async function lookInSource(
  sentence: string,
  source: number,
  read: SourceReading,
  lookAt: LookAt,
): Promise<ClaimSource> {
  if (read.kind === 'unread') {
    return {
      ...nothingOf(source),
      outcome: { kind: 'could-not-check', why: read.why },
      reading: read.reading,
    };
  }
  const look = await lookAt(sentence, read.index);
  if (look === null) throw new Error('Nobody answered what a page has of a sentence.');
  const text = read.index.source;
  const outcome = outcomeOf(look.reading, read);
  const reading = { ...read.reading, linkClass: finalClass(read.reading, outcome) };
  const base = { ...nothingOf(source), outcome, reading, title: text.title };
  if (outcome.kind !== 'read') return base;
  const closest = outcome.closest === null ? [] : [outcome.closest];
  const found = outcome.details.flatMap(({ at }) => at ?? []);
  return {
    ...base,
    excerpt: excerptOf(text, closest, sentencesAround),
    detailExcerpts: outcome.details.map(({ at }) => sentenceOf(text, at)),
    shared: look.shared,
    page: pageOf(text, closest),
    heading: headingAbove(text, closest),
    evidence: await makeEvidence(text, [...closest, ...found], read.reading.snapshot),
  };
}

/** A source of which nothing is known yet. */
export function nothingOf(source: number): Omit<ClaimSource, 'outcome'> {
  return {
    source,
    reading: null,
    title: null,
    excerpt: null,
    detailExcerpts: [],
    shared: { inSentence: [], onlyInSentence: [], inPassage: [] },
    page: null,
    heading: null,
  };
}

function sentenceOf(text: SourceText, at: Place | null) {
  return at === null ? null : excerptOf(text, [at], sentenceAround);
}

/** Nothing is said of a page that is not the cited one, whatever it holds. */
function outcomeOf(
  reading: ClaimReading,
  { reading: { linkClass }, snapshot }: Extract<SourceReading, { kind: 'read' }>,
): ClaimOutcome {
  if (!isReadable(linkClass)) return couldNot(linkClass);
  const isElsewhere =
    linkClass === 'redirected' && leadsElsewhere(snapshot.requestedUrl, snapshot.finalUrl);
  return isElsewhere && !isOnTopic(reading) ? couldNot('moved-elsewhere') : reading;
}

type LinkClass = NonNullable<Reading['linkClass']>;

const couldNot = (linkClass: LinkClass): ClaimOutcome => ({
  kind: 'could-not-check',
  why: { kind: 'link', class: linkClass },
});

function isOnTopic(reading: ClaimOutcome): boolean {
  return reading.kind === 'read' && reading.topic === 'on-topic';
}

/** A page that moved is named so only where it still speaks of the same. */
function finalClass({ linkClass }: Reading, outcome: ClaimOutcome): Reading['linkClass'] {
  if (linkClass !== 'redirected') return linkClass;
  if (isOnTopic(outcome)) return 'moved';
  const why = outcome.kind === 'could-not-check' ? outcome.why : null;
  return why?.kind === 'link' ? why.class : 'redirected';
}

/** Another form of the document, where the cited page could not be read or is only a part of it. */
async function lookInForms(
  sentence: string,
  href: string,
  read: SourceReading,
  first: ClaimSource,
  tools: ClaimTools,
  fetchSource: (url: SourceUrl, source: number) => Promise<FetchOutcome>,
): Promise<ClaimSource> {
  const forms = formsOf(href, read);
  const isPart = isPartOfSource(href) || isAbstract(read, forms);
  if (!needsMore(first, isPart)) return first;
  for (const form of forms.slice(0, MAX_FORMS)) {
    if (!form.holdsAll) continue;
    const whole = await readCited(form.href, first.source, fetchSource, {
      ...tools,
      ...asForm(tools),
    });
    const look = await lookInSource(sentence, first.source, whole, tools.lookAt);
    if (look.outcome.kind === 'read') return { ...look, otherForm: form.kind };
  }
  // What is missing from a part may stand in the rest.
  if (first.outcome.kind === 'read')
    return { ...first, outcome: { kind: 'silent', why: 'truncated' } };
  return first;
}

function needsMore({ outcome }: ClaimSource, isPart: boolean): boolean {
  switch (outcome.kind) {
    case 'read':
      return isPart && outcome.details.some(({ found }) => !found);
    case 'silent':
      return true;
    case 'not-checkable':
      return false;
    case 'could-not-check':
      return outcome.why.kind === 'link' || outcome.why.kind === 'doubt';
  }
}
