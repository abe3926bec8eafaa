/**
 * `npm run soak`: every law of the verifier on at least 100,000 made inputs, and 10,000 damaged pages and
 * files through the reader, with a new seed each time; writes docs/soak.md. `npm run soak -- 5000` runs
 * that many of each instead.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

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
process.exitCode = (await soak(root, Number(process.argv[2] ?? 100_000), script)) ? 0 : 1;
