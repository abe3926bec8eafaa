import { expect, test } from 'vitest';
import { findCitations } from '../../lib/detect/find-citations';
import { parsePage } from './parse-page';

const answer = (html: string) => `<article data-testid="conversation-turn-2" data-turn="assistant">
  <div data-message-author-role="assistant" data-message-id="m1"><div class="markdown">${html}</div></div>
</article>`;

test('a citation comes with the addresses of its own answer’s list, and only those', () => {
  const html = `<main>
    <div class="message assistant"><p>The log says “the eels came early this year” [1].</p>
      <h3>Sources</h3><ol><li><a href="https://a.example/log">Log</a></li>
      <li><a href="https://b.example/more">More</a></li></ol></div></main>`;
  const found = findCitations(parsePage(html), 'https://chat.example/');
  expect(found.citations.map(({ sources }) => sources[0].href)).toEqual(['https://a.example/log']);
  expect(found.listed).toEqual([['https://a.example/log', 'https://b.example/more']]);
});

test('an answer without a list has none', () => {
  const html = answer(
    '<p>“The eels came early this year,” says <a href="https://a.example/log">the log</a>.</p>',
  );
  const found = findCitations(parsePage(`<main>${html}</main>`), 'https://chatgpt.com/c/1');
  expect(found.citations).toHaveLength(1);
  expect(found.listed).toEqual([[]]);
});
