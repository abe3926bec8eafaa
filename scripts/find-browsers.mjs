import { existsSync } from 'node:fs';

const CHROMIUM_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Branded Chrome ignores `--load-extension` since version 137, so it cannot run tests or the demo. */
const CHROME_PLACES = [
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const firstOf = (places) => places.find((place) => place && existsSync(place)) ?? null;

/** Chromium of the system, or one that Playwright was asked to download. Null: none. */
export async function findChromium() {
  const installed = firstOf([process.env.CHROMIUM, ...CHROMIUM_PLACES]);
  if (installed !== null) return installed;
  const { chromium } = await import('@playwright/test');
  return firstOf([chromium.executablePath()]);
}

export const findChrome = () => firstOf(CHROME_PLACES);

export const findFirefox = () => firstOf([process.env.FIREFOX, ...FIREFOX_PLACES]);
