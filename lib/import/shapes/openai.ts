import type { AnswerUnit, Conversation } from '../answer';
import { fieldOf, isWebAddress, listOf, offsetOf, textOf } from './known-field';

/**
 * A response of OpenAI's API. An annotation's span is that of the link marker in the text, not of the claim
 * before it. Seen in the typings of openai 6.49.
 */
export function readOpenai(value: unknown): Conversation[] | null {
  const outputs = listOf(value, 'output')
    .filter((item) => textOf(item, 'type') === 'message')
    .flatMap((item) => listOf(item, 'content'))
    .filter((part) => textOf(part, 'type') === 'output_text')
    .map((part) => readPart(textOf(part, 'text'), listOf(part, 'annotations')));
  const choices = listOf(value, 'choices')
    .map((choice) => fieldOf(choice, 'message'))
    .filter((message) => Array.isArray(fieldOf(message, 'annotations')))
    .map((message) => readPart(textOf(message, 'content'), listOf(message, 'annotations')));
  const answers = [...outputs, ...choices];
  return answers.length === 0 ? null : [{ title: '', answers }];
}

function readPart(text: string, annotations: readonly unknown[]) {
  const units = annotations.flatMap((annotation): AnswerUnit[] => {
    if (textOf(annotation, 'type') !== 'url_citation') return [];
    // The older form of chat completions has the fields one level deeper.
    const citation = fieldOf(annotation, 'url_citation') ?? annotation;
    const [start, end] = [offsetOf(citation, 'start_index'), offsetOf(citation, 'end_index')];
    const url = textOf(citation, 'url');
    if (start === null || end === null || end < start || end > text.length) return [];
    return isWebAddress(url)
      ? [{ origin: markerAt(text, start, end), start, end, url, title: textOf(citation, 'title') }]
      : [];
  });
  return { text, units, sources: [] };
}

/** A span that holds no sign of a marker holds words of the answer, which must stay. */
function markerAt(text: string, start: number, end: number): 'marker' | 'segment' {
  return /^\s*[[(【\ue200]|https?:/.test(text.slice(start, end)) ? 'marker' : 'segment';
}
