import { vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { FromOurPage } from '../../lib/messages/from-our-page';
import { sayIn } from '../present/say-in';

/** Answers in the background's place. */
export function answerAs(answer: (message: FromOurPage) => unknown): void {
  vi.spyOn(fakeBrowser.runtime, 'sendMessage').mockImplementation(((message: FromOurPage) =>
    Promise.resolve(answer(message))) as never);
}

export function speakEnglish(): void {
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue('en');
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation(((
    key: Parameters<ReturnType<typeof sayIn>>[0],
    values: string[],
  ) => sayIn('en')(key, ...values)) as never);
}
