/**
 * `npm run soak`: every law of the verifier on at least 100,000 made inputs, with a new seed each time;
 * writes docs/soak.md. `npm run soak -- 5000` runs that many instead.
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
    ssr: join(root, 'tests/verify/laws/soak.ts'),
    outDir,
    target: 'node20',
    emptyOutDir: true,
  },
});
const { soak } = await import(pathToFileURL(join(outDir, 'soak.js')).href);
process.exitCode = soak(root, Number(process.argv[2] ?? 100_000)) ? 0 : 1;
