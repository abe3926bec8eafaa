import { describe, expect, test } from 'vitest';
import type { SeenLink, Unreadable } from '../../lib/model/verdict';
import { describeUnreadable } from '../../lib/present/describe-unreadable';
import {
  ADDRESS_WORDS,
  CONNECTION_WORDS,
  DOUBT_WORDS,
  LINK_WORDS,
  REFUSED_WORDS,
} from '../../lib/present/unreadable-words';
import { wordingIn } from './say-in';

const wording = wordingIn('en');
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

function withError(error: SeenLink['error']): Unreadable {
  const seen: SeenLink = { hops: [], finalUrl: null, status: null, error };
  return { kind: 'link', class: 'server-error', seen };
}

const ALL: readonly Unreadable[] = [
  { kind: 'no-permission', origin: 'https://example.org' },
  ...keysOf(LINK_WORDS).map((kind): Unreadable => ({ kind: 'link', class: kind })),
  ...keysOf(CONNECTION_WORDS).map((error) => withError(error)),
  ...keysOf(DOUBT_WORDS).map((doubt): Unreadable => ({ kind: 'doubt', doubt })),
  ...keysOf(ADDRESS_WORDS).map((why): Unreadable => ({ kind: 'refused-address', why })),
  ...keysOf(REFUSED_WORDS).map((why): Unreadable => ({ kind: 'refused', why })),
];
const describeIt = (why: Unreadable, citedUrl = 'https://example.org/a') =>
  describeUnreadable(why, citedUrl, wording);

describe('every reason not to know', () => {
  test.each(ALL)('$kind $class$doubt$why has a sentence and a next step', (why) => {
    const words = describeIt(why);
    expect(words.reason).toMatch(/\.$/);
    expect(words.nextStep).toMatch(/\.$/);
  });

  test('has a sentence of its own', () => {
    const reasons = ALL.map((why) => describeIt(why).reason);
    expect(new Set(reasons).size).toBe(reasons.length);
  });
});

describe('access', () => {
  test('names the host and offers to allow it', () => {
    expect(describeIt({ kind: 'no-permission', origin: 'https://example.org' })).toEqual({
      reason: 'Verbatim may not open example.org yet.',
      nextStep: 'Allow it, and the check goes on.',
      action: 'allow',
    });
  });

  test('says so when a link leads on to another site', () => {
    const words = describeIt({ kind: 'no-permission', origin: 'https://publisher.example' });
    expect(words.reason).toBe(
      'The link leads on to publisher.example, which Verbatim may not open yet.',
    );
  });

  test('www and apex are one site', () => {
    const words = describeIt({ kind: 'no-permission', origin: 'https://www.example.org' });
    expect(words.reason).toBe('Verbatim may not open www.example.org yet.');
  });
});

test('a refused address offers nothing to press', () => {
  for (const why of keysOf(ADDRESS_WORDS))
    expect(describeIt({ kind: 'refused-address', why }).action).toBe('none');
});
