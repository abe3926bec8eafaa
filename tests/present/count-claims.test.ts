import { describe, expect, test } from 'vitest';
import type { LookState } from '../../lib/model/citation-state';
import { countClaims, worstFirst } from '../../lib/present/count-claims';
import { describeClaimRow } from '../../lib/present/describe-claim-row';
import { GALLERY_CLAIMS } from '../gallery/gallery-claims';
import { claimOf, lookedUp, unread } from '../gallery/sample-claims';
import { wordingIn } from './say-in';

const wording = wordingIn('en');
const WAITING: LookState = { state: 'waiting' };
const REFUSED = lookedUp(unread({ kind: 'no-permission', origin: 'https://a.example' }));
const GONE = lookedUp(unread({ kind: 'link', class: 'gone' }));
const claims = (...looks: LookState[]) =>
  looks.map((look, at) => ({ claim: claimOf(`${at}`, { key: `k${at}` }), look }));
const lookNamed = (wanted: string) => {
  const found = GALLERY_CLAIMS.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`The gallery has no sample called "${wanted}".`);
  return found;
};

test('cited sentences are counted in words, what should be looked at first', () => {
  const looks = [WAITING, lookNamed('missing').look, GONE, lookNamed('elsewhere').look];
  expect(countClaims(claims(...looks), wording).line).toBe(
    '4 cited sentences: 1 whose page may be about something else, 1 with a detail not found, ' +
      '1 could not be looked up, 1 not looked up yet',
  );
  expect(countClaims([], wording).line).toBe('No such sentence on this page.');
});

describe('the next to be looked up', () => {
  test('are those that wait or lack access', () => {
    const { due, isDone } = countClaims(claims(GONE, REFUSED, WAITING), wording);
    expect(due).toEqual(['k1', 'k2']);
    expect(isDone).toBe(false);
  });

  test('are all when none waits', () => {
    const { due, isDone } = countClaims(claims(GONE, GONE), wording);
    expect(due).toEqual(['k0', 'k1']);
    expect(isDone).toBe(true);
  });

  test('are none of those under way', () => {
    const { due, isLookingUp } = countClaims(claims({ state: 'checking' }, WAITING), wording);
    expect(due).toEqual(['k1']);
    expect(isLookingUp).toBe(true);
  });
});

test('the worst stand first, and equals in the order of the answers', () => {
  const looks = [WAITING, lookNamed('missing').look, WAITING, lookNamed('elsewhere').look];
  expect(worstFirst(claims(...looks)).map(({ claim }) => claim.key)).toEqual([
    'k3',
    'k1',
    'k0',
    'k2',
  ]);
});

test('a row names what was not found, or why nothing is known', () => {
  expect(describeClaimRow(lookNamed('missing'), wording)).toEqual({
    host: 'harbour.example',
    detail: 'Not found: 12 million',
  });
  expect(describeClaimRow(lookNamed('long'), wording).detail).toBe(
    'Not found: 14 barrels, 1950, 21 barrels …',
  );
  expect(describeClaimRow(lookNamed('read in part'), wording).detail).toBe(
    'Only part of the page could be read.',
  );
  expect(describeClaimRow(lookNamed('details found'), wording).detail).toBeNull();
});
