import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import type { Stages } from './stages-in-worker';

const PAGE = 'wikipedia-new-zealand.html';
const BYTES = 1_000_000;
/** Ends whatever the page was cut in. */
const CLOSE = '">--></script></style>';
const ORIGIN = 'https://bench.example';

/** A page of one megabyte, from its bytes to a verdict, in a worker of Chromium; null: there is no Chromium. */
export async function timeWorker(root: string): Promise<Stages | null> {
  const script = await bundle(root);
  const { html, quote } = pageOfOneMegabyte(root);
  const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath }).catch(() => null);
  if (browser === null) return null;
  try {
    const page = await browser.newPage();
    await page.route('**', (route) => {
      const path = new URL(route.request().url()).pathname;
      if (path === '/worker.js')
        return route.fulfill({ body: script, contentType: 'text/javascript' });
      if (path === '/page') return route.fulfill({ body: html, contentType: 'text/plain' });
      return route.fulfill({ body: '<!doctype html>', contentType: 'text/html' });
    });
    await page.goto(ORIGIN);
    return await page.evaluate(inPage, quote);
  } finally {
    await browser.close();
  }
}

/** Runs in the page: no name of this file is known there. */
async function inPage(quote: string): Promise<Stages> {
  const bytes = new Uint8Array(await (await fetch('/page')).arrayBuffer());
  const worker = new Worker('/worker.js');
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data as Stages);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ bytes, quote });
  });
}

function pageOfOneMegabyte(root: string): { html: string; quote: string } {
  const html = readFileSync(join(root, 'tests', 'pages', PAGE), 'utf8');
  const quote = 'These words stand once on this page, and nowhere else in all of it.';
  const times = Math.floor(BYTES / Buffer.byteLength(html));
  const rest = Math.max(0, BYTES - times * Buffer.byteLength(html));
  return { html: `${html.repeat(times)}${html.slice(0, rest)}${CLOSE}<p>${quote}</p>`, quote };
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
        entry: join(root, 'tests', 'bench', 'reading', 'stages-in-worker.ts'),
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
