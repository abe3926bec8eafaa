import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'wxt';
import { manifest } from './manifest';

const CMAPS = join(import.meta.dirname, 'node_modules', 'pdfjs-dist', 'cmaps');

/** Our functions are no constructors, so they may become arrows. */
const COMPRESS = {
  passes: 3,
  ecma: 2020,
  hoist_funs: true,
  unsafe_arrows: true,
} as const;

export default defineConfig({
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser, mode }) => manifest(browser, mode),
  hooks: {
    // The reader's last expression is its answer, and Terser would drop it.
    'vite:build:extendConfig': (entrypoints, config) => {
      if (entrypoints.some(({ name }) => name === 'reader')) {
        config.build = { ...config.build, minify: true };
      }
    },
    // Tables of Chinese, Japanese and Korean encodings for PDFs that do not carry their own.
    'build:publicAssets': (_wxt, files) => {
      for (const name of readdirSync(CMAPS)) {
        files.push({ absoluteSrc: join(CMAPS, name), relativeDest: `cmaps/${name}` });
      }
    },
  },
  vite: () => ({
    // Terser packs our scripts a hundredth tighter than the built-in minifier; each kilobyte is parsed
    // at every wake-up of the worker and on every chat page.
    build: {
      sourcemap: false,
      minify: 'terser',
      terserOptions: { compress: COMPRESS, format: { ecma: 2020 } },
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  }),
});
