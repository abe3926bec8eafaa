import { expect } from '@playwright/test';
import type { Firefox } from './firefox';
import { OurPage } from './our-page';
import type { Reader } from './reader';
import { words } from './words';

/** Presses the switch of the options that has an archive asked by itself; it is stored when this ends. */
export async function switchArchive(reader: Reader, on: boolean): Promise<void> {
  await pressSwitch(reader, on, async () => undefined);
}

/**
 * Lets the test build tell an archive of a page, which Firefox asks for beside the access to its site.
 * The switch is on when this ends.
 */
export async function allowArchive(reader: Reader): Promise<void> {
  await pressSwitch(reader, true, async () => {
    if (reader.browserName === 'firefox') await (reader as Firefox).answerPrompt('allow');
  });
}

/** A box is ticked at once; what it means is stored a moment later. */
async function pressSwitch(
  reader: Reader,
  on: boolean,
  answer: () => Promise<void>,
): Promise<void> {
  const options = new OurPage(await reader.open(reader.ourPage('options.html')));
  await options.press(words('optionsArchiveSwitch'));
  await answer();
  const stored = () =>
    reader.desk.run(async () => {
      const { settings } = await verbatimApi.storage.local.get('settings');
      return (settings as { asksArchive?: boolean } | undefined)?.asksArchive ?? false;
    });
  await expect.poll(stored, { message: 'the archive switch' }).toBe(on);
  await options.tab.close();
}
