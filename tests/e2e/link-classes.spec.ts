import { type Answer, bomb, cutAfter, html, inTurn, redirectTo, status } from '../support/answers';
import { expectReason } from '../support/expect-reason';
import { expect, test } from '../support/story';
import { words } from '../support/words';

/** What becomes of a link, as its reader meets it: each class with its sentence, none of them a verdict on the words. */

const QUOTE = 'repairs were costed but never tendered by the district';
const FILLER = `<p>${'The minutes of the year speak of gulls, of paint and of the price of bread. '.repeat(20)}</p>`;
const page = (body: string, title = 'Minutes') => `<!doctype html><title>${title}</title>${body}`;
const PAGE = page(`<p>It is said that ${QUOTE}.</p>${FILLER}`);
const WALLED = page(
  `<p>The harbour board met on Monday.</p><div class="paywall">Subscribe to read the full story</div>`,
);

type Row = readonly [fact: string, address: string, answer: Answer, sentence: string];

const CLASSES: readonly Row[] = [
  ['a page for members', 'https://wall.example/401', status(401, 'No'), words('linkBlocked')],
  ['too many questions', 'https://busy.example/', status(429, 'No'), words('linkBlocked')],
  ['a legal bar', 'https://wall.example/451', status(451, 'No'), words('linkBlocked')],
  ['a page that is gone', 'https://wall.example/410', status(410, 'No'), words('linkGone')],
  [
    'a challenge',
    'https://wall.example/503',
    status(503, page('<p>Wait</p>', 'Just a moment...'), { server: 'cloudflare' }),
    words('linkBlocked'),
  ],
  [
    'a robot check that answers 200',
    'https://wall.example/bot',
    html(page('<p>Please complete the security check to access the site.</p>', 'One more step')),
    words('linkBotWall'),
  ],
  [
    'a question for consent',
    'https://wall.example/consent',
    redirectTo('https://consent.wall.example/?continue=1'),
    words('linkConsentWall'),
  ],
  [
    'a login',
    'https://wall.example/members/minutes',
    redirectTo('https://wall.example/login?next=minutes'),
    words('linkLoginWall'),
  ],
  ['a stub before a payment', 'https://wall.example/paid', html(WALLED), words('linkPaywall')],
  [
    'a page that scripts would build',
    'https://wall.example/shell',
    html(
      page(
        '<div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript>',
      ),
    ),
    words('linkShell'),
  ],
  [
    'a not-found page that answers 200',
    // Whatever is asked of this host.
    'https://soft.example/*',
    html(page('<h1>Page not found</h1><p>Try the search.</p>', 'Page not found')),
    words('linkSoft404'),
  ],
  [
    'a name for sale',
    'https://sold.example/minutes',
    html(page('<p>The domain sold.example is for sale. Make an offer.</p>', 'sold.example')),
    words('linkParked'),
  ],
  [
    'a picture',
    'https://wall.example/picture',
    status(200, Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), {
      'content-type': 'image/png',
    }),
    words('linkNotText'),
  ],
  [
    'a body cut in the middle',
    'https://broken.example/',
    cutAfter(PAGE.replace(QUOTE, 'nothing was decided'), 300),
    // What was sent is read, or nothing is, as the browser has it.
    '',
  ],
  [
    '200 MB packed into 200 kB',
    'https://bomb.example/',
    bomb(page(FILLER), 200),
    words('doubtTruncated'),
  ],
];

test('each class of a link has its sentence', async ({ ask, hosts, checkAll }) => {
  for (const [, address, answer] of CLASSES) hosts.serve(address, answer);
  hosts.serve(
    'https://consent.wall.example/',
    html(page('<h1>Before you continue</h1><button>Accept all</button>', 'Before you continue')),
  );
  hosts.serve(
    'https://wall.example/login',
    html(page('<form><input type="password"></form>', 'Log in')),
  );
  const chat = await ask(
    CLASSES.map(([fact, url]) => ({ quote: QUOTE, url, label: 'Minutes', lead: `Of ${fact}:` })),
  );
  await chat.expectMark(CLASSES.length - 1, 'waiting');
  await checkAll(chat);
  for (const [index, [fact, , , sentence]] of CLASSES.entries())
    await test.step(fact, () => expectReason(chat, index, sentence));
});

test('a page that only looks like “not found” is read where its site tells missing pages by their status', async ({
  ask,
  hosts,
}) => {
  const url = 'https://told.example/essays/lost-page-12';
  hosts.serve(url, html(page(FILLER, 'Error 404: a history')));
  const chat = await ask([{ quote: QUOTE, url }]);
  await chat.check(0);
  await chat.expectMark(0, 'not-in-source');
  const asked = hosts.askedOf('told.example').map(({ address }) => address);
  expect(asked).toEqual([url, expect.stringMatching(/\/essays\/[a-z]{4}-[a-z]{4}-\d\d$/)]);
});

test('a site that asks to wait a moment is asked once more', async ({ ask, hosts }) => {
  const url = 'https://wait.example/minutes';
  hosts.serve(url, inTurn(status(429, 'Wait', { 'retry-after': '1' }), html(PAGE)));
  const chat = await ask([{ quote: QUOTE, url }]);
  await chat.check(0);
  await chat.expectMark(0, 'found');
  expect(hosts.askedOf('wait.example')).toHaveLength(2);
});

test('a page without encryption is read, and said to be', async ({ ask, hosts }) => {
  const url = 'http://plain.example/minutes';
  hosts.serve(url, html(PAGE));
  const chat = await ask([{ quote: QUOTE, url }]);
  await chat.check(0);
  await chat.expectMark(0, 'found');
  await chat.openCard(0);
  await chat.expectCard(words('sourceInsecure'));
});

test('the free part of a walled page is found all the same', async ({ ask, hosts }) => {
  const url = 'https://wall.example/free-part';
  hosts.serve(url, html(WALLED));
  const chat = await ask([{ quote: 'The harbour board met on Monday.', url }]);
  await chat.check(0);
  await chat.expectMark(0, 'found');
});
