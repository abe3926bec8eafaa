import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';
import { defineConfig } from 'wxt';
import { INTERNAL_NAMES } from './internal-names';
import { manifest, OLDEST } from './manifest';
import { shortenPatterns } from './shorten-patterns';
import { SITE_SCRIPTS } from './site-scripts';

const CMAPS = join(import.meta.dirname, 'node_modules', 'pdfjs-dist', 'cmaps');

/**
 * Packs a script before Terser does. Each of the two sees what the other does not: together they save a
 * hundredth of what either leaves.
 */
const packFirst: Plugin = {
  name: 'verbatim:pack-first',
  async renderChunk(code, { fileName }, { format }) {
    const packed = await minify(fileName, code, { module: format === 'es' });
    if (packed.errors[0] !== undefined) throw new Error(packed.errors[0].message);
    return { code: shortenPatterns(packed.code), map: null };
  },
};

/**
 * Late chunks lie beside our pages and bring no styles, so nothing is gained by asking for what they import
 * ahead of them: what Vite puts in for that weighs more than the chunks it would save a moment for.
 */
const noPreload: Plugin = {
  name: 'verbatim:no-preload',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
};

/** Nothing is rewritten for browsers that the manifest does not let in. */
const BROWSERS = Object.entries(OLDEST).map(([name, version]) => name + version);

/** Our functions are no constructors, so they may become arrows. */
const COMPRESS = {
  passes: 3,
  ecma: 2020,
  hoist_funs: true,
  unsafe_arrows: true,
} as const;

const TERSER = { compress: COMPRESS, format: { ecma: 2020 } } as const;

const SHORT_NAMES = { properties: { regex: new RegExp(`^(?:${INTERNAL_NAMES.join('|')})$`) } };

export default defineConfig({
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser, mode }) => manifest(browser, mode),
  hooks: {
    // The last expression of these is their answer, and Terser would drop it.
    'vite:build:extendConfig': (entrypoints, config) => {
      if (entrypoints.some(({ name }) => name === 'reader' || name === 'selected')) {
        config.build = { ...config.build, minify: true };
      }
      if (entrypoints.some(({ name }) => ['chat', 'more-sites', 'sentences'].includes(name))) {
        config.build = { ...config.build, terserOptions: { ...TERSER, mangle: SHORT_NAMES } };
      }
    },
    // What each chat site's pages need to know of their site, and tables of Chinese, Japanese and Korean encodings for PDFs that do not carry their own.
    'build:publicAssets': (_wxt, files) => {
      for (const { path, code } of SITE_SCRIPTS) files.push({ contents: code, relativeDest: path });
      for (const name of readdirSync(CMAPS)) {
        files.push({ absoluteSrc: join(CMAPS, name), relativeDest: `cmaps/${name}` });
      }
    },
  },
  vite: () => ({
    plugins: [packFirst, noPreload],
    // Each kilobyte is parsed at every wake-up of the worker and on every chat page.
    build: {
      target: BROWSERS,
      sourcemap: false,
      // What a page loads late lies on the same disk: nothing is gained by asking for it ahead.
      modulePreload: false,
      minify: 'terser',
      terserOptions: TERSER,
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  }),
});
