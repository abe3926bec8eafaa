import type { Conversation } from '../answer';
import { isWebAddress, listOf, textOf } from './known-field';

/** Messages of the AI SDK's interface: text, and a list of sources without places. Seen in ai 6.0. */
export function readAiSdk(value: unknown): Conversation[] | null {
  const messages = Array.isArray(value) ? value : [value];
  const isShape = messages.some((message) =>
    listOf(message, 'parts').some((part) => /^(?:text|source-)/.test(textOf(part, 'type'))),
  );
  if (!isShape) return null;
  const answers = messages
    .filter((message) => textOf(message, 'role') !== 'user')
    .map((message) => readParts(listOf(message, 'parts')));
  return [{ title: '', answers }];
}

function readParts(parts: readonly unknown[]) {
  const text = parts
    .filter((part) => textOf(part, 'type') === 'text')
    .map((part) => textOf(part, 'text'))
    .join('');
  const sources = parts
    .filter((part) => textOf(part, 'type') === 'source-url' && isWebAddress(textOf(part, 'url')))
    .map((part) => ({ url: textOf(part, 'url'), title: textOf(part, 'title') }));
  return { text, units: [], sources };
}
