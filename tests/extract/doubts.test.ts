import { expect, test } from 'vitest';
import { htmlToText } from '../../lib/extract/html-to-text';
import { doubtCases } from './doubt-cases';

test.each(doubtCases)('$fact', ({ html, doubts }) => {
  expect(htmlToText(html).doubts.filter((doubt) => doubt !== 'too-short')).toEqual(doubts);
});

test('a long hidden stretch of a page that shows nothing is the page', () => {
  const hidden = 'The keeper opens the sluice at noon. '.repeat(20);
  const source = htmlToText(`<p>Menu</p><div style="display:none">${hidden}<b>Do</b>ne</div>`);
  expect(source.text).toMatch(/^Menu\nThe keeper opens the sluice at noon\. .* Done$/);
  expect(source.softEdges).toHaveLength(1);
});

test('a hidden paragraph of a short page stays hidden', () => {
  const hidden = 'The keeper opens the sluice at noon. '.repeat(5);
  expect(htmlToText(`<p>Short page.</p><p hidden>${hidden}</p>`).text).toBe('Short page.');
});
