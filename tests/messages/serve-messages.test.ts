import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { serveMessages } from '../../lib/messages/serve-messages';

type Listener = (raw: unknown, sender: object, reply: (value: unknown) => void) => unknown;

const OURS = 'test-extension-id';
const chatPage = {
  id: OURS,
  url: 'https://chatgpt.com/c/1',
  frameId: 0,
  tab: { id: 3, incognito: true },
};
const popup = { id: OURS, url: 'chrome-extension://test-extension-id/popup.html' };
const check = { kind: 'check', keys: ['k'], again: false };
const command = { kind: 'check-in-tab', tabId: 3, keys: null, again: false };

let listener: Listener;
let heard: unknown[];

beforeEach(() => {
  heard = [];
  fakeBrowser.runtime.id = OURS;
  vi.spyOn(fakeBrowser.runtime, 'getURL').mockImplementation(
    ((path: string) => `chrome-extension://${OURS}${path}`) as never,
  );
  vi.spyOn(fakeBrowser.runtime.onMessage, 'addListener').mockImplementation(((added: Listener) => {
    listener = added;
  }) as never);
  serveMessages({
    fromChatPage: async (message, page) => heard.push([message.kind, page]),
    fromOurPage: async (message) => heard.push([message.kind]),
  });
});
afterEach(() => vi.restoreAllMocks());

const send = (message: unknown, sender: object) => listener(message, sender, () => undefined);

describe('a message is answered', () => {
  it('from a chat page, with what the browser says of it', () => {
    expect(send(check, chatPage)).toBe(true);
    expect(heard).toEqual([
      ['check', { tabId: 3, pageUrl: 'https://chatgpt.com/c/1', isPrivate: true }],
    ]);
  });

  it('from our own page', () => {
    expect(send(command, popup)).toBe(true);
    expect(heard).toEqual([['check-in-tab']]);
  });
});

describe('a message is dropped', () => {
  it.each<[string, unknown, object]>([
    ['from another extension', check, { ...chatPage, id: 'another' }],
    ['from a frame inside the page', check, { ...chatPage, frameId: 4 }],
    ['from no tab', check, { ...chatPage, tab: undefined }],
    ['that gives a page’s script the commands of our own pages', command, chatPage],
    [
      'from a page whose address only looks like ours',
      command,
      { ...chatPage, url: 'https://chatgpt.com/chrome-extension://test-extension-id/' },
    ],
    ['of an unknown shape', { kind: 'fetch', url: 'https://harbour.example/' }, chatPage],
    [
      'of an unknown shape from our own page',
      { kind: 'fetch', url: 'https://harbour.example/' },
      popup,
    ],
  ])('%s', (_, message, sender) => {
    expect(send(message, sender)).toBeUndefined();
    expect(heard).toEqual([]);
  });
});
