import { defineConfig } from '@playwright/test';

/**
 * Stories in real browsers. A file runs in both, unless its name says `.chromium.` or `.firefox.`.
 * The browsers are started by the stories' own fixtures (tests/support), not by Playwright.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/stories',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: false,
  workers: 2,
  // Two browsers on two cores now and then start late. The report names a story that needed a second
  // try as flaky; on a developer's machine there is none.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'chromium', testIgnore: /\.firefox\.spec\.ts$/ },
    { name: 'firefox', testIgnore: /\.chromium\.spec\.ts$/ },
  ],
  reporter: [
    ['list'],
    ...(process.env.STORIES_REPORT
      ? [['json', { outputFile: process.env.STORIES_REPORT }] as ['json', { outputFile: string }]]
      : []),
  ],
});
