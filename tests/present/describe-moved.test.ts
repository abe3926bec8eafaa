import { expect, test } from 'vitest';
import type { SourceUrl } from '../../lib/model/address';
import type { LinkClass } from '../../lib/model/verdict';
import { describeMoved } from '../../lib/present/describe-moved';
import { wordingIn } from './say-in';

const at = (linkClass: LinkClass, isRead = true, finalUrl = 'https://new.example/log') =>
  describeMoved(
    {
      via: 'network',
      finalUrl: finalUrl as SourceUrl,
      readAt: 0,
      capturedAt: null,
      snapshot: 'sha256:00',
      linkClass,
    },
    isRead,
    wordingIn('en'),
  );

test('the current address of a page that moved is named and can be opened', () => {
  expect(at('redirected')).toEqual({
    sentence: 'The page has moved to new.example/log.',
    links: [{ label: 'Open the page', href: 'https://new.example/log' }],
  });
});

test('nothing is said of a page that did not move, or could not be read', () => {
  expect(at('live')).toBeNull();
  expect(at('moved-elsewhere')).toBeNull();
  expect(at('redirected', false)).toBeNull();
});

test('a long path is cut', () => {
  const url = `https://new.example/${'a'.repeat(200)}`;
  expect(at('moved', true, url)?.sentence).toHaveLength('The page has moved to .'.length + 72);
});
