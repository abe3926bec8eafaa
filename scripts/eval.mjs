/** `npm run eval`: the verifier on the lab and on every case file; fails on any false pass. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

const outDir = join(root, '.output', 'eval');
const { build } = await import('vite');
// Node 20 runs no TypeScript.
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: join(root, 'tests/eval/run.ts'), outDir, target: 'node20', emptyOutDir: true },
});
const { runEval } = await import(pathToFileURL(join(outDir, 'run.js')).href);
process.exitCode = runEval(root) ? 0 : 1;
