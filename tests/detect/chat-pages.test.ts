import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createAnswerReader } from '../../lib/detect/answer-reader';
import { findCitations } from '../../lib/detect/find-citations';
import { KNOWN_SITES } from '../../lib/detect/sites/known-sites';
import type { DetectedCitations } from '../../lib/model/citation';
import {
  compareCitations,
  type ExpectedPage,
  findMissingPairs,
  findWrongPairs,
} from '../support/compare-citations';
import { parsePage } from './parse-page';

const PAGES = new URL('../chat-pages/', import.meta.url);
const NAMES = readdirSync(PAGES)
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace('.html', ''));

const htmlOf = (name: string) => readFileSync(new URL(`${name}.html`, PAGES), 'utf8');
const expectedOf = (name: string): ExpectedPage =>
  JSON.parse(readFileSync(new URL(`${name}.json`, PAGES), 'utf8'));

describe('each chat page gives exactly its quotes and sources', () => {
  test.each(NAMES)('%s', (name) => {
    const expected = expectedOf(name);
    const document = parsePage(htmlOf(name));
    const before = document.documentElement.outerHTML;
    expect(compareCitations(expected, findCitations(document, expected.page_url))).toEqual([]);
    expect(document.documentElement.outerHTML).toBe(before);
  });
});

/** A page of search results is read only for the answer above it. */
const CHATS = NAMES.filter((name) => expectedOf(name).site !== 'google-ai-overviews');

describe('every site', () => {
  const sites = NAMES.map((name) => expectedOf(name).site);
  test.each(KNOWN_SITES.map(({ name }) => name))('%s has a page', (name) =>
    expect(sites).toContain(name),
  );
});

describe('without its adapter a page gives every pair that needs none, and no wrong one', () => {
  const read = (document: Document, { page_url }: ExpectedPage): DetectedCitations =>
    createAnswerReader(document, page_url, []).read([]);

  test.each(CHATS)('%s', (name) => {
    const expected = expectedOf(name);
    const found = read(parsePage(htmlOf(name)), expected);
    expect(findWrongPairs(expected, found)).toEqual([]);
    expect(findMissingPairs(expected, found)).toEqual([]);
    expect(found.uncited).toEqual([]);
  });
});

/** Names that sites change without notice. What a reader sees, hears and follows stays. */
const CHANGEABLE = /^(?:class|data-(?!url|pplx)|id$|role$)/;

describe('after a redesign a page gives no wrong pair, and is not silent', () => {
  test.each(CHATS)('%s', (name) => {
    const expected = expectedOf(name);
    const document = parsePage(htmlOf(name));
    const inAnswer = new Set(expected.expected.map(({ quote }) => quote));
    for (const element of document.querySelectorAll('body *')) {
      for (const attribute of element.getAttributeNames()) {
        if (CHANGEABLE.test(attribute)) element.removeAttribute(attribute);
      }
    }
    const found = findCitations(document, expected.page_url);
    // The reader's own words cannot be told from an answer's any more; a pair of theirs is no wrong one.
    const ofAnswers = found.citations.filter(({ quoteText }) => inAnswer.has(quoteText));
    expect(findWrongPairs(expected, { ...found, citations: ofAnswers })).toEqual([]);
    if (found.site === null || !expected.expected.some(({ needs }) => needs === undefined)) return;
    const isSaid = found.answers === 0;
    expect(isSaid || ofAnswers.length > 0).toBe(true);
  });
});
