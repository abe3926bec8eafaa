import type { AnswerSource, Conversation, ImportedAnswer } from '../answer';
import { fieldOf, listOf, oneOrMore, textOf, wordsOf } from './known-field';

/**
 * A chat completion of Perplexity's API: `[n]` in the text counts from 1 into the list of sources. Seen in the
 * typings of @perplexity-ai/perplexity_ai 0.38.
 */
export function readPerplexity(value: unknown): Conversation[] | null {
  const answers = oneOrMore(value).flatMap(readCompletion);
  return answers.length === 0 ? null : [{ title: '', answers }];
}

function readCompletion(completion: unknown): ImportedAnswer[] {
  const sources = sourcesOf(completion);
  if (sources.length === 0) return [];
  return listOf(completion, 'choices')
    .map((choice) => fieldOf(choice, 'message'))
    .map((message) => ({ text: wordsOf(message), units: [], sources }));
}

/** The longer of the two lists, so that no number points behind its end. */
function sourcesOf(completion: unknown): readonly AnswerSource[] {
  const found = listOf(completion, 'search_results').map(
    (one): AnswerSource => ({ url: textOf(one, 'url'), title: textOf(one, 'title') }),
  );
  const bare = listOf(completion, 'citations').map((url): AnswerSource => {
    const title = found.find((one) => one.url === url)?.title ?? '';
    return { url: typeof url === 'string' ? url : '', title };
  });
  return bare.length > found.length ? bare : found;
}
