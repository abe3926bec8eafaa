import { hashText } from '../detect/citation-key';
import { findCitations } from '../detect/find-citations';
import type { Citation, FoundSource } from '../model/citation';
import type { AnswerUnit, ImportedAnswer } from './answer';
import { writeDocument } from './write-document';

/** Stands for the page of an answer that has none; no request can go there. */
const ANSWER_URL = 'https://answer.invalid/';

/**
 * The citations of an answer that the reader brought. It is drawn into the empty document given and read by the
 * detection that reads chat pages: nothing here pairs quotes with sources. What a system claims to have copied
 * from a source comes beside it, each claim once.
 */
export function citationsOf(answer: ImportedAnswer, document: Document): Citation[] {
  writeDocument(toMarkdown(answer), document);
  return keyed([...citationsFound(document), ...answer.units.flatMap(claimOf)]);
}

/** The citations of an answer that was pasted with its links, as a document that shows nothing. */
export function citationsIn(document: Document): Citation[] {
  return keyed(citationsFound(document));
}

function citationsFound(document: Document): Unkeyed[] {
  return findCitations(document, ANSWER_URL).citations.map(({ place: _, ...citation }) => citation);
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
    if (fits(citation) && !all.has(key)) all.set(key, { ...told(citation), key });
  }
  return [...all.values()];
}

type Unkeyed = Omit<Citation, 'key'>;

function fits({ quoteText, sources }: Unkeyed): boolean {
  return (
    quoteText.length <= LONGEST_QUOTE && sources.every(({ href }) => href.length <= LONGEST_HREF)
  );
}

/** Without what belongs to a page, and with labels and sentences as long as they are shown. */
function told({ list: _, sources: [first, ...others], sentence, ...citation }: Unkeyed): Unkeyed {
  const short = (source: FoundSource): FoundSource => ({
    ...source,
    label: source.label.slice(0, LONGEST_LABEL),
  });
  return {
    ...citation,
    sentence: sentence.slice(0, LONGEST_QUOTE),
    sources: [short(first), ...others.map(short)],
  };
}

function claimOf(unit: AnswerUnit): Unkeyed[] {
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
