/**
 * `npm run check`: everything that can be said of the project without a browser. Each step counts as
 * one, the unit tests one each.
 */
import { installPackages } from './prepare.mjs';
import { runTool } from './run.mjs';
import { addTallies, noTests, printTally, runUnitTests } from './tally.mjs';

await installPackages();
const { findHtmlInjection } = await import('./check-no-html-injection.mjs');
const { findOversize, findSeams, lintForFirefox } = await import('./check-store-build.mjs');

const steps = [
  ['format and lint', () => tool('biome', 'check', '.')],
  ['no text becomes HTML', async () => complain(findHtmlInjection())],
  ['dead code', () => tool('knip')],
  ['types', () => tool('tsc', '--noEmit')],
  ['unit tests', runUnitTests],
  ['build for Chrome', () => tool('wxt', 'build')],
  ['build for Firefox', () => tool('wxt', 'build', '-b', 'firefox')],
  ['size of the Chrome build', async () => complain(findOversize())],
  ['no test seam in the store builds', async () => complain(findSeams())],
  ['add-on lint', async () => complain(await lintForFirefox())],
];

let total = noTests;
for (const [name, step] of steps) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const tally = await step();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${tally.failed === 0 ? 'ok' : 'FAILED'}: ${name}, ${seconds} s`);
  total = addTallies(total, tally);
}
console.log();
printTally(total);
process.exitCode = total.failed === 0 ? 0 : 1;

async function tool(name, ...args) {
  return outcome((await runTool(name, args)) === 0);
}

function complain(faults) {
  for (const fault of faults) console.error(fault);
  return outcome(faults.length === 0);
}

function outcome(ok) {
  return { ...noTests, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}
