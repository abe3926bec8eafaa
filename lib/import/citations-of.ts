import { hashText } from '../detect/citation-key';
import { findCitations } from '../detect/find-citations';
import type { Citation } from '../model/citation';
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
  const found = findCitations(document, ANSWER_URL).citations.map(
    ({ place: _, ...citation }) => citation,
  );
  const claimed = answer.units.flatMap(claimOf);
  const all = new Map<string, Citation>();
  for (const citation of [...found, ...claimed]) {
    const key = hashText(JSON.stringify([citation.quoteText, citation.sources[0].href]));
    if (!all.has(key)) all.set(key, { ...withoutList(citation), key });
  }
  return [...all.values()];
}

type Unkeyed = Omit<Citation, 'key'>;

function withoutList({ list: _, ...citation }: Unkeyed): Unkeyed {
  return citation;
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
