import { describe, expect, test } from 'vitest';
import type { ArchivedPage, SourceResult } from '../../lib/model/check-result';
import type { Verdict } from '../../lib/model/verdict';
import { describeArchived, describeQuoteCopy } from '../../lib/present/describe-archived';
import { describeMark } from '../../lib/present/describe-mark';
import { listWays } from '../../lib/present/list-ways';
import { sayIn, wordingIn } from './say-in';

const read = (verdict: Verdict, over: Partial<SourceResult> = {}): SourceResult => ({
  source: 0,
  verdict,
  reading: null,
  title: null,
  excerpt: null,
  page: null,
  ...over,
});
const link = (linkClass: 'gone' | 'blocked' | 'not-text'): Verdict => ({
  kind: 'could-not-check',
  why: { kind: 'link', class: linkClass },
  nearest: null,
});
const FOUND: Verdict = {
  kind: 'found',
  at: [{ stream: 'main', index: 0, span: { start: 0, end: 4 } }],
  notes: [],
  cautions: [],
};
const page = (over: Partial<ArchivedPage>): ArchivedPage => ({
  archive: 'Wayback Machine',
  saveUrl: 'https://web.archive.org/save/https://a.example/',
  answer: 'copies',
  copy: null,
  ...over,
});
const copyOf = (verdict: Verdict) =>
  read(verdict, {
    reading: {
      via: 'archive',
      finalUrl: 'https://web.archive.org/web/20260512000000id_/https://a.example/' as never,
      readAt: 0,
      capturedAt: Date.UTC(2026, 4, 12, 12),
      snapshot: 'sha256:00',
      linkClass: 'live',
    },
  });

describe('ways to read a source again', () => {
  test('none where the words are found', () => expect(listWays(read(FOUND))).toEqual([]));

  test('a tab helps past a refusal, a copy where the page is gone', () => {
    expect(listWays(read(link('blocked')))[0]).toBe('open-tab');
    expect(listWays(read(link('gone')))[0]).toBe('copies');
    expect(listWays(read(link('gone')))).not.toContain('open-tab');
    expect(listWays(read(link('not-text')))).toEqual([]);
    expect(listWays(read(link('blocked')))).toContain('file');
    expect(listWays(read(link('gone')))).not.toContain('file');
  });

  test('what was tried is not offered again', () => {
    const tried = { archived: page({ answer: 'none' }) };
    expect(listWays(read(link('gone'), tried))).not.toContain('copies');
    expect(listWays(read({ kind: 'not-in-source' }, tried))).not.toContain('copies');
    const inTab = copyOf({ kind: 'not-in-source' }).reading;
    const reading = inTab && { ...inTab, via: 'open-tab' as const };
    expect(listWays(read({ kind: 'not-in-source' }, { reading }))).not.toContain('open-tab');
  });

  test('an address that Verbatim refuses is read by no other way', () => {
    const why = { kind: 'refused-address', why: 'private-address' } as const;
    expect(listWays(read({ kind: 'could-not-check', why, nearest: null }))).toEqual([]);
  });
});

describe('what an archive holds', () => {
  const say = (archived: ArchivedPage) =>
    describeArchived(
      read({ kind: 'not-in-source' }, { archived }),
      describeQuoteCopy(sayIn('en')),
      wordingIn('en'),
    );

  test('nothing is said before it was asked', () =>
    expect(
      describeArchived(read(FOUND), describeQuoteCopy(sayIn('en')), wordingIn('en')),
    ).toBeNull());

  test('silence is not absence, and absence offers to save a copy', () => {
    expect(say(page({ answer: 'no-answer' }))).toEqual({
      sentence:
        'The Wayback Machine did not answer. That says nothing about the page. Try again later.',
      links: [],
    });
    expect(say(page({ answer: 'none' }))?.links).toEqual([
      { label: 'Save a copy at the archive', href: page({}).saveUrl },
    ]);
  });

  test('words of an earlier day are said to be of that day', () => {
    expect(say(page({ copy: copyOf(FOUND) }))?.sentence).toBe(
      'These words were on the page on May 12, 2026: they stand in the copy of that day at the Wayback Machine.',
    );
    expect(say(page({ copy: copyOf({ kind: 'not-in-source' }) }))?.sentence).toBe(
      'These words are not in the copy of May 12, 2026 at the Wayback Machine either.',
    );
  });

  test('the mark of words in a copy is never the plain tick', () => {
    const result = { best: 0, bySource: [copyOf(FOUND)], elsewhere: null, moreSources: 0 } as const;
    const check = { state: 'checked', checkedAt: 0, result } as const;
    expect(describeMark(check, 0, sayIn('en'))).toBe('Quote found in an archived copy');
  });
});
