import { defineConfig } from 'wxt';
import { manifest } from './manifest';

export default defineConfig({
  imports: false,
  manifestVersion: 3,
  manifest: ({ browser, mode }) => manifest(browser, mode),
  vite: () => ({
    build: { sourcemap: false },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  }),
});
