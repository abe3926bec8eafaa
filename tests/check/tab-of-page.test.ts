import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { tabOfPage } from '../../lib/check/tab-of-page';

const PAGE = 'https://harbour.example/log';

interface Shown {
  readonly id: number;
  readonly windowId: number;
  readonly url: string;
  readonly incognito: boolean;
}

const CHAT: Shown = { id: 1, windowId: 10, url: 'https://chatgpt.com/c/1', incognito: false };
const PRIVATE_CHAT: Shown = { ...CHAT, id: 2, windowId: 20, incognito: true };

/** A browser with these tabs, and what was made in it. */
function browserWith(tabs: readonly Shown[], opensPrivately = true) {
  const made: object[] = [];
  vi.spyOn(fakeBrowser.tabs, 'query').mockResolvedValue(tabs as never);
  vi.spyOn(fakeBrowser.tabs, 'get').mockImplementation((async (id: number) => {
    const tab = tabs.find((one) => one.id === id);
    if (tab === undefined) throw new Error('No tab with this id.');
    return tab;
  }) as never);
  vi.spyOn(fakeBrowser.tabs, 'create').mockImplementation((async (wish: object) => {
    made.push(wish);
    return { id: 100 };
  }) as never);
  vi.spyOn(fakeBrowser.windows, 'getAll').mockResolvedValue(
    tabs.map(({ windowId, incognito }) => ({ id: windowId, incognito })) as never,
  );
  vi.spyOn(fakeBrowser.windows, 'create').mockImplementation((async (wish: object) => {
    if (!opensPrivately) throw new Error('Incognito mode is disabled.');
    made.push(wish);
    return { tabs: [{ id: 200 }] };
  }) as never);
  return made;
}

beforeEach(() => vi.restoreAllMocks());

describe('the tab in which a cited page is read', () => {
  test('is one that shows it already', async () => {
    const made = browserWith([CHAT, { ...CHAT, id: 3, url: `${PAGE}#top` }]);
    expect(await tabOfPage(PAGE, { tabId: 1, isPrivate: false })).toBe(3);
    expect(made).toEqual([]);
  });

  test('is a new one beside the chat', async () => {
    const made = browserWith([PRIVATE_CHAT, CHAT]);
    expect(await tabOfPage(PAGE, { tabId: 1, isPrivate: false })).toBe(100);
    expect(made).toEqual([{ url: PAGE, windowId: 10, active: true }]);
  });

  test('is none of the other kind of window, though it shows the page', async () => {
    const made = browserWith([CHAT, PRIVATE_CHAT, { ...PRIVATE_CHAT, id: 4, url: PAGE }]);
    expect(await tabOfPage(PAGE, { tabId: 1, isPrivate: false })).toBe(100);
    expect(made).toEqual([{ url: PAGE, windowId: 10, active: true }]);
  });
});

describe('words of a private window, shown in a page of ours in a plain one', () => {
  const asked = { tabId: 1, isPrivate: true };

  test('are looked for in a private window that is open', async () => {
    const made = browserWith([CHAT, PRIVATE_CHAT]);
    expect(await tabOfPage(PAGE, asked)).toBe(100);
    expect(made).toEqual([{ url: PAGE, windowId: 20, active: true }]);
  });

  test('are never looked for in the plain window’s tab', async () => {
    const made = browserWith([CHAT, { ...CHAT, id: 3, url: PAGE }]);
    expect(await tabOfPage(PAGE, asked)).toBe(200);
    expect(made).toEqual([{ url: PAGE, incognito: true }]);
  });

  test('are not looked for where the browser opens no private window', async () => {
    const made = browserWith([CHAT], false);
    expect(await tabOfPage(PAGE, asked)).toBeNull();
    expect(made).toEqual([]);
  });

  test('are looked for though the tab that asked is closed', async () => {
    const made = browserWith([PRIVATE_CHAT]);
    expect(await tabOfPage(PAGE, asked)).toBe(100);
    expect(made).toEqual([{ url: PAGE, windowId: 20, active: true }]);
  });
});
