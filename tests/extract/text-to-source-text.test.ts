import { expect, test } from 'vitest';
import { textToSourceText } from '../../lib/extract/text-to-source-text';
import { textCases } from './text-cases';

test.each(textCases)('$form: $fact', ({ form, given, text, ranges, heads, pages }) => {
  const source = textToSourceText(given, form);
  expect(source.text.replaceAll('\u00ad', '~')).toBe(text);
  expect(source.softHyphens).toEqual(
    [...source.text.matchAll(/\u00ad/g)].map(({ index }) => index),
  );
  const kinds = source.ranges.map(({ kind, start, end }) => [kind, source.text.slice(start, end)]);
  if (ranges !== undefined) expect(kinds).toEqual(ranges);
  const side = source.side.filter(({ kind }) => kind === 'running-head');
  if (heads !== undefined) expect(side.map((head) => head.text)).toEqual(heads);
  if (pages !== undefined) expect(source.pages).toEqual(pages);
});

test('a Markdown file as it stands is kept beside its text', () => {
  const { title, side } = textToSourceText('# Weir\n\n**bold**', 'markdown');
  expect(title).toBe('Weir');
  expect(side).toEqual([{ kind: 'data', text: '# Weir\n\n**bold**' }]);
});

test('a PDF without text is a scan', () => {
  expect(textToSourceText('\f\f', 'pdf').doubts).toEqual(['scanned']);
  expect(textToSourceText('No dog shall be left aboard.', 'pdf').doubts).toEqual([]);
});
