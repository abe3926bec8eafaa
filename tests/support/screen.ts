import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from './reader';
import { until } from './until';

/** A screen nobody looks at, with keys to press on it: for the browser's own questions. */
export interface Screen {
  readonly display: string;
  press(...keys: readonly string[]): void;
  close(): Promise<void>;
}

export async function openScreen(): Promise<Screen> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1100x900x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  const display = `:${number.toString().trim()}`;
  const xdotool = (...args: readonly string[]): string =>
    execFileSync('xdotool', [...args], {
      env: { ...process.env, DISPLAY: display },
      encoding: 'utf8',
    });
  return {
    display,
    press: (...keys) => {
      xdotool('key', '--clearmodifiers', ...keys);
    },
    close: async () => {
      const gone = once(server, 'exit');
      server.kill();
      await gone;
    },
  };
}

const KEYS_UNSEEN = 4;

/**
 * Answers Chromium's permission prompt. It is drawn inside the browser's window and no program is
 * told of it; but while it is open it takes the keys, so a harmless key that the page no longer sees
 * says that it is there. "Deny" has the focus, "Allow" is one stop away.
 */
export async function answerPrompt(
  screen: Screen,
  page: Tab,
  answer: 'allow' | 'decline',
): Promise<void> {
  await page.run(() => {
    document.body.dataset.keys = '0';
    addEventListener('keydown', () => {
      document.body.dataset.keys = String(Number(document.body.dataset.keys) + 1);
    });
  });
  const keysSeen = () => page.run(() => Number(document.body.dataset.keys));
  let unseen = 0;
  await until('the permission prompt to take the keys', async () => {
    const before = await keysSeen();
    screen.press('Shift_L');
    await wait(60);
    unseen = (await keysSeen()) === before ? unseen + 1 : 0;
    return unseen >= KEYS_UNSEEN ? true : null;
  });
  screen.press(...(answer === 'allow' ? ['Tab', 'Return'] : ['Return']));
}
