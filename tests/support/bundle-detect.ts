import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');

/** `findCitations` as one script that sets the global `verbatimDetect`, to run in any page. */
export async function bundleDetect(): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(ROOT, 'lib', 'detect', 'find-citations.ts'),
        formats: ['iife'],
        name: 'verbatimDetect',
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('Vite should give one bundle.');
  return first.output[0].code;
}
