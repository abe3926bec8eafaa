// Draws public/icon/*.png from verbatim.svg with Chromium: `node components/icon/draw-icons.mjs`.
// The pictures are committed, so that a build needs no browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const svg = readFileSync(join(import.meta.dirname, 'verbatim.svg'), 'utf8');
const folder = join(import.meta.dirname, '../../public/icon');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
});
const page = await browser.newPage();
for (const size of [16, 32, 48, 128]) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${svg}`);
  await page.screenshot({ path: join(folder, `${size}.png`), omitBackground: true });
}
await browser.close();
