import type { TabState } from '../../lib/model/citation-state';
import type { Chromium } from '../support/chromium';
import { readDisk } from '../support/read-disk';
import type { Reader } from '../support/reader';
import { expect, openReader, serveChat, test } from '../support/story';
import { until } from '../support/until';
import { FOUND, serveSurvey } from './survey';

const CHAT = 'https://chatgpt.com/c/incognito';

test('a check in an incognito window writes nothing to disk', async ({ hosts }) => {
  serveSurvey(hosts);
  serveChat(hosts, CHAT, [FOUND]);
  const reader = (await openReader('chromium', hosts)) as Chromium;
  try {
    const desk = await reader.allowIncognito();
    const before = await readDisk(desk);
    const tabId = await desk.run(async (url) => {
      const made = await verbatimApi.windows.create({ url, incognito: true });
      return made.tabs?.[0]?.id ?? -1;
    }, CHAT);
    await until('the quote', async () => ((await readTab(desk, tabId)).citations[0] ? true : null));
    await desk.run(
      (id) =>
        verbatimApi.runtime.sendMessage({
          ...{ kind: 'check-in-tab', tabId: id, keys: null, again: false },
        }),
      tabId,
    );
    const verdict = await until('the verdict', async () => verdictOf(await readTab(desk, tabId)));
    expect(verdict).toBe('found');
    expect(await readDisk(desk)).toEqual(before);
  } finally {
    await reader.close();
  }
});

type Desk = Reader['desk'];

function readTab(desk: Desk, tabId: number): Promise<TabState> {
  return desk.run(
    (id) => verbatimApi.runtime.sendMessage({ kind: 'read-tab', tabId: id }) as Promise<TabState>,
    tabId,
  );
}

function verdictOf({ citations: [first] }: TabState): string | null {
  if (first?.check.state !== 'checked') return null;
  const { best, bySource } = first.check.result;
  return (bySource[best] ?? bySource[0]).verdict.kind;
}
