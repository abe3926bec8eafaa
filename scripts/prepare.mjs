import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findChromium, findFirefox } from './find-browsers.mjs';
import { root, run, runQuietly } from './run.mjs';

/** Everything a fresh clone needs before a build: the packages of the lock file. */
export async function installPackages() {
  if (packagesAreCurrent()) return;
  console.log('Installing the packages of package-lock.json…');
  if ((await run('npm', ['ci', '--no-audit', '--no-fund'])) !== 0)
    throw new Error('npm ci failed; its output above says why.');
}

/** npm writes `.package-lock.json` last, so its age is the age of the installation. */
function packagesAreCurrent() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  return (
    existsSync(installed) &&
    existsSync(join(root, '.wxt', 'tsconfig.json')) &&
    statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  );
}

/** Chromium, installed where it is missing and this machine lets us; null where it does not. */
export const prepareChromium = () =>
  findOrInstall(
    findChromium,
    'chromium',
    'Chromium is missing: install it (npx playwright install chromium), or set CHROMIUM to its path.',
  );

/** Firefox, as `prepareChromium`. */
export const prepareFirefox = () =>
  findOrInstall(
    findFirefox,
    'firefox-esr',
    'Firefox is missing: install it from mozilla.org, or set FIREFOX to its path.',
  );

async function findOrInstall(find, debianPackage, advice) {
  const before = await find();
  if (before !== null) return before;
  await installDebianPackages([debianPackage]);
  const after = await find();
  if (after === null) console.error(advice);
  return after;
}

/** Whether a permission prompt can be answered as a reader does: a screen and a pointer. */
export async function prepareScreen() {
  if (process.platform !== 'linux') return false;
  if (!hasScreenTools()) await installDebianPackages(['xvfb', 'xauth', 'xdotool']);
  return hasScreenTools();
}

const hasScreenTools = () => existsSync('/usr/bin/Xvfb') && existsSync('/usr/bin/xdotool');

/** Only on Debian and its kin, and only as root; elsewhere nothing is touched. */
async function installDebianPackages(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} with apt-get…`);
  const aptGet = ['-o', 'DPkg::Lock::Timeout=120', '-qq', '-y'];
  await runQuietly('apt-get', [...aptGet, 'update']);
  const { code, output } = await runQuietly('env', [
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    ...aptGet,
    'install',
    ...names,
  ]);
  if (code !== 0) console.error(output);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await installPackages();
  const browsers = [await prepareChromium(), await prepareFirefox()];
  await prepareScreen();
  process.exitCode = browsers.includes(null) ? 1 : 0;
}
