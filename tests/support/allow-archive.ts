import type { Firefox } from './firefox';
import { OurPage } from './our-page';
import type { Reader } from './reader';
import { words } from './words';

/** Presses the switch of the options that has an archive asked by itself, and waits until it is so. */
export async function switchArchive(reader: Reader, on: boolean): Promise<void> {
  const options = new OurPage(await reader.open(reader.ourPage('options.html')));
  await options.press(words('optionsArchiveSwitch'));
  await options.expectSwitch(words('optionsArchiveSwitch'), on);
  await options.tab.close();
}

/**
 * Lets the test build tell an archive of a page, which Firefox asks for beside the access to its site.
 * The switch is on when this ends.
 */
export async function allowArchive(reader: Reader): Promise<void> {
  const options = new OurPage(await reader.open(reader.ourPage('options.html')));
  await options.press(words('optionsArchiveSwitch'));
  if (reader.browserName === 'firefox') await (reader as Firefox).answerPrompt('allow');
  await options.expectSwitch(words('optionsArchiveSwitch'), true);
  await options.tab.close();
}
