import { expect, test } from 'vitest';
import { htmlToText } from '../../lib/extract/html-to-text';
import type { SourceText } from '../../lib/model/source-text';
import { htmlCases } from './html-cases';

test.each(htmlCases)('$fact', ({ html, text, ranges, side, edges, cellLines }) => {
  const source = htmlToText(html);
  expect(source.text).toBe(text);
  if (ranges !== undefined) expect(rangesOf(source)).toEqual(ranges);
  expect(source.side.map((one) => [one.kind, one.text])).toEqual(side ?? []);
  if (edges !== undefined) expect(withMarks(source.text, source.softEdges)).toBe(edges);
  if (cellLines !== undefined)
    expect(withMarks(source.text, source.cellLines ?? [])).toBe(cellLines);
});

function rangesOf({ text, ranges }: SourceText): (readonly [string, string])[] {
  return ranges.map(({ kind, start, end }) => [kind, text.slice(start, end)] as const);
}

function withMarks(text: string, offsets: readonly number[]): string {
  return [...offsets].reverse().reduce((out, at) => `${out.slice(0, at)}|${out.slice(at)}`, text);
}
