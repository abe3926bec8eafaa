import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { medianOf } from '../measure';
import type { FirstReading, Streaming } from './in-page';
import { LONG_CHAT_URL, longChat } from './long-chat';
import { type DetectionResults, writeDetection } from './write-detection';

const ROUNDS = 5;
const MUTATIONS = 500;

/** A quarter of this machine, for the longest task. */
const SLOW = 4;

/** Measures the reading of chat pages and gives its part of the report. */
export async function benchDetection(root: string): Promise<string> {
  console.error('reading of chat pages …');
  const script = await bundle(root);
  // Built before the browser starts: nothing is heard from it while another process is waited for.
  const scriptBytes = bytesOfScript(root);
  const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath }).catch(() => null);
  if (browser === null) return writeDetection(null);
  try {
    return writeDetection(await measure(browser, script, scriptBytes));
  } finally {
    await browser.close();
  }
}

async function measure(
  browser: Browser,
  script: string,
  scriptBytes: number,
): Promise<DetectionResults> {
  const readings: FirstReading[] = [];
  const streams: Streaming[] = [];
  const slow: Streaming[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    readings.push(await onPage<FirstReading>(browser, script, 1, 'bench.timeFirstReading()'));
    const stream = `bench.timeStreaming(${MUTATIONS})`;
    streams.push(await onPage<Streaming>(browser, script, 1, stream));
    slow.push(await onPage<Streaming>(browser, script, SLOW, stream));
  }
  const readMs = medianOf(readings.map((one) => one.readMs))!;
  const spentMs = medianOf(streams.map((one) => one.spentMs))!;
  return {
    readMs,
    bareMs: medianOf(readings.map((one) => one.bareMs))!,
    readRatio: medianOf(readings.map((one) => one.readMs / one.bareMs))!,
    spentMs,
    share: spentMs / readMs,
    longestMs: medianOf(slow.map((one) => one.longestMs))!,
    scriptBytes,
  };
}

const STAND_IN = "globalThis.browser = { runtime: { id: 'bench' } };";

/** A page of its own for each, as a reader opens it. */
async function onPage<T>(
  browser: Browser,
  script: string,
  slowness: number,
  expression: string,
): Promise<T> {
  const page = await browser.newPage();
  await page.route('**', (route) =>
    route.fulfill({ body: longChat(), contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto(LONG_CHAT_URL);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.addScriptTag({ content: `${STAND_IN}${script}` });
  const measured = await page.evaluate<T>(expression);
  await page.close();
  return measured;
}

/** What the store build, which is made anew, puts into the pages of that chat. */
function bytesOfScript(root: string): number {
  execFileSync('npx', ['wxt', 'build'], { cwd: root, stdio: 'ignore' });
  const scripts = ['sites/chatgpt.js', 'chat.js'];
  return scripts.reduce(
    (bytes, script) => bytes + statSync(join(root, '.output', 'chrome-mv3', script)).size,
    0,
  );
}

async function bundle(root: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: join(root, 'tests', 'bench', 'detection', 'in-page.ts'),
        formats: ['iife'],
        name: 'bench',
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('Vite should give one script.');
  return chunk.code;
}
