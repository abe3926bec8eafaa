/**
 * `npm run soak`: every law of the verifier on at least 100,000 made inputs, 10,000 damaged pages and
 * files through the reader, 1,000 whole checks against sites that fail, and 240 in Chromium whose worker is stopped, with a new seed each time;
 * writes docs/soak.md. `npm run soak -- 5000` runs that many of each instead.
 */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareChromium } from './prepare.mjs';
import { root, runToolQuietly } from './run.mjs';

const outDir = join(root, '.output', 'soak');
const { build } = await import('vite');
// Node 20 runs no TypeScript.
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  build: {
    ssr: true,
    rollupOptions: {
      input: ['tests/verify/laws/soak.ts', 'tests/extract/fuzz/fuzz-worker.ts'],
    },
    outDir,
    target: 'node20',
    emptyOutDir: true,
  },
});
const { soak } = await import(pathToFileURL(join(outDir, 'soak.js')).href);
process.chdir(root);
const script = pathToFileURL(join(outDir, 'fuzz-worker.js'));
const wanted = Number(process.argv[2] ?? 100_000);
const lawsHold = await soak(root, wanted, script);
const checksHold = await soakChecks(Math.min(wanted, 1_000));
const stopsHold = await soakStops(Math.min(wanted, 240));
process.exitCode = lawsHold && checksHold && stopsHold ? 0 : 1;

/** Whole checks against sites that fail, in a background that is stopped; adds its line to docs/soak.md. */
async function soakChecks(checks) {
  process.env.FAULT_CHECKS = String(checks);
  process.env.FAULT_SEED = String(Date.now() % 0x7fffffff);
  const { code, output } = await runToolQuietly('vitest', ['run', 'tests/check/faults.test.ts']);
  const counts = JSON.parse(/\{"[^\n]*\}/.exec(output)?.[0] ?? 'null');
  const line = counts === null ? 'The run gave no counts.' : sayCounts(counts);
  console.log(line);
  if (code !== 0) console.log(output);
  const result = code === 0 ? 'held' : '**BROKEN**';
  appendFileSync(
    join(root, 'docs', 'soak.md'),
    `\n## Failing sites, and a background that stops\n\n${line} Seed ${process.env.FAULT_SEED}: ${result}.\n`,
  );
  return code === 0;
}

/** The same of the built extension in Chromium, whose real worker is stopped; adds its line too. */
async function soakStops(checks) {
  process.env.STOPPED_CHECKS = String(checks);
  process.env.STOPPED_SEED = String(Date.now() % 0x7fffffff);
  process.env.CHROMIUM = (await prepareChromium()) ?? '';
  await runToolQuietly('wxt', ['build', '--mode', 'e2e']);
  const story = ['test', 'faults.chromium', '--project', 'chromium'];
  const { code, output } = await runToolQuietly('playwright', story);
  const counts = JSON.parse(/\{"[^\n]*\}/.exec(output)?.[0] ?? 'null');
  const line = counts === null ? 'The run gave no counts.' : sayCounts(counts);
  console.log(line);
  if (code !== 0) console.log(output);
  const result = code === 0 ? 'held' : '**BROKEN**';
  appendFileSync(
    join(root, 'docs', 'soak.md'),
    `\n## The built extension, and its worker stopped\n\n${line} Seed ${process.env.STOPPED_SEED}: ${result}.\n`,
  );
  return code === 0;
}

function sayCounts({ checks, requests, stops, kinds, lost, doubled, wrong }) {
  const verdicts = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`);
  return `${checks} checks, ${requests} requests, ${stops} stops: ${verdicts.join(', ')}; ${lost} lost, ${doubled} doubled, ${wrong.length} wrong.`;
}
