/**
 * `npm test`: unit tests, then stories in real Chromium and real Firefox, from a fresh clone on.
 * Arguments go to Playwright. `.ci/run` sets CHECK_HAS_RUN: the unit tests are then counted by
 * `npm run check`, which also left fresh store builds.
 */
import { installPackages, prepareChromium, prepareFirefox, prepareScreen } from './prepare.mjs';
import { runTool } from './run.mjs';
import { addTallies, noTests, printTally, runStories, runUnitTests } from './tally.mjs';

const checkHasRun = process.env.CHECK_HAS_RUN === '1';

await installPackages();
const unit = checkHasRun ? noTests : await runUnitTests();
const stories = await storiesInBrowsers();
const total = addTallies(unit, stories);
printTally(total);
process.exitCode = total.failed === 0 ? 0 : 1;

async function storiesInBrowsers() {
  const browsers = { CHROMIUM: await prepareChromium(), FIREFOX: await prepareFirefox() };
  const screen = await prepareScreen();
  if (Object.values(browsers).includes(null) || !(await buildAll()))
    return { ...noTests, failed: 1 };
  return runStories({ ...browsers, HAS_SCREEN: screen ? '1' : '' });
}

async function buildAll() {
  for (const mode of checkHasRun ? [['--mode', 'e2e']] : [[], ['--mode', 'e2e']])
    for (const browser of ['chrome', 'firefox'])
      if ((await runTool('wxt', ['build', '-b', browser, ...mode])) !== 0) return false;
  return true;
}
