import type { AnswerUnit, Conversation, ImportedAnswer } from '../answer';
import { fieldOf, isWebAddress, listOf, textOf } from './known-field';

/**
 * ChatGPT's data export: a tree of messages for each conversation, of which `current_node` ends the branch that
 * the reader saw. `content_references` tell what the private-use markers in the text stand for. Seen 2026-09.
 */
export function readChatgptExport(value: unknown): Conversation[] | null {
  const all = Array.isArray(value) ? value : [value];
  if (!all.some((one) => typeof fieldOf(one, 'mapping') === 'object')) return null;
  return all.map((one) => ({
    title: textOf(one, 'title'),
    answers: branchOf(one).filter(isAnswer).map(readMessage),
  }));
}

/** The messages of the branch, the first one first. A tree that leads in circles ends where it began to. */
function branchOf(conversation: unknown): unknown[] {
  const mapping = fieldOf(conversation, 'mapping');
  const messages: unknown[] = [];
  const seen = new Set<string>();
  let id = textOf(conversation, 'current_node');
  while (id !== '' && !seen.has(id)) {
    seen.add(id);
    const node = fieldOf(mapping, id);
    messages.unshift(fieldOf(node, 'message'));
    id = textOf(node, 'parent');
  }
  return messages;
}

function isAnswer(message: unknown): boolean {
  return textOf(fieldOf(message, 'author'), 'role') === 'assistant';
}

function readMessage(message: unknown): ImportedAnswer {
  const text = listOf(fieldOf(message, 'content'), 'parts')
    .filter((part) => typeof part === 'string')
    .join('\n\n');
  const references = listOf(fieldOf(message, 'metadata'), 'content_references');
  return {
    text,
    units: references.flatMap((reference) => readReference(reference, text)),
    sources: [],
  };
}

/** Where the marker stands is looked for by its text: what its indices count is told nowhere. */
function readReference(reference: unknown, text: string): AnswerUnit[] {
  const marker = textOf(reference, 'matched_text');
  const start = marker.trim() === '' ? -1 : text.indexOf(marker);
  if (start < 0) return [];
  const items = listOf(reference, 'items').flatMap((item) => [
    item,
    ...listOf(item, 'supporting_websites'),
  ]);
  const named = items.map((item) => ({ url: textOf(item, 'url'), title: textOf(item, 'title') }));
  const safe = listOf(reference, 'safe_urls').map((url) => ({ url: String(url), title: '' }));
  const sources = (named.length > 0 ? named : safe).filter(({ url }) => isWebAddress(url));
  return sources.map((source) => ({
    origin: 'marker',
    start,
    end: start + marker.length,
    ...source,
  }));
}
