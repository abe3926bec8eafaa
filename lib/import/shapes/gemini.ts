import type { AnswerUnit, Conversation } from '../answer';
import { fieldOf, isWebAddress, listOf, offsetOf, textOf } from './known-field';

/**
 * A response of Gemini's API. Segments are counted in bytes of UTF-8 within one part of the answer. Seen in the
 * typings of @google/genai 2.32.
 */
export function readGemini(value: unknown): Conversation[] | null {
  const responses = Array.isArray(value) ? value : [value];
  const candidates = responses.flatMap((response) => listOf(response, 'candidates'));
  if (candidates.length === 0) return null;
  return [{ title: '', answers: candidates.map(readCandidate) }];
}

function readCandidate(candidate: unknown) {
  const parts = listOf(fieldOf(candidate, 'content'), 'parts').map((part) => textOf(part, 'text'));
  const metadata = fieldOf(candidate, 'groundingMetadata');
  const chunks = listOf(metadata, 'groundingChunks').map((chunk) => fieldOf(chunk, 'web'));
  const units = listOf(metadata, 'groundingSupports').flatMap((support) =>
    readSupport(support, parts, chunks),
  );
  return { text: parts.join(''), units, sources: [] };
}

function readSupport(support: unknown, parts: readonly string[], chunks: readonly unknown[]) {
  const segment = fieldOf(support, 'segment');
  const index = offsetOf(segment, 'partIndex') ?? 0;
  const part = parts[index];
  const end = part === undefined ? null : unitAtByte(part, offsetOf(segment, 'endIndex') ?? 0);
  const start = part === undefined ? null : unitAtByte(part, offsetOf(segment, 'startIndex') ?? 0);
  if (start === null || end === null || end < start) return [];
  const before = parts.slice(0, index).join('').length;
  return listOf(support, 'groundingChunkIndices').flatMap((at): AnswerUnit[] => {
    const web = typeof at === 'number' ? chunks[at] : undefined;
    const url = textOf(web, 'uri');
    return isWebAddress(url)
      ? [
          {
            origin: 'segment',
            start: before + start,
            end: before + end,
            url,
            title: textOf(web, 'title'),
          },
        ]
      : [];
  });
}

/** The UTF-16 offset at which a byte of the UTF-8 form starts; null inside a character or behind the end. */
export function unitAtByte(text: string, byte: number): number | null {
  let bytes = 0;
  for (let unit = 0; unit <= text.length; unit++) {
    if (bytes === byte) return unit;
    if (bytes > byte) return null;
    const point = text.codePointAt(unit) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (point > 0xffff) unit++;
  }
  return null;
}
