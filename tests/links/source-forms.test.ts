import { describe, expect, test } from 'vitest';
import { findSourceForms, isPartOfSource } from '../../lib/links/source-forms/find-source-forms';

const DOC = '1AbCdEfGhIjKlMnOpQrStUvWxYz0123456789';

const ROWS: readonly [cited: string, forms: readonly string[]][] = [
  [
    'https://arxiv.org/abs/2604.03173v1',
    ['https://arxiv.org/html/2604.03173v1', 'https://arxiv.org/pdf/2604.03173v1'],
  ],
  [
    'https://arxiv.org/abs/hep-th/9901001',
    ['https://arxiv.org/html/hep-th/9901001', 'https://arxiv.org/pdf/hep-th/9901001'],
  ],
  [
    'https://arxiv.org/pdf/2604.03173v2.pdf#page=3',
    ['https://arxiv.org/html/2604.03173v2', 'https://arxiv.org/abs/2604.03173v2'],
  ],
  [
    'https://www.arxiv.org/html/2604.03173',
    ['https://www.arxiv.org/pdf/2604.03173', 'https://www.arxiv.org/abs/2604.03173'],
  ],
  ['https://arxiv.org/list/cs.CL/recent', []],
  [
    'https://github.com/ada/weir/blob/main/docs/gate%20log.md?plain=1#L3',
    ['https://raw.githubusercontent.com/ada/weir/main/docs/gate%20log.md'],
  ],
  ['https://github.com/ada/weir/issues/3', []],
  ['https://github.com/ada/weir', []],
  [
    'https://gist.github.com/ada/0123456789abcdef0123456789abcdef',
    ['https://gist.githubusercontent.com/ada/0123456789abcdef0123456789abcdef/raw'],
  ],
  ['https://gist.github.com/ada', []],
  [
    `https://docs.google.com/document/d/${DOC}/edit?usp=sharing#heading=h.1`,
    [
      `https://docs.google.com/document/d/${DOC}/export?format=txt`,
      `https://docs.google.com/document/d/${DOC}/mobilebasic`,
    ],
  ],
  [
    `https://docs.google.com/document/u/0/d/${DOC}/edit`,
    [
      `https://docs.google.com/document/d/${DOC}/export?format=txt`,
      `https://docs.google.com/document/d/${DOC}/mobilebasic`,
    ],
  ],
  [
    `https://docs.google.com/spreadsheets/d/${DOC}/edit#gid=0`,
    [`https://docs.google.com/spreadsheets/d/${DOC}/export?format=csv`],
  ],
  ['https://docs.google.com/forms/d/e/1FAIpQLSd/viewform', []],
  ['https://en.m.wikipedia.org/wiki/Weir#History', ['https://en.wikipedia.org/wiki/Weir']],
  ['https://de.wikipedia.org/wiki/Wehr', []],
  [
    'https://hachyderm.example/@ada/113456789012345678',
    ['https://hachyderm.example/api/v1/statuses/113456789012345678'],
  ],
  [
    'https://hachyderm.example/@ada@other.example/113456789012345678',
    ['https://hachyderm.example/api/v1/statuses/113456789012345678'],
  ],
  [
    'https://hachyderm.example/users/ada/statuses/113456789012345678',
    ['https://hachyderm.example/api/v1/statuses/113456789012345678'],
  ],
  ['https://medium.example/@ada/the-weir-1a2b3c4d5e6f', []],
  [
    'https://bsky.app/profile/ada.example.org/post/3kabc123xyz2a',
    [
      'https://public.api.bsky.app/xrpc/app.bsky.feed.getPostThread?uri=at%3A%2F%2Fada.example.org%2Fapp.bsky.feed.post%2F3kabc123xyz2a',
    ],
  ],
  [
    'https://web.archive.org/web/20240102030405/https://weir.example/log?a=1',
    ['https://web.archive.org/web/20240102030405id_/https://weir.example/log?a=1'],
  ],
  [
    'https://web.archive.org/web/20240102030405if_/https://weir.example/log',
    ['https://web.archive.org/web/20240102030405id_/https://weir.example/log'],
  ],
  ['https://web.archive.org/web/20240102030405id_/https://weir.example/log', []],
  ['https://web.archive.org/web/2024*/weir.example', []],
  [
    'https://www.reddit.com/r/weirs/comments/1abcde/the_log/kxyz/',
    ['https://www.reddit.com/r/weirs/comments/1abcde/.rss'],
  ],
  [
    'https://old.reddit.com/r/weirs/comments/1abcde/',
    ['https://www.reddit.com/r/weirs/comments/1abcde/.rss'],
  ],
  ['https://www.reddit.com/r/weirs/', []],
  ['https://www.youtube.com/watch?v=abcdefghijk', []],
  ['https://weir.example/abs/2604.03173', []],
  ['not an address', []],
];

describe('other forms of the document', () => {
  test.each(ROWS)('%s', (cited, forms) => {
    expect(findSourceForms(cited).map(({ href }) => href)).toEqual(forms);
  });

  test('are what the page itself names on its own host', () => {
    const meta = [
      { kind: 'pdf', href: '/content/12/3/log.full.pdf' },
      { kind: 'html', href: 'https://publisher.example/content/12/3/log.full' },
      { kind: 'amp', href: 'https://www.publisher.example/amp/log' },
      { kind: 'pdf', href: 'https://elsewhere.example/log.pdf' },
      { kind: 'html', href: 'javascript:alert(1)' },
    ] as const;
    const forms = findSourceForms('https://publisher.example/doi/10.1000/log', meta);
    expect(forms.map(({ href }) => href)).toEqual([
      'https://publisher.example/content/12/3/log.full.pdf',
      'https://publisher.example/content/12/3/log.full',
      'https://www.publisher.example/amp/log',
    ]);
  });

  test('the page itself is none', () => {
    const meta = [{ kind: 'html', href: '#main' }] as const;
    expect(findSourceForms('https://publisher.example/log#top', meta)).toEqual([]);
  });
});

test.each([
  ['https://arxiv.org/abs/2604.03173', true],
  ['https://arxiv.org/html/2604.03173', false],
  ['https://www.youtube.com/watch?v=abcdefghijk', true],
  ['https://youtu.be/abcdefghijk', true],
  ['https://www.youtube.com/@ada', false],
  ['https://weir.example/log', false],
])('%s shows a part of its document only: %s', (url, isPart) => {
  expect(isPartOfSource(url)).toBe(isPart);
});
