import { describe, expect, test, vi } from 'vitest';
import { createTabModel, type Sender } from '../../entrypoints/popup/tab-model';
import type { CitationState, LookState, TabState } from '../../lib/model/citation-state';
import type { Claim } from '../../lib/model/claim';
import { checked, citationOf, couldNotCheck, readOf } from '../gallery/sample-checks';
import { lookedUp, unread } from '../gallery/sample-claims';

const source = (host: string) => [{ href: `https://${host}/a`, label: host }] as const;
const stateOf = (key: string, host: string, check: CitationState['check']): CitationState => ({
  citation: citationOf(key, { sources: source(host) }),
  check,
});
const WAITING = stateOf('waiting', 'one.example', { state: 'waiting' });
const REFUSED = stateOf(
  'refused',
  'two.example',
  checked(couldNotCheck({ kind: 'no-permission', origin: 'https://two.example' })),
);
const ABSENT = stateOf('absent', 'three.example', checked(readOf({ kind: 'not-in-source' })));
const tabOf = (...citations: CitationState[]): TabState => ({
  site: 'ChatGPT',
  host: 'chatgpt.com',
  enabled: true,
  answers: 1,
  citations,
  claims: [],
  claimsOn: false,
  hidden: [],
  uncited: 0,
  shown: { citations: 0, more: 0, withoutAddress: 0 },
  leftOut: { citations: 0, longQuotes: 0 },
});

async function open(tab: TabState, granted: readonly string[] = []) {
  const calls: string[] = [];
  const sender: Sender = {
    watchTab: (_tabId, listen) => listen(tab),
    tell: vi.fn(async (message) => calls.push(JSON.stringify(message))),
    missingAccess: async (patterns) => patterns.filter((one) => !granted.includes(one)),
    requestAccess: vi.fn(async (patterns) => calls.push(`ask ${patterns.join(' ')}`)),
    onAccessChanged: vi.fn(),
  };
  const model = createTabModel(7, sender);
  await vi.waitFor(() => expect(model.tab.value).toBe(tab));
  await Promise.resolve();
  return { model, calls };
}

describe('check all', () => {
  test('asks for every missing site at once, then for the checks', async () => {
    const { model, calls } = await open(tabOf(WAITING, REFUSED, ABSENT));
    expect(model.missingSites.value).toBe(2);
    model.checkAll();
    expect(calls).toEqual([
      'ask *://one.example/* *://www.one.example/* *://two.example/* *://www.two.example/*',
      '{"kind":"check-in-tab","tabId":7,"keys":["waiting","refused"],"again":true}',
    ]);
  });

  test('asks for nothing that is granted', async () => {
    const granted = ['*://one.example/*', '*://www.one.example/*'];
    const { model, calls } = await open(tabOf(WAITING), granted);
    expect(model.missingSites.value).toBe(0);
    model.checkAll();
    expect(calls.length).toBe(1);
  });

  test('checks everything again when all has a verdict', async () => {
    const { model, calls } = await open(tabOf(ABSENT));
    model.checkAll();
    expect(calls).toEqual(['{"kind":"check-in-tab","tabId":7,"keys":null,"again":true}']);
  });
});

test('allowing one card asks for its sites alone', async () => {
  const { model, calls } = await open(tabOf(WAITING, REFUSED));
  model.allow(['refused']);
  expect(calls).toEqual([
    'ask *://two.example/* *://www.two.example/*',
    '{"kind":"check-in-tab","tabId":7,"keys":["refused"],"again":true}',
  ]);
});

describe('cited sentences', () => {
  const claimOf = (key: string, host: string): Claim => ({
    ...{ kind: 'claim', key, sentence: key, moreSources: 0 },
    sources: [...source(host)],
  });
  const tabWith = (...looks: LookState[]): TabState => ({
    ...tabOf(WAITING),
    claims: looks.map((look, at) => ({ claim: claimOf(`claim-${at}`, `c${at}.example`), look })),
    claimsOn: true,
  });
  const refused = lookedUp(unread({ kind: 'no-permission', origin: 'https://c1.example' }));

  test('are looked up with access asked for first, and no quote with them', async () => {
    const { model, calls } = await open(tabWith({ state: 'waiting' }, refused));
    model.allow(['claim-0', 'claim-1']);
    expect(calls).toEqual([
      'ask *://c0.example/* *://www.c0.example/* *://c1.example/* *://www.c1.example/*',
      '{"kind":"check-in-tab","tabId":7,"keys":["claim-0","claim-1"],"again":true}',
    ]);
  });

  test('are not asked for with the quotes', async () => {
    const { model, calls } = await open(tabWith({ state: 'waiting' }));
    model.checkAll();
    expect(calls.join()).not.toContain('claim-0');
  });
});
