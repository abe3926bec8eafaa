import { expect, test } from 'vitest';
import type { SourceUrl } from '../../lib/model/address';
import type { SourceResult } from '../../lib/model/check-result';
import type { LinkClass, Verdict } from '../../lib/model/verdict';
import { describeMoved } from '../../lib/present/describe-moved';
import { wordingIn } from './say-in';

const at = (linkClass: LinkClass, verdict: Verdict, finalUrl = 'https://new.example/log') =>
  describeMoved(
    {
      source: 0,
      verdict,
      title: null,
      excerpt: null,
      page: null,
      reading: {
        via: 'network',
        finalUrl: finalUrl as SourceUrl,
        readAt: 0,
        capturedAt: null,
        snapshot: 'sha256:00',
        linkClass,
      },
    } as SourceResult,
    wordingIn('en'),
  );
const ABSENT: Verdict = { kind: 'not-in-source' };

test('the current address of a page that moved is named and can be opened', () => {
  expect(at('redirected', ABSENT)).toEqual({
    sentence: 'The page has moved to new.example/log.',
    links: [{ label: 'Open the page', href: 'https://new.example/log' }],
  });
});

test('nothing is said of a page that did not move, or could not be read', () => {
  expect(at('live', ABSENT)).toBeNull();
  const why = { kind: 'link', class: 'moved-elsewhere' } as const;
  expect(at('moved-elsewhere', { kind: 'could-not-check', why, nearest: null })).toBeNull();
});

test('a long path is cut', () => {
  const url = `https://new.example/${'a'.repeat(200)}`;
  expect(at('moved', ABSENT, url)?.sentence).toHaveLength('The page has moved to .'.length + 72);
});
