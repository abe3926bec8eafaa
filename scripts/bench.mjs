/**
 * `npm run bench`: the verifier, cited sentences, the reader of pages, that of chat pages and the evidence page against their
 * peers and their limits; writes docs/benchmarks.md. `npm run bench -- verifier`, `claims`, `reading`, `detection` or
 * `evidence` measures one part and leaves the others as they are.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

const outDir = join(root, '.output', 'bench');
const { build } = await import('vite');
// Node 20 runs no TypeScript.
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: join(root, 'tests/bench/run.ts'), outDir, target: 'node20', emptyOutDir: true },
});
const { runBench } = await import(pathToFileURL(join(outDir, 'run.js')).href);
await runBench(root, process.argv[2] ?? null);
