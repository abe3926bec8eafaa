import type { AnswerSource, Conversation } from '../answer';
import { fieldOf, listOf, textOf } from './known-field';

/**
 * A chat completion of Perplexity's API: `[n]` in the text counts from 1 into the list of sources. Seen in the
 * typings of @perplexity-ai/perplexity_ai 0.38.
 */
export function readPerplexity(value: unknown): Conversation[] | null {
  const found = listOf(value, 'search_results').map(
    (one): AnswerSource => ({ url: textOf(one, 'url'), title: textOf(one, 'title') }),
  );
  const bare = listOf(value, 'citations').flatMap((url) =>
    typeof url === 'string' ? [{ url, title: '' }] : [],
  );
  const sources = found.length > 0 ? found : bare;
  const messages = listOf(value, 'choices').map((choice) => fieldOf(choice, 'message'));
  if (sources.length === 0 || messages.length === 0) return null;
  const answers = messages.map((message) => ({
    text: textOf(message, 'content'),
    units: [],
    sources,
  }));
  return [{ title: '', answers }];
}
