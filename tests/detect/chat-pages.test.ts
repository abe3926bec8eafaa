import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../lib/detect/find-citations';
import { compareCitations, type ExpectedPage } from '../support/compare-citations';
import { parsePage } from './parse-page';

const PAGES = new URL('../chat-pages/', import.meta.url);

describe('each chat page gives exactly its quotes and sources', () => {
  const names = readdirSync(PAGES).filter((name) => name.endsWith('.html'));
  test.each(names)('%s', (name) => {
    const html = readFileSync(new URL(name, PAGES), 'utf8');
    const json = readFileSync(new URL(name.replace('.html', '.json'), PAGES), 'utf8');
    const expected: ExpectedPage = JSON.parse(json);
    const document = parsePage(html);
    const before = document.documentElement.outerHTML;
    expect(compareCitations(expected, findCitations(document, expected.page_url))).toEqual([]);
    expect(document.documentElement.outerHTML).toBe(before);
  });
});
