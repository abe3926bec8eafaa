import type { AnswerUnit, Conversation } from '../answer';
import { unitAtByte } from '../unit-at';
import { fieldOf, isWebAddress, listOf, offsetOf, oneOrMore, textOf } from './known-field';

/**
 * A response of Gemini's API. Segments are counted in bytes of UTF-8 within one part of the answer. Seen in the
 * typings of @google/genai 2.32.
 */
export function readGemini(value: unknown): Conversation[] | null {
  const candidates = oneOrMore(value).flatMap((response) => listOf(response, 'candidates'));
  if (candidates.length === 0) return null;
  return [{ title: '', answers: candidates.map(readCandidate) }];
}

function readCandidate(candidate: unknown) {
  const parts = listOf(fieldOf(candidate, 'content'), 'parts').map(wordsOfPart);
  const metadata = fieldOf(candidate, 'groundingMetadata');
  const chunks = listOf(metadata, 'groundingChunks').map(
    (chunk) => fieldOf(chunk, 'web') ?? fieldOf(chunk, 'retrievedContext'),
  );
  const units = listOf(metadata, 'groundingSupports').flatMap((support) =>
    readSupport(support, parts, chunks),
  );
  return { text: parts.join(''), units, sources: [] };
}

/** What the model thought is no word of its answer; the part still counts. */
function wordsOfPart(part: unknown): string {
  return fieldOf(part, 'thought') === true ? '' : textOf(part, 'text');
}

function readSupport(support: unknown, parts: readonly string[], chunks: readonly unknown[]) {
  const span = spanOf(fieldOf(support, 'segment'), parts);
  if (span === null) return [];
  return listOf(support, 'groundingChunkIndices').flatMap((at): AnswerUnit[] => {
    const web = typeof at === 'number' ? chunks[at] : undefined;
    const url = textOf(web, 'uri');
    return isWebAddress(url)
      ? [{ origin: 'segment', ...span, url, title: textOf(web, 'title') }]
      : [];
  });
}

/** The segment's own words are held against its bytes, which some answers count from elsewhere. */
function spanOf(segment: unknown, parts: readonly string[]) {
  const index = offsetOf(segment, 'partIndex') ?? 0;
  const part = parts[index];
  if (part === undefined) return null;
  const before = parts.slice(0, index).join('').length;
  const start = unitAtByte(part, offsetOf(segment, 'startIndex') ?? 0);
  const end = unitAtByte(part, offsetOf(segment, 'endIndex') ?? 0);
  const words = textOf(segment, 'text');
  const isThere = start !== null && end !== null && start <= end;
  if (isThere && (words === '' || part.slice(start, end) === words))
    return { start: before + start, end: before + end };
  const found = words === '' ? -1 : part.indexOf(words);
  return found < 0 ? null : { start: before + found, end: before + found + words.length };
}
