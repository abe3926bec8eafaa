import { defineConfig } from 'vite';

/** Marks, cards and the popup to look at: `npx vite tests/gallery`, then `/` and `/popups.html`. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
});
