import { hashText } from '../detect/citation-key';
import { findCitations } from '../detect/find-citations';
import type { Citation, CitedSentence, FoundSource } from '../model/citation';
import type { Claim } from '../model/claim';
import type { NonEmpty } from '../model/result';
import type { AnswerUnit, ImportedAnswer } from './answer';
import { writeDocument } from './write-document';

/** Stands for the page of an answer that has none; no request can go there. */
const ANSWER_URL = 'https://answer.invalid/';

/** What an answer cites: quotes, and sentences that quote nothing. */
export interface CitedInAnswer {
  readonly citations: readonly Citation[];
  readonly claims: readonly Claim[];
}

/**
 * What an answer that the reader brought cites. It is drawn into the empty document given and read by the
 * detection that reads chat pages: nothing here pairs quotes with sources. What a system claims to have copied
 * from a source comes beside it, each claim once.
 */
export function citedBy(answer: ImportedAnswer, document: Document): CitedInAnswer {
  writeDocument(toMarkdown(answer), document);
  return citedIn(document, answer.units.flatMap(copiedOf));
}

/** What an answer cites that was pasted with its links, as a document that shows nothing. */
export function citedIn(document: Document, copied: readonly Unkeyed[] = []): CitedInAnswer {
  const { citations, claims } = findCitations(document, ANSWER_URL);
  return {
    citations: keyed([...citations.map(({ place: _, ...citation }) => citation), ...copied]),
    claims: keyedClaims(claims),
  };
}

/** The quotes alone. */
export function citationsOf(answer: ImportedAnswer, document: Document): readonly Citation[] {
  return citedBy(answer, document).citations;
}

/** A quote or an address beyond this is none that a check would take, in UTF-16 units. */
const LONGEST_QUOTE = 20_000;
const LONGEST_HREF = 8_000;
const LONGEST_LABEL = 200;

/** Each quote of each source once. */
function keyed(found: readonly Unkeyed[]): Citation[] {
  const all = new Map<string, Citation>();
  for (const citation of found) {
    const key = hashText(JSON.stringify([citation.quoteText, citation.sources[0].href]));
    if (fits(citation.quoteText, citation.sources) && !all.has(key))
      all.set(key, { ...told(citation), key });
  }
  return [...all.values()];
}

type Unkeyed = Omit<Citation, 'key'>;

/** Each sentence of each source once; a key of its own, since one sentence may be a quote elsewhere. */
function keyedClaims(found: readonly CitedSentence[]): Claim[] {
  const all = new Map<string, Claim>();
  for (const { sentence, sources, moreSources } of found) {
    const key = `claim-${hashText(JSON.stringify([sentence, sources[0].href]))}`;
    if (fits(sentence, sources) && !all.has(key))
      all.set(key, { kind: 'claim', key, sentence, sources: named(sources), moreSources });
  }
  return [...all.values()];
}

function fits(words: string, sources: readonly FoundSource[]): boolean {
  return words.length <= LONGEST_QUOTE && sources.every(({ href }) => href.length <= LONGEST_HREF);
}

/** Without what belongs to a page, and with labels and sentences as long as they are shown. */
function told({ list: _, sources, sentence, ...citation }: Unkeyed): Unkeyed {
  return { ...citation, sentence: sentence.slice(0, LONGEST_QUOTE), sources: named(sources) };
}

function named([first, ...others]: NonEmpty<FoundSource>): NonEmpty<FoundSource> {
  const short = (source: FoundSource): FoundSource => ({
    ...source,
    label: source.label.slice(0, LONGEST_LABEL),
  });
  return [short(first), ...others.map(short)];
}

function copiedOf(unit: AnswerUnit): Unkeyed[] {
  if (unit.origin !== 'cited-text') return [];
  return [
    {
      quoteText: unit.quote,
      sources: [{ href: unit.url, label: unit.title }],
      moreSources: 0,
      rule: 'cited-text',
      sentence: '',
      fromLinkFragment: false,
    },
  ];
}

/** The text with a link for each unit: in the place of a marker, behind a segment; then the list of sources. */
function toMarkdown({ text, units, sources }: ImportedAnswer): string {
  const placed = units.filter((unit) => unit.origin !== 'cited-text').sort((a, b) => a.end - b.end);
  let written = '';
  let at = 0;
  for (const unit of placed) {
    const stop = unit.origin === 'marker' ? unit.start : unit.end;
    if (stop > at) written += text.slice(at, stop);
    at = Math.max(at, unit.end);
    written += ` [${escapeLabel(unit.title)}](<${new URL(unit.url).href}>)`;
  }
  written += text.slice(at);
  if (sources.length === 0) return written;
  const entries = sources.map(
    ({ url, title }, index) =>
      `${index + 1}. ${URL.canParse(url) ? `[${escapeLabel(title)}](<${new URL(url).href}>)` : escapeLabel(title)}`,
  );
  return `${written}\n\n## Sources\n\n${entries.join('\n')}\n`;
}

/** Short, and unable to end the link early. */
function escapeLabel(title: string): string {
  const label = title
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
    .replace(/[[\]\\]/g, ' ');
  return label.trim() === '' ? 'source' : label;
}
