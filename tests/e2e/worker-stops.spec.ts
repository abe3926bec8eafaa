import type { Boundary } from '../../lib/check/boundary';
import type { Reader } from '../support/reader';
import { test } from '../support/story';
import { until } from '../support/until';
import { FOUND, serveSurvey } from './survey';

/**
 * The browser may stop the background at any moment. A test build waits at the boundary that is
 * named in session storage, and says there that it waits.
 */
const HOLD = 'verbatim-test-seam:hold';
const HELD = 'verbatim-test-seam:held';

const BOUNDARIES: readonly Boundary[] = [
  ...(['queued', 'asked', 'fetched', 'snapshot-stored', 'verified', 'record-stored'] as const),
];

test.beforeEach(({ hosts }) => serveSurvey(hosts));

for (const boundary of BOUNDARIES)
  test(`a check goes on after the background was stopped when it had ${boundary.replace('-', ' ')}`, async ({
    ask,
    reader,
  }) => {
    // An address of its own: a reading of a moment ago would be shared and end the check at once.
    const chat = await ask([{ ...FOUND, url: `${FOUND.url}?${boundary}` }]);
    await chat.expectMark(0, 'waiting');
    await hold(reader, boundary);
    await chat.pressMark(0);
    await until(`the check to wait at ${boundary}`, () => isHeld(reader, boundary));
    await reader.stopBackground();
    await letGo(reader);
    await chat.expectMark(0, 'found');
  });

test.afterEach(({ reader }) => letGo(reader));

async function hold({ desk }: Reader, boundary: Boundary): Promise<void> {
  await desk.run((key, value) => verbatimApi.storage.session.set({ [key]: value }), HOLD, boundary);
}

async function isHeld({ desk }: Reader, boundary: Boundary): Promise<true | null> {
  const held = await desk.run(
    async (key) => (await verbatimApi.storage.session.get(key))[key] ?? null,
    HELD,
  );
  return held === boundary ? true : null;
}

async function letGo({ desk }: Reader): Promise<void> {
  await desk.run(
    async (hold, held) => {
      await verbatimApi.storage.session.remove(hold);
      await verbatimApi.storage.session.remove(held);
    },
    HOLD,
    HELD,
  );
}
