import { jsonValue } from '../extract/parse-json';
import type { Result } from '../model/result';
import type { Conversation, ImportedAnswer } from './answer';
import { readAiSdk } from './shapes/ai-sdk';
import { readAnthropic } from './shapes/anthropic';
import { readChatgptExport } from './shapes/chatgpt-export';
import { readClaudeExport } from './shapes/claude-export';
import { readGemini } from './shapes/gemini';
import { readOpenai } from './shapes/openai';
import { readPerplexity } from './shapes/perplexity';

/** Reads one shape; null: it is another one. A shape is told by its structure, never by a file's name. */
export type ReadShape = (value: unknown) => Conversation[] | null;

/** Perplexity's is OpenAI's with a list of sources beside it, so it is looked for first */
const SHAPES: readonly ReadShape[] = [
  ...[readChatgptExport, readClaudeExport, readAnthropic, readPerplexity],
  ...[readOpenai, readGemini, readAiSdk],
];

/**
 * What a reader pasted, or a file of a chat system, as answers. JSON of no known shape is refused, since its
 * quotation marks are no quotations; anything else is the text of one answer.
 */
export function readAnswers(
  content: string,
): Result<Conversation[], 'unknown' | 'damaged' | 'empty'> {
  const text = content.replace(/^\ufeff/, '');
  if (text.trim() === '') return { ok: false, error: 'empty' };
  const value = jsonValue(text);
  if (value === undefined && !/^\s*(?:\{\s*["}]|\[\s*[{\]])/.test(text))
    return { ok: true, value: [{ title: '', answers: [plain(text)] }] };
  // Only JSON begins like this: what cannot be parsed was cut off or changed.
  if (value === undefined) return { ok: false, error: 'damaged' };
  for (const read of SHAPES) {
    const conversations = read(value);
    if (conversations !== null) return { ok: true, value: conversations.filter(holdsWords) };
  }
  return { ok: false, error: 'unknown' };
}

const plain = (text: string): ImportedAnswer => ({ text, units: [], sources: [] });

function holdsWords({ answers }: Conversation): boolean {
  return answers.some(({ text, units }) => text.trim() !== '' || units.length > 0);
}
