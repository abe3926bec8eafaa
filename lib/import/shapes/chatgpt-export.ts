import type { AnswerSource, AnswerUnit, Conversation, ImportedAnswer } from '../answer';
import { fieldOf, isWebAddress, listOf, oneOrMore, textOf } from './known-field';

/**
 * ChatGPT's data export: a tree of messages for each conversation, of which `current_node` ends the branch that
 * the reader saw. `content_references` tell what the private-use markers in the text stand for. Seen 2026-09.
 */
export function readChatgptExport(value: unknown): Conversation[] | null {
  const all = oneOrMore(value);
  if (!all.some((one) => typeof fieldOf(one, 'mapping') === 'object')) return null;
  return all.map((one) => ({
    title: textOf(one, 'title'),
    answers: branchOf(one).filter(isOfAssistant).map(readMessage),
  }));
}

/** The messages of the branch, the first one first. A tree that leads in circles ends where it began to. */
function branchOf(conversation: unknown): unknown[] {
  const mapping = fieldOf(conversation, 'mapping');
  const messages: unknown[] = [];
  const seen = new Set<string>();
  let id = textOf(conversation, 'current_node') || lastOf(mapping);
  while (id !== '' && !seen.has(id)) {
    seen.add(id);
    const node = fieldOf(mapping, id);
    messages.push(fieldOf(node, 'message'));
    id = textOf(node, 'parent');
  }
  return messages.reverse();
}

/** Where the branch is not told, it ends at the last message that none follows. */
function lastOf(mapping: unknown): string {
  const nodes = Object.entries(typeof mapping === 'object' ? (mapping ?? {}) : {});
  const parents = new Set(nodes.map(([, node]) => textOf(node, 'parent')));
  return nodes.findLast(([id]) => !parents.has(id))?.[0] ?? '';
}

function isOfAssistant(message: unknown): boolean {
  return textOf(fieldOf(message, 'author'), 'role') === 'assistant';
}

function readMessage(message: unknown): ImportedAnswer {
  const text = listOf(fieldOf(message, 'content'), 'parts')
    .filter((part) => typeof part === 'string')
    .join('\n\n');
  const units: AnswerUnit[] = [];
  // The same marker may stand there twice: each reference means the next one.
  const after = new Map<string, number>();
  for (const reference of listOf(fieldOf(message, 'metadata'), 'content_references')) {
    const marker = markerIn(text, textOf(reference, 'matched_text'), after);
    if (marker === null) continue;
    const sources = sourcesOf(reference);
    units.push(...sources.map((source) => ({ origin: 'marker' as const, ...marker, ...source })));
  }
  return { text, units, sources: [] };
}

const PRIVATE = /[\ue200-\ue20f]/g;

/**
 * Where the marker stands is looked for by its text: what its indices count is told nowhere. Some exports lost
 * the private characters of markers.
 */
function markerIn(
  text: string,
  marker: string,
  after: Map<string, number>,
): { readonly start: number; readonly end: number } | null {
  for (const form of [marker, marker.replace(PRIVATE, '')]) {
    const start = form.trim() === '' ? -1 : text.indexOf(form, after.get(form) ?? 0);
    if (start < 0) continue;
    after.set(form, start + form.length);
    return { start, end: start + form.length };
  }
  return null;
}

const LINK = /\]\((https?:\/\/[^\s)]{1,4000})/;

/** Of several forms in which a reference gives its pages, the fullest. */
function sourcesOf(reference: unknown): readonly AnswerSource[] {
  const items = listOf(reference, 'items').flatMap((item) => [
    item,
    ...listOf(item, 'supporting_websites'),
  ]);
  const named = items.map((item) => ({ url: textOf(item, 'url'), title: textOf(item, 'title') }));
  const plain = [...listOf(reference, 'safe_urls'), LINK.exec(textOf(reference, 'alt'))?.[1]];
  const forms = [named, plain.map((url) => ({ url: String(url), title: '' }))];
  const usable = forms.map((sources) => sources.filter(({ url }) => isWebAddress(url)));
  return usable.find((sources) => sources.length > 0) ?? [];
}
