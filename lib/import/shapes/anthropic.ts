import type { AnswerUnit, Conversation } from '../answer';
import { fieldOf, isAnswer, isWebAddress, listOf, oneOrMore, textOf } from './known-field';

/**
 * A message of Anthropic's API. A citation belongs to the text block that it hangs on, and its `cited_text` is
 * what the system says stands in the source. Citations of documents that have no address are left out. Seen in
 * the typings of @anthropic-ai/sdk 1.14.
 */
export function readAnthropic(value: unknown): Conversation[] | null {
  const messages = oneOrMore(value);
  const isShape = messages.some((message) =>
    listOf(message, 'content').some(
      (block) => fieldOf(block, 'citations') !== undefined || textOf(block, 'type') === 'text',
    ),
  );
  if (!isShape) return null;
  const answers = messages
    .filter(isAnswer)
    .map((message) => readBlocks(listOf(message, 'content')));
  return [{ title: '', answers }];
}

function readBlocks(blocks: readonly unknown[]) {
  let text = '';
  const units: AnswerUnit[] = [];
  for (const block of blocks) {
    if (textOf(block, 'type') !== 'text') continue;
    const start = text.length;
    text += textOf(block, 'text');
    for (const citation of listOf(block, 'citations')) {
      const url = textOf(citation, 'url') || textOf(citation, 'source');
      if (!isWebAddress(url)) continue;
      const source = { url, title: textOf(citation, 'title') };
      units.push({ origin: 'segment', start, end: text.length, ...source });
      const quote = textOf(citation, 'cited_text').trim();
      if (quote !== '') units.push({ origin: 'cited-text', quote, ...source });
    }
  }
  return { text, units, sources: [] };
}
