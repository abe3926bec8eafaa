/** What must hold of the files that go to the stores. Each function gives one sentence per fault. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runToolQuietly } from './run.mjs';

const CHROME = join(root, '.output', 'chrome-mv3');
const FIREFOX = join(root, '.output', 'firefox-mv3');

/** What a page load or a wake-up has to parse: background, content script and popup together. */
const LIMIT_BYTES = 400_000;

/** A word that every test-only branch of the product carries, so that its absence can be shown. */
const SEAM_MARK = 'verbatim-test-seam';

export function findOversize() {
  const entries = ['background.js', ...contentScripts(), ...scriptsOf('popup.html')];
  const scripts = withImports(entries);
  const sizes = scripts.map((script) => [script, statSync(join(CHROME, script)).size]);
  const sum = sizes.reduce((bytes, [, size]) => bytes + size, 0);
  for (const [script, size] of sizes) console.log(`${String(size).padStart(8)} bytes  ${script}`);
  console.log(`${String(sum).padStart(8)} bytes of ${LIMIT_BYTES}`);
  return sum < LIMIT_BYTES ? [] : [`The scripts weigh ${sum} bytes; the limit is ${LIMIT_BYTES}.`];
}

/** The scripts and every chunk that they import, each once. */
function withImports(scripts) {
  const all = new Set(scripts);
  for (const script of all) {
    const code = readFileSync(join(CHROME, script), 'utf8');
    for (const [, chunk] of code.matchAll(/(?:from|import)\s*"\.{1,2}\/([^"]+\.js)"/g))
      all.add(chunk.startsWith('chunks/') ? chunk : `chunks/${chunk}`);
  }
  return [...all];
}

function contentScripts() {
  const folder = 'content-scripts';
  if (!existsSync(join(CHROME, folder))) return [];
  return readdirSync(join(CHROME, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name}`);
}

/** Scripts a page names itself: Vite lists every chunk it imports as a module preload. */
function scriptsOf(page) {
  if (!existsSync(join(CHROME, page))) return [];
  const html = readFileSync(join(CHROME, page), 'utf8');
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, script]) => script);
}

export function findSeams() {
  const words = [SEAM_MARK, ...demoHosts()];
  return [CHROME, FIREFOX].flatMap(filesIn).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return words
      .filter((word) => text.includes(word))
      .map((word) => `${file.slice(root.length)} of the store build says ${word}`);
  });
}

/** The list is TypeScript because the manifest imports it; its strings are all that matters here. */
function demoHosts() {
  const source = readFileSync(join(root, 'tests', 'demo', 'hosts.ts'), 'utf8');
  const hosts = [...source.matchAll(/'([a-z0-9.-]+\.[a-z]+)'/g)].map(([, host]) => host);
  if (hosts.length === 0) throw new Error('tests/demo/hosts.ts should name hosts in quotes.');
  return hosts;
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

export async function lintForFirefox() {
  const { output } = await runToolQuietly('addons-linter', [FIREFOX, '--output', 'json']);
  const report = JSON.parse(output.slice(output.indexOf('{')));
  console.log(`${report.summary.errors} errors, ${report.summary.warnings} warnings`);
  for (const warning of report.warnings)
    console.log(`warning: ${warning.code} ${warning.file ?? ''}`);
  return report.errors.map((error) => `${error.code} ${error.file ?? ''}: ${error.message}`);
}
