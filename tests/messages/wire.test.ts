import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fromChatPageSchema } from '../../lib/messages/from-chat-page';
import { fromOurPageSchema } from '../../lib/messages/from-our-page';

const citation = {
  key: 'k',
  quoteText: 'words',
  sources: [{ href: 'https://harbour.example/', label: 'Harbour' }],
  moreSources: 0,
  rule: 'same-sentence',
  sentence: 'He said “words”.',
  fromLinkFragment: false,
};
const report = {
  kind: 'citations-found',
  site: 'chatgpt',
  answers: 1,
  citations: [citation],
  hidden: [],
  lists: [['https://a.example/']],
  uncited: 0,
  shown: { citations: 0, more: 0, withoutAddress: 0 },
  leftOut: { citations: 0, longQuotes: 0 },
};

const isAccepted = (message: unknown) => v.safeParse(fromChatPageSchema, message).success;

describe('a chat page may', () => {
  it.each([
    ['say what it shows', report],
    ['ask for a check by key', { kind: 'check', keys: ['k'], again: false }],
    ['ask for its verdicts', { kind: 'read-checks', keys: ['k'] }],
    ['ask for the access page', { kind: 'open-page', page: 'access', key: 'k' }],
  ])('%s', (_, message) => expect(isAccepted(message)).toBe(true));
});

describe('a chat page may not', () => {
  it.each([
    ['name an address to fetch', { kind: 'fetch', url: 'https://harbour.example/' }],
    [
      'ask for a check by address',
      { kind: 'check', url: 'https://harbour.example/', again: false },
    ],
    ['read records', { kind: 'read-records' }],
    ['open any page it likes', { kind: 'open-page', page: 'https://evil.example/', key: null }],
    ['read another tab', { kind: 'read-tab', tabId: 3 }],
    ['send a citation without a source', { ...report, citations: [{ ...citation, sources: [] }] }],
    ['send thousands of citations', { ...report, citations: Array(501).fill(citation) }],
    [
      'send an address of megabytes',
      {
        ...report,
        citations: [{ ...citation, sources: [{ href: 'h'.repeat(10_001), label: '' }] }],
      },
    ],
    ['send numbers where words belong', { ...report, citations: [{ ...citation, quoteText: 5 }] }],
    ['send nothing', null],
  ])('%s', (_, message) => expect(isAccepted(message)).toBe(false));
});

it('commands of our own pages have a shape too', () => {
  expect(
    v.safeParse(fromOurPageSchema, { kind: 'check-in-tab', tabId: 3, keys: null, again: false })
      .success,
  ).toBe(true);
  expect(
    v.safeParse(fromOurPageSchema, { kind: 'check-in-tab', tabId: '3', keys: null, again: false })
      .success,
  ).toBe(false);
});
