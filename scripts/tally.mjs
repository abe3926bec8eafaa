import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './run.mjs';

/** What a runner counted. A runner that fell over without a failed test counts as one failure. */
export const noTests = { passed: 0, failed: 0, skipped: [] };

export const addTallies = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: [...a.skipped, ...b.skipped],
});

/** The last line of every script here; `.ci/run` adds such lines up. */
export function printTally({ passed, failed, skipped }) {
  for (const name of skipped) console.log(`skipped: ${name}`);
  const rest = skipped.length === 0 ? '' : `, ${skipped.length} skipped`;
  console.log(`${passed} passed, ${failed} failed${rest}`);
}

/** All unit tests, the architecture and manifest tests among them. */
export async function runUnitTests() {
  const file = freshReport('unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runTool('vitest', args);
  return tallyOf(code, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.testResults
      .flatMap((suite) => suite.assertionResults)
      .filter((test) => test.status !== 'passed' && test.status !== 'failed')
      .map((test) => test.fullName),
  }));
}

/** All stories in real browsers. */
export async function runStories(env) {
  const file = freshReport('stories.json');
  const code = await runTool('playwright', ['test', ...process.argv.slice(2)], {
    env: { ...env, STORIES_REPORT: file },
  });
  return tallyOf(code, file, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    skipped: report.suites.flatMap(skippedIn),
  }));
}

function skippedIn(suite) {
  const own = suite.specs
    .filter((spec) => spec.tests.some((test) => test.status === 'skipped'))
    .map((spec) => `${spec.file}: ${spec.title}`);
  return [...own, ...(suite.suites ?? []).flatMap(skippedIn)];
}

function freshReport(name) {
  const file = join(root, 'test-results', name);
  rmSync(file, { force: true });
  return file;
}

function tallyOf(code, file, read) {
  const tally = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : noTests;
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
