import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '..', '..');

/** `read-pdf-here.ts` as the files of a site, by path: the script `/read-pdf.js` and its worker. */
export async function bundlePdf(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: {
        input: join(ROOT, 'tests', 'support', 'read-pdf-here.ts'),
        output: { entryFileNames: 'read-pdf.js' },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('Vite should give one bundle.');
  return new Map(
    first.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source,
    ]),
  );
}
