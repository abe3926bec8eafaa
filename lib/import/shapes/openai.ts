import type { AnswerUnit, Conversation } from '../answer';
import { unitAtPoint } from '../unit-at';
import { fieldOf, isWebAddress, listOf, offsetOf, oneOrMore, textOf, wordsOf } from './known-field';

/**
 * Responses of OpenAI's API, and completions of any API of that form. An annotation's span is that of the link
 * marker in the text, not of the claim before it. Seen in the typings of openai 6.49.
 */
export function readOpenai(value: unknown): Conversation[] | null {
  const answers = oneOrMore(value).flatMap((response) => [
    ...listOf(response, 'output')
      .filter((item) => textOf(item, 'type') === 'message')
      .flatMap((item) => listOf(item, 'content'))
      .filter((part) => textOf(part, 'type') === 'output_text')
      .map((part) => readPart(textOf(part, 'text'), listOf(part, 'annotations'))),
    ...listOf(response, 'choices')
      .map((choice) => fieldOf(choice, 'message'))
      .filter((message) => fieldOf(message, 'content') !== undefined)
      .map((message) => readPart(wordsOf(message), listOf(message, 'annotations'))),
  ]);
  return answers.length === 0 ? null : [{ title: '', answers }];
}

function readPart(text: string, annotations: readonly unknown[]) {
  const units = annotations.flatMap((annotation): AnswerUnit[] => {
    if (textOf(annotation, 'type') !== 'url_citation') return [];
    // The older form of chat completions has the fields one level deeper.
    const citation = fieldOf(annotation, 'url_citation') ?? annotation;
    const [first, last] = [offsetOf(citation, 'start_index'), offsetOf(citation, 'end_index')];
    const url = textOf(citation, 'url');
    if (first === null || last === null || last < first || !isWebAddress(url)) return [];
    const [start, end] = spanOf(text, first, last);
    if (end > text.length) return [];
    const origin = isMarker(text.slice(start, end)) ? 'marker' : 'segment';
    return [{ origin, start, end, url, title: textOf(citation, 'title') }];
  });
  return { text, units, sources: [] };
}

/** Whether code units or code points are counted is told nowhere: the count that finds a marker is meant. */
function spanOf(text: string, start: number, end: number): readonly [number, number] {
  if (isMarker(text.slice(start, end))) return [start, end];
  const points = [unitAtPoint(text, start), unitAtPoint(text, end)] as const;
  return isMarker(text.slice(...points)) ? points : [start, end];
}

/** A span that holds no sign of a marker holds words of the answer, which must stay. */
function isMarker(span: string): boolean {
  return /^\s*[[(【\ue200]|^\s*https?:/.test(span);
}
