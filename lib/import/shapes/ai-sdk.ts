import type { Conversation } from '../answer';
import { fieldOf, isAnswer, isWebAddress, listOf, oneOrMore, textOf } from './known-field';

/** Messages of the AI SDK's interface: text, and a list of sources without places. Seen in ai 6.0. */
export function readAiSdk(value: unknown): Conversation[] | null {
  const messages = oneOrMore(fieldOf(value, 'messages') ?? value);
  const isShape = messages.some((message) =>
    listOf(message, 'parts').some((part) => /^(?:text|source-)/.test(textOf(part, 'type'))),
  );
  if (!isShape) return null;
  const answers = messages.filter(isAnswer).map((message) => readParts(listOf(message, 'parts')));
  return [{ title: '', answers }];
}

/** Each text is a step of its own. */
function readParts(parts: readonly unknown[]) {
  const text = parts
    .filter((part) => textOf(part, 'type') === 'text')
    .map((part) => textOf(part, 'text'))
    .join('\n\n');
  const sources = parts
    .filter((part) => textOf(part, 'type') === 'source-url' && isWebAddress(textOf(part, 'url')))
    .map((part) => ({ url: textOf(part, 'url'), title: textOf(part, 'title') }));
  return { text, units: [], sources };
}
