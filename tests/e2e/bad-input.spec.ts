import {
  type Answer,
  enormous,
  html,
  neverAnswers,
  neverEnds,
  redirectTo,
  resets,
  status,
} from '../support/answers';
import { expectReason } from '../support/expect-reason';
import { expect, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, serveSurvey } from './survey';

const QUOTE = 'repairs were costed but never tendered by the district';
const MEGABYTES = 1_000_000;

/** Prose enough to count as a page, without the quote. */
const FILLER = `<p>${'The minutes of the year speak of gulls, of paint and of the price of bread. '.repeat(9)}</p>`;
const PAGE = html(`<!doctype html><title>Minutes</title><p>It is said that ${QUOTE}.</p>${FILLER}`);
const OTHER_PAGE = html(`<!doctype html><title>Welcome</title>${FILLER}`);
const NOT_UTF8 = status(
  200,
  Buffer.from(
    `<!doctype html><title>Fa\xe7ade</title><p>Pr\xe8s de la fa\xe7ade.</p>${FILLER}`,
    'latin1',
  ),
);

type Row = readonly [fact: string, address: string, answer: Answer | null, sentence: string];

const UNREADABLE: readonly Row[] = [
  ['a refusal', 'https://bad.example/403', status(403, '<h1>Forbidden</h1>'), words('linkBlocked')],
  ['a missing page', 'https://bad.example/404', status(404, '<h1>Gone</h1>'), words('linkGone')],
  ['a fault', 'https://bad.example/500', status(500, '<h1>Oh</h1>'), words('linkServerError')],
  ['a cut connection', 'https://cut.example/', resets, words('linkBrokeOff')],
  ['a body without end', 'https://endless.example/', neverEnds, words('doubtTruncated')],
  ['no answer at all', 'https://silent.example/', neverAnswers, words('linkTimedOut')],
  ['an empty page', 'https://bad.example/empty', html(''), words('doubtTooShort')],
  ['a wrong charset', 'https://bad.example/charset', NOT_UTF8, words('doubtCharset')],
  ['50 MB', 'https://huge.example/', enormous('', 50 * MEGABYTES), words('doubtTruncated')],
  [
    'JSON nested without an end',
    'https://deep.example/data',
    html('['.repeat(8 * MEGABYTES), { 'content-type': 'application/json' }),
    words('doubtTruncated'),
  ],
  [
    'a million numbered lines',
    'https://lines.example/log',
    html('1\n2\n3\n'.repeat(1.3 * MEGABYTES), { 'content-type': 'text/plain' }),
    words('doubtTruncated'),
  ],
  [
    'a table without an end in Markdown',
    'https://bars.example/table',
    html('|'.repeat(8 * MEGABYTES), { 'content-type': 'text/markdown' }),
    words('doubtTruncated'),
  ],
  [
    'a way into a private network',
    'https://bad.example/router',
    redirectTo('http://192.168.1.1/'),
    words('addressPrivate'),
  ],
  [
    'a circle',
    'https://bad.example/circle',
    redirectTo('https://bad.example/circle'),
    words('linkRedirectLoop'),
  ],
  [
    'the home page of another site',
    'https://bad.example/a/b',
    redirectTo('https://other.example/'),
    words('linkMovedElsewhere'),
  ],
  ['a private address', 'http://10.0.0.1/wiki/page', null, words('addressPrivate')],
  ['a disguised loopback', 'http://2130706433/page', null, words('addressPrivate')],
  ['a machine next door', 'https://intranet/wiki/page', null, words('addressSingleLabel')],
  ['a reserved name', 'https://printer.local/status', null, words('addressReserved')],
  ['an unusual port', 'https://bad.example:8443/page', null, words('addressPort')],
  ['a user name', 'https://me:secret@bad.example/page', null, words('addressUserinfo')],
  ['a very long address', `https://bad.example/${'a'.repeat(5000)}`, null, words('addressTooLong')],
];

const READABLE: readonly Row[] = [
  [
    'a redirect on the same host',
    'https://good.example/old',
    redirectTo('https://good.example/new'),
    '',
  ],
  [
    'a redirect to another host',
    'https://good.example/gone',
    redirectTo('https://moved.example/new'),
    '',
  ],
  [
    '50 MB that begin with the quote',
    'https://vast.example/',
    enormous(`<p>${QUOTE}</p>`, 50 * MEGABYTES),
    '',
  ],
];

test('each source that cannot be read has its own sentence, and the rest goes on', async ({
  ask,
  hosts,
  checkAll,
}) => {
  serveSurvey(hosts);
  const rows = [...UNREADABLE, ...READABLE];
  for (const [, address, answer] of rows) if (answer !== null) hosts.serve(address, answer);
  hosts.serve('https://other.example/', OTHER_PAGE);
  hosts.serve('https://good.example/new', PAGE);
  hosts.serve('https://moved.example/new', PAGE);

  const chat = await ask([
    FOUND,
    ...rows.map(([fact, url]) => ({ quote: QUOTE, url, label: 'Minutes', lead: `Of ${fact}:` })),
  ]);
  await chat.expectMark(rows.length, 'waiting');
  await checkAll(chat);

  await chat.expectMark(0, 'found');
  for (const [index, [fact, , , sentence]] of UNREADABLE.entries())
    await test.step(fact, () => expectReason(chat, index + 1, sentence));
  for (const [index, [fact]] of READABLE.entries())
    await test.step(fact, async () => {
      expect.soft((await chat.verdict(UNREADABLE.length + index + 1)).state).toBe('found');
    });
});
