import { expect, test } from 'vitest';
import { linkToPassage, type PassageInContext } from '../../lib/present/link-to-passage';

const URL_OF_PAGE = 'https://example.org/a';
const passage = (text: string, more: Partial<PassageInContext> = {}): PassageInContext => ({
  before: '',
  text,
  after: '',
  ambiguous: false,
  ...more,
});
const LONG = Array.from({ length: 80 }, (_, i) => `word${i}`).join(' ');

const ROWS: readonly [string, string, PassageInContext | null, number | null, string | null][] = [
  ['a page without a passage opens as it is', URL_OF_PAGE, null, null, URL_OF_PAGE],
  [
    'a passage is named whole',
    URL_OF_PAGE,
    passage('the lower courses of the wall'),
    null,
    `${URL_OF_PAGE}#:~:text=the%20lower%20courses%20of%20the%20wall`,
  ],
  [
    'signs of the grammar are encoded',
    URL_OF_PAGE,
    passage('salt, sand & well-worn stone again'),
    null,
    `${URL_OF_PAGE}#:~:text=salt%2C%20sand%20%26%20well%2Dworn%20stone%20again`,
  ],
  [
    'a long passage is named by its ends',
    URL_OF_PAGE,
    passage(LONG),
    null,
    `${URL_OF_PAGE}#:~:text=word0%20word1%20word2%20word3%20word4,word75%20word76%20word77%20word78%20word79`,
  ],
  [
    'a passage over two blocks is named by its ends',
    URL_OF_PAGE,
    passage('first block ends here\nsecond block goes on'),
    null,
    `${URL_OF_PAGE}#:~:text=first%20block%20ends%20here,second%20block%20goes%20on`,
  ],
  [
    'an ambiguous passage carries its neighbours',
    URL_OF_PAGE,
    passage('the wall has lost mortar', {
      before: 'In the other block\nOf the two, in winter ',
      after: ' again, they say, and so on',
      ambiguous: true,
    }),
    null,
    `${URL_OF_PAGE}#:~:text=the%20two%2C%20in%20winter-,the%20wall%20has%20lost%20mortar,-again%2C%20they%20say%2C%20and`,
  ],
  [
    'a few words carry their neighbours in any case',
    URL_OF_PAGE,
    passage('lost mortar', { before: 'has ' }),
    null,
    `${URL_OF_PAGE}#:~:text=has-,lost%20mortar`,
  ],
  [
    "the page's own anchor stays",
    `${URL_OF_PAGE}#part-2`,
    passage('the lower courses of the wall'),
    null,
    `${URL_OF_PAGE}#part-2:~:text=the%20lower%20courses%20of%20the%20wall`,
  ],
  [
    'an older text fragment is replaced',
    `${URL_OF_PAGE}#:~:text=old`,
    passage('the lower courses of the wall'),
    null,
    `${URL_OF_PAGE}#:~:text=the%20lower%20courses%20of%20the%20wall`,
  ],
  ['a PDF opens at its page', URL_OF_PAGE, passage('any words at all'), 7, `${URL_OF_PAGE}#page=7`],
  ['a script is no link', 'javascript:alert(1)', null, null, null],
  ['data is no link', 'data:text/html,x', null, null, null],
  ['half an address is no link', '/a', null, null, null],
];

test.each(ROWS)('%s', (_name, url, words, page, link) => {
  expect(linkToPassage(url, words, page)).toBe(link);
});

test('half a surrogate pair does not break the link', () => {
  expect(linkToPassage(URL_OF_PAGE, passage('one two three four \ud83d'), null)).toContain(
    ':~:text=',
  );
});
