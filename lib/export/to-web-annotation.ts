import type { SourceResult } from '../model/check-result';
import type { PassageSelector } from '../model/evidence';
import type { CitationRecord } from '../model/record';
import type { Reading } from '../model/snapshot';
import { bestOf } from './best-of';
import { toIsoTime } from './to-iso-time';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A record as an annotation of the W3C's Web Annotation Data Model (2017): the best source is the target,
 * the verdict the body. Positions count code points, as the model demands, and refer to the text that the
 * named extractor read; a record of an early version has none and is told by its words alone.
 */
export function toWebAnnotation(record: CitationRecord): object {
  const best = bestOf(record.result);
  return {
    '@context': 'http://www.w3.org/ns/anno.jsonld',
    id: iriOf(record.id),
    type: 'Annotation',
    motivation: 'assessing',
    created: toIsoTime(record.checkedAt),
    creator: { type: 'Software', name: `Verbatim (${record.versions.verifier})` },
    body: [
      textBody('assessing', best.verdict.kind),
      textBody('describing', record.citation.quoteText),
      ...remarkOnPositions(record, best),
    ],
    target: targetsOf(record, best),
  };
}

function iriOf(id: string): string {
  return UUID.test(id) ? `urn:uuid:${id}` : `urn:verbatim:record:${encodeURIComponent(id)}`;
}

function textBody(purpose: 'assessing' | 'describing' | 'commenting', value: string): object {
  return { type: 'TextualBody', purpose, format: 'text/plain', value: value.toWellFormed() };
}

/** A position means nothing without the text that it counts in. */
function remarkOnPositions({ versions }: CitationRecord, { evidence }: SourceResult): object[] {
  if (evidence === undefined || !evidence.selectors.some(isInMainText)) return [];
  const text = `Positions are Unicode code points of the text read by ${versions.extractor}`;
  return [textBody('commenting', `${text}, ${evidence.hashes.text}`)];
}

/** One target for each part of the quote that was found; one without a selector where nothing was. */
function targetsOf(record: CitationRecord, best: SourceResult): object | readonly object[] {
  const resource = resourceOf(record, best);
  const selectors = best.evidence?.selectors.map(selectorsOf) ?? earlySelectors(best);
  const targets = selectors.map((selector) => ({ ...resource, selector }));
  return targets.length === 1 ? targets[0]! : targets.length === 0 ? resource : targets;
}

function resourceOf({ citation }: CitationRecord, { reading, source }: SourceResult): object {
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

function selectorsOf(selector: PassageSelector): readonly object[] {
  const { exact, prefix, suffix } = selector.quote;
  const quote = { type: 'TextQuoteSelector', ...wellFormed({ exact, prefix, suffix }) };
  const { start, end } = selector.codePoints;
  return isInMainText(selector) ? [quote, { type: 'TextPositionSelector', start, end }] : [quote];
}

/** What is hidden or only in a page's data has no position in its text. */
const isInMainText = ({ stream }: Pick<PassageSelector, 'stream'>): boolean => stream === 'main';

/** The excerpt of an early record still holds the words. */
function earlySelectors({ verdict, excerpt }: SourceResult): readonly (readonly object[])[] {
  if (excerpt === null || verdict.kind !== 'found') return [];
  const { start, end } = verdict.at[0].span;
  const [from, to] = [start - excerpt.start, end - excerpt.start];
  const quote = {
    exact: excerpt.text.slice(from, to),
    prefix: excerpt.text.slice(Math.max(0, from - 32), from),
    suffix: excerpt.text.slice(to, to + 32),
  };
  return [[{ type: 'TextQuoteSelector', ...wellFormed(quote) }]];
}

function wellFormed<Words extends Readonly<Record<string, string>>>(words: Words): object {
  return Object.fromEntries(
    Object.entries(words).map(([name, text]) => [name, text.toWellFormed()]),
  );
}
