import { html, status } from '../support/answers';
import type { Reader } from '../support/reader';
import { expect, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, serveSurvey } from './survey';

/** Cited sentences that quote nothing: off until the reader wants them, and never with a verdict. */

const FILLER = '<p>Rope, tar and lamp oil came from Hagen, paid on delivery.</p>'.repeat(30);
const pageWith = (title: string, sentence: string) =>
  html(
    `<!doctype html><html lang="en"><title>${title}</title><main><p>${sentence}</p>${FILLER}</main>`,
  );

const URL = 'https://wharf.example/tar';
const SAID = 'In 2024 the harbour at Hagen took 4,120 barrels of tar from the north.';

test.beforeEach(({ hosts }) => serveSurvey(hosts));
test.afterEach(({ reader }) => want(reader, false));

test('their marks come and go with the switch, on a page that stands open', async ({
  ask,
  hosts,
  reader,
}) => {
  hosts.serve(URL, pageWith('Tar', SAID));
  const chat = await ask([FOUND, { sentence: SAID, url: URL }]);
  await chat.expectMark(0, 'waiting');
  expect(await chat.marksOnPage()).toBe(1);
  await want(reader, true);
  await expect.poll(() => chat.mark(1)).toMatchObject({ name: words('claimMarkWaiting') });
  expect(await chat.marksOnPage()).toBe(2);
  await want(reader, false);
  await expect.poll(() => chat.marksOnPage()).toBe(1);
  await chat.expectMark(0, 'waiting');
  expect(hosts.askedOf('wharf.example'), 'nothing is asked unasked').toEqual([]);
});

test('a page that has all details of a sentence, and one that lacks one', async ({
  ask,
  hosts,
  reader,
}) => {
  await want(reader, true);
  hosts.serve(URL, pageWith('Tar', SAID));
  const short = 'https://wharf.example/short';
  hosts.serve(short, pageWith('Tar', SAID.replace('4,120', '4,119')));
  const chat = await ask([{ sentence: SAID, url: URL }, { sentence: SAID, url: short }, FOUND]);
  await expectName(chat, 0, words('claimMarkWaiting'));
  await chat.check(0);
  await expectName(chat, 0, words('claimMarkRead'));
  await chat.expectCard(words('claimFoundOther', '3', words('claimOnPage')));
  await chat.closeCard();
  await chat.check(1);
  await expectName(chat, 1, words('claimMarkMissing'));
  await chat.closeCard();
  await chat.check(2);
  await chat.expectMark(2, 'found');
  expect(await chat.marksOnPage(), 'the script that was replaced leaves no marks').toBe(3);
});

test('a page about something else, one that is gone, and one in another language', async ({
  ask,
  hosts,
  reader,
}) => {
  await want(reader, true);
  const other = 'https://bakery.example/bread';
  hosts.serve(
    other,
    html(
      `<!doctype html><html lang="en"><title>Bread</title><main>${'<p>Knead the dough until it is smooth, and let it rest under a cloth in a warm kitchen.</p>'.repeat(20)}</main>`,
    ),
  );
  const gone = 'https://gone.example/tar';
  hosts.serve(gone, status(404, '<h1>Not found</h1>'));
  const german = 'https://hafen.example/teer';
  hosts.serve(
    german,
    html(
      `<!doctype html><html lang="de"><title>Teer</title><main>${'<p>Der Hafen nahm in jenem Jahr viel Teer aus dem Norden auf, und die Leute der Stadt sahen den Schiffen zu.</p>'.repeat(20)}</main>`,
    ),
  );
  const chat = await ask([other, gone, german].map((url) => ({ sentence: SAID, url })));
  for (const [index, name] of [
    words('claimMarkElsewhere'),
    words('claimMarkCouldNotCheck'),
    words('claimMarkCouldNotCheck'),
  ].entries()) {
    await chat.check(index);
    await expectName(chat, index, name);
    await chat.closeCard();
  }
});

test('a look goes on after the background was stopped', async ({ ask, hosts, reader }) => {
  await want(reader, true);
  hosts.serve(URL, pageWith('Tar', SAID));
  const chat = await ask([{ sentence: SAID, url: `${URL}?stopped` }]);
  await expect.poll(() => chat.mark(0)).toMatchObject({ name: words('claimMarkWaiting') });
  await chat.check(0);
  await reader.stopBackground();
  await expectName(chat, 0, words('claimMarkRead'));
});

/** The reader's switch, as options and popup set it. */
async function want({ desk }: Reader, claims: boolean): Promise<void> {
  await desk.run(async (wanted) => {
    const { settings = {} } = await verbatimApi.storage.local.get('settings');
    await verbatimApi.storage.local.set({ settings: { ...(settings as object), claims: wanted } });
  }, claims);
}

async function expectName(
  chat: { mark(index: number): Promise<{ readonly name: string } | null> },
  index: number,
  name: string,
): Promise<void> {
  await expect
    .poll(async () => (await chat.mark(index))?.name, { message: `mark ${index}`, timeout: 30_000 })
    .toBe(name);
}
