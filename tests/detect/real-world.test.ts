import { describe, expect, test } from 'vitest';
import { findCitations } from '../../lib/detect/find-citations';
import cases from '../cases/real-world.json';
import { parsePage } from './parse-page';

/** What went wrong elsewhere, told as answers (rows of kind "detect" with an answer in them). */
interface DetectCase {
  readonly id: string;
  readonly kind: string;
  readonly policy?: string;
  readonly input: {
    readonly answer_html?: string;
    readonly answer_text?: string;
    readonly answer_markdown?: string;
    readonly expect_quotes?: readonly string[];
    readonly must_not_extract?: readonly string[];
    readonly expect_url?: string;
    readonly sources?: Readonly<Record<string, string>>;
    readonly pages?: Readonly<Record<string, string>>;
  };
}

const ROWS = (cases as readonly DetectCase[]).filter(
  ({ kind, input }) =>
    kind === 'detect' && (input.answer_html ?? input.answer_text ?? input.answer_markdown),
);

/** The answer as a chat site shows it, its numbered sources in a list at its end. */
function pageOf({ input }: DetectCase): string {
  const text = input.answer_text ?? input.answer_markdown ?? '';
  const paragraphs = text.split('\n').map((line) => `<p>${line}</p>`);
  const listed = Object.keys(input.sources ?? {}).map(
    (number) => `<li>https://source.example/${number}</li>`,
  );
  const list = listed.length > 0 ? `<h3>Sources</h3><ol>${listed.join('')}</ol>` : '';
  return `<div data-message-author-role="assistant">${input.answer_html ?? paragraphs.join('')}${list}</div>`;
}

describe('cases from the world', () => {
  test.each(ROWS.map((row) => [row.id, row] as const))('%s', (_id, row) => {
    const { expect_quotes, must_not_extract = [], expect_url, pages = {} } = row.input;
    const { citations, uncited, hidden } = findCitations(
      parsePage(pageOf(row)),
      'https://chatgpt.com/c/1',
    );
    const quotes = [...citations, ...uncited, ...hidden].map(({ quoteText }) => quoteText);
    const hrefs = citations.flatMap(({ sources }) => sources.map(({ href }) => href));
    const mayLeaveOut = row.policy === 'very short quotes may be left out';
    for (const quote of expect_quotes ?? []) {
      if (!mayLeaveOut) expect(quotes.join('\n')).toContain(quote);
    }
    expect(quotes.filter((quote) => must_not_extract.includes(quote))).toEqual([]);
    const wanted = expect_url === undefined ? Object.keys(pages) : [expect_url];
    if (!mayLeaveOut || quotes.length > 0) expect(hrefs).toEqual(expect.arrayContaining(wanted));
  });
});
