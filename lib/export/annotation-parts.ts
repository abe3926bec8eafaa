import type { Evidence, PassageSelector } from '../model/evidence';
import type { EvidenceRecord } from '../model/record';
import type { Reading } from '../model/snapshot';
import { toIsoTime } from './to-iso-time';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What the annotations of quotes and of cited sentences have in common: all but bodies and targets. */
export function annotationOf(
  { id, checkedAt, versions }: EvidenceRecord,
  parts: { readonly body: readonly object[]; readonly target: object | readonly object[] },
): object {
  return {
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    id: UUID.test(id) ? `urn:uuid:${id}` : `urn:verbatim:record:${encodeURIComponent(id)}`,
    type: 'Annotation',
    motivation: 'assessing',
    created: toIsoTime(checkedAt),
    creator: { type: 'Software', name: `Verbatim (${versions.verifier})` },
    ...parts,
  };
}

export function textBody(purpose: 'assessing' | 'describing' | 'commenting', value: string) {
  return { type: 'TextualBody', purpose, format: 'text/plain', value: value.toWellFormed() };
}

/** A position means nothing without the text that it counts in. */
export function remarkOnPositions(
  { versions }: EvidenceRecord,
  evidence: Evidence | undefined,
): object[] {
  if (evidence === undefined || !evidence.selectors.some(isInMainText)) return [];
  const text = `Positions are Unicode code points of the text read by ${versions.extractor}`;
  return [textBody('commenting', `${text}, ${evidence.hashes.text}`)];
}

/** One target for each selector; one without a selector where there is none. */
export function targetsOf(
  resource: object,
  selectors: readonly (readonly object[])[],
): object | readonly object[] {
  const targets = selectors.map((selector) => ({ ...resource, selector }));
  return targets.length === 1 ? targets[0]! : targets.length === 0 ? resource : targets;
}

export function resourceOf(
  { citation }: EvidenceRecord,
  { reading, source }: { readonly reading: Reading | null; readonly source: number },
): object {
  const cited = citation.sources[source]?.href ?? citation.sources[0].href;
  if (reading === null) return { type: 'SpecificResource', source: asIri(cited) };
  const isCopy = reading.via === 'archive';
  return {
    type: 'SpecificResource',
    source: asIri(isCopy ? cited : reading.finalUrl),
    state: stateOf(reading),
  };
}

/** When the page was like this, and where that state of it can be had. */
function stateOf(reading: Reading): object {
  const isCopy = reading.via === 'archive';
  return {
    type: 'TimeState',
    sourceDate: toIsoTime(reading.capturedAt ?? reading.readAt),
    cached: isCopy ? asIri(reading.finalUrl) : `urn:${reading.snapshot}`,
  };
}

/** What a page calls an address may hold anything; an IRI has neither spaces nor brackets. */
function asIri(href: string): string {
  return URL.canParse(href)
    ? new URL(href).href
    : `urn:verbatim:${encodeURIComponent(href.toWellFormed())}`;
}

export function selectorsOf(selector: PassageSelector): readonly object[] {
  const { exact, prefix, suffix } = selector.quote;
  const { start, end } = selector.codePoints;
  const quote = quoteSelector({ exact, prefix, suffix });
  return isInMainText(selector) ? [quote, { type: 'TextPositionSelector', start, end }] : [quote];
}

export function quoteSelector(words: PassageSelector['quote']): object {
  const { exact, prefix, suffix } = words;
  return {
    type: 'TextQuoteSelector',
    exact: exact.toWellFormed(),
    prefix: prefix.toWellFormed(),
    suffix: suffix.toWellFormed(),
  };
}

/** What is hidden or only in a page's data has no position in its text. */
const isInMainText = ({ stream }: Pick<PassageSelector, 'stream'>): boolean => stream === 'main';
