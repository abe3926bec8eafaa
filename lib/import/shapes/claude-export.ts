import type { AnswerUnit, Conversation, ImportedAnswer } from '../answer';
import { fieldOf, isWebAddress, listOf, offsetOf, oneOrMore, textOf } from './known-field';

/**
 * Claude's data export: conversations with `chat_messages`. A message's `text` may be empty, or say that a block
 * cannot be shown, while its blocks hold the answer. Citations stand at the blocks, if anywhere. Seen 2026-09.
 */
export function readClaudeExport(value: unknown): Conversation[] | null {
  const all = oneOrMore(value);
  if (!all.some((one) => Array.isArray(fieldOf(one, 'chat_messages')))) return null;
  return all.map((one) => ({
    title: textOf(one, 'name'),
    answers: listOf(one, 'chat_messages')
      .filter((message) => textOf(message, 'sender') === 'assistant')
      .map(readMessage),
  }));
}

function readMessage(message: unknown): ImportedAnswer {
  let text = '';
  const units: AnswerUnit[] = [];
  for (const block of listOf(message, 'content')) {
    const words = textOf(block, 'type') === 'text' ? textOf(block, 'text') : '';
    if (words === '') continue;
    if (text !== '') text += '\n\n';
    units.push(...listOf(block, 'citations').flatMap((one) => unitOf(one, words, text.length)));
    text += words;
  }
  return { text: text === '' ? textOf(message, 'text') : text, units, sources: [] };
}

function unitOf(citation: unknown, words: string, before: number): AnswerUnit[] {
  const details = fieldOf(citation, 'details') ?? citation;
  const url = textOf(details, 'url');
  const [start, end] = [offsetOf(citation, 'start_index'), offsetOf(citation, 'end_index')];
  if (start === null || end === null || end < start || end > words.length) return [];
  if (!isWebAddress(url)) return [];
  const span = { start: before + start, end: before + end };
  return [{ origin: 'segment', ...span, url, title: textOf(details, 'title') }];
}
