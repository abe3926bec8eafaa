import type { Conversation } from '../answer';
import { listOf, textOf } from './known-field';

/**
 * Claude's data export: conversations with `chat_messages`. A message's `text` may be empty while its blocks are
 * not. How citations stand in it is not known, so that links in the text are what ties quotes. Seen 2026-09.
 */
export function readClaudeExport(value: unknown): Conversation[] | null {
  const all = Array.isArray(value) ? value : [value];
  if (!all.some((one) => listOf(one, 'chat_messages').length > 0)) return null;
  return all.map((one) => ({
    title: textOf(one, 'name'),
    answers: listOf(one, 'chat_messages')
      .filter((message) => textOf(message, 'sender') === 'assistant')
      .map((message) => ({ text: textOfMessage(message), units: [], sources: [] })),
  }));
}

function textOfMessage(message: unknown): string {
  const blocks = listOf(message, 'content')
    .filter((block) => textOf(block, 'type') === 'text')
    .map((block) => textOf(block, 'text'));
  return textOf(message, 'text') || blocks.join('\n\n');
}
