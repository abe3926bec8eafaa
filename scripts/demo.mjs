/** `npm run demo`: a chat answer on this machine, every quote of it checked by the real extension. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChrome } from './find-browsers.mjs';
import { installPackages, prepareChromium } from './prepare.mjs';
import { root, runTool } from './run.mjs';

const built = join(root, '.output', 'chrome-mv3-demo');

await installPackages();
const chromium = await prepareChromium();
if ((await runTool('wxt', ['build', '--mode', 'demo'])) !== 0) process.exit(1);
if (chromium !== null) process.exit(await runDemo());
if (findChrome() === null) process.exit(1);
console.log(
  `Google Chrome takes no extension from a script: open chrome://extensions, switch on developer mode and load ${built} unpacked.`,
);

async function runDemo() {
  process.env.CHROMIUM = chromium;
  const demo = await import(pathToFileURL(await bundle('tests/demo/run.ts')).href);
  const surprises = await demo.runDemo({ root, headless: !hasScreen() });
  return surprises === 0 ? 0 : 1;
}

/** Node 20 runs no TypeScript; the demo shares its server and its hands with the tests, which are. */
async function bundle(entry) {
  const { build } = await import('vite');
  const outDir = join(root, '.output', 'demo-run');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: join(root, entry), outDir, target: 'node20', emptyOutDir: true },
  });
  return join(outDir, 'run.js');
}

function hasScreen() {
  const { platform, env } = process;
  return (
    platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)
  );
}
