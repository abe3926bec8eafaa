import type { Conversation } from './answer';
import { type ExportFault, type OwnExport, parseExport } from './parse-export';
import { readAnswers } from './read-answers';

/** What a file or a pasted text was found to be. */
export type FileReading =
  | { readonly kind: 'export'; readonly taken: OwnExport }
  | { readonly kind: 'broken-export'; readonly fault: ExportFault }
  | { readonly kind: 'answers'; readonly conversations: readonly Conversation[] }
  | { readonly kind: 'no-answer'; readonly why: 'unknown' | 'damaged' | 'empty' };

/** Our own exports first, since they alone can be told for certain; anything else may be an answer. */
export function readFile(content: string): FileReading {
  const parsed = parseExport(content);
  if (parsed.ok) return { kind: 'export', taken: parsed.value };
  if (parsed.error.kind !== 'not-ours') return { kind: 'broken-export', fault: parsed.error };
  const read = readAnswers(content);
  return read.ok
    ? { kind: 'answers', conversations: read.value }
    : { kind: 'no-answer', why: read.error };
}
