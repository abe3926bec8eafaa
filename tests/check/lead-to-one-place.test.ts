import { describe, expect, it } from 'vitest';
import { leadToOnePlace } from '../../lib/check/lead-to-one-place';
import type { CheckResult, SourceResult } from '../../lib/model/check-result';
import type { LinkClass, Verdict } from '../../lib/model/verdict';

const A = 'https://daily.example/2020/eels';
const B = 'https://daily.example/2021/weirs';
const INDEX = 'https://daily.example/archive/all';
const ABSENT: Verdict = { kind: 'not-in-source' };
const FOUND: Verdict = {
  kind: 'found',
  at: [{ stream: 'main', index: 0, span: { start: 0, end: 4 } }],
  notes: [],
  cautions: [],
};

function resultOf(verdict: Verdict, linkClass: LinkClass = 'redirected'): CheckResult {
  const reading = {
    via: 'network',
    finalUrl: INDEX,
    readAt: 0,
    capturedAt: null,
    snapshot: 'sha256:00',
    linkClass,
  };
  const source = { source: 0, verdict, reading, title: null, excerpt: null, page: null };
  return {
    best: 0,
    bySource: [source as unknown as SourceResult],
    elsewhere: null,
    moreSources: 0,
  };
}
const kindOf = (result: CheckResult) => result.bySource[0].verdict.kind;

describe('two cited pages whose redirects end at one address', () => {
  it('say nothing of the words that are missing there', () => {
    const result = leadToOnePlace(resultOf(ABSENT), [A], [{ href: B, finalUrl: INDEX }]);
    expect(result.bySource[0]).toMatchObject({
      verdict: { kind: 'could-not-check', why: { class: 'moved-elsewhere' } },
      reading: { linkClass: 'moved-elsewhere' },
    });
  });

  it('keep words that are found there', () => {
    const result = leadToOnePlace(resultOf(FOUND), [A], [{ href: B, finalUrl: INDEX }]);
    expect(kindOf(result)).toBe('found');
  });
});

describe('a negative stands', () => {
  it.each([
    ['where no other page ends there', { href: B, finalUrl: 'https://daily.example/2022/weirs' }],
    ['where the other is the same page', { href: `${A}/`, finalUrl: INDEX }],
    ['where the address is cited as such', { href: INDEX, finalUrl: INDEX }],
  ])('%s', (_, landing) =>
    expect(kindOf(leadToOnePlace(resultOf(ABSENT), [A], [landing]))).toBe('not-in-source'),
  );

  it('where the page did not move', () => {
    const landing = { href: B, finalUrl: INDEX };
    const result = leadToOnePlace(resultOf(ABSENT, 'live'), [INDEX], [landing]);
    expect(kindOf(result)).toBe('not-in-source');
  });
});
