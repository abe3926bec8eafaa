/** What must hold of the files that go to the stores. Each function gives one sentence per fault. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root, runToolQuietly } from './run.mjs';

const CHROME = join(root, '.output', 'chrome-mv3');
const FIREFOX = join(root, '.output', 'firefox-mv3');

/**
 * What is parsed before the reader opens a card: background, content script and popup, each with the
 * chunks that it loads before it runs. A chunk that two of them load counts once.
 */
const LIMIT_BYTES = 400_000;

/** Every chat page parses this, with its site's data, before the reader has asked for anything. */
const CONTENT_LIMIT_BYTES = 60_000;

/** What the optional sites may add to the content script on their own pages. */
const OPTIONAL_SITES_BYTES = 2_000;

/** What marks of cited sentences may add to those, while the reader has them switched on. */
const SENTENCES_BYTES = 5_000;

/** Put into a chat page when its first card is opened, which should not be seen to take time. */
const CARD_LIMIT_BYTES = 60_000;

/** What the card of cited sentences may add to it, while the reader has their marks switched on. */
const SENTENCE_CARD_BYTES = 10_000;

/** A word that every test-only branch of the product carries, so that its absence can be shown. */
const SEAM_MARK = 'verbatim-test-seam';

export function findOversize() {
  const content = largestContent();
  const entries = ['background.js', ...content, ...scriptsOf('popup.html')];
  const scripts = [...new Set(entries.flatMap((entry) => [entry, ...importsOf(entry)]))];
  const sizes = scripts.map((script) => [script, sizeOf(script)]);
  const sum = sumOf(scripts);
  for (const [script, size] of sizes) console.log(`${String(size).padStart(8)} bytes  ${script}`);
  console.log(`${String(sum).padStart(8)} bytes of ${LIMIT_BYTES}`);
  return [
    ...(sum < LIMIT_BYTES ? [] : [`The scripts weigh ${sum} bytes; the limit is ${LIMIT_BYTES}.`]),
    ...findTooLarge(content, CONTENT_LIMIT_BYTES),
    ...findTooLarge('more-sites.js', CONTENT_LIMIT_BYTES + OPTIONAL_SITES_BYTES),
    ...findTooLarge('sentences.js', CONTENT_LIMIT_BYTES + OPTIONAL_SITES_BYTES + SENTENCES_BYTES),
    ...findTooLarge('card.js', CARD_LIMIT_BYTES),
    ...findTooLarge('sentence-card.js', CARD_LIMIT_BYTES + SENTENCE_CARD_BYTES),
  ];
}

/** One script, or those that a page loads together. */
function findTooLarge(scripts, limit) {
  const size = sumOf([scripts].flat());
  return size < limit ? [] : [`${scripts} weighs ${size} bytes; the limit is ${limit}.`];
}

function sumOf(scripts) {
  return scripts.reduce((bytes, script) => bytes + sizeOf(script), 0);
}

function sizeOf(script) {
  return statSync(join(CHROME, script)).size;
}

/** The content scripts of the chat site whose pages load most. */
function largestContent() {
  const manifest = JSON.parse(readFileSync(join(CHROME, 'manifest.json'), 'utf8'));
  const perSite = manifest.content_scripts.map(({ js }) => js);
  return perSite.sort((a, b) => sumOf(b) - sumOf(a))[0];
}

function scriptsOf(page) {
  const html = readFileSync(join(CHROME, page), 'utf8');
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, script]) => script);
}

/** Chunks that a script loads before it runs, and theirs. */
function importsOf(script, known = new Set()) {
  const code = readFileSync(join(CHROME, script), 'utf8');
  for (const [, path] of code.matchAll(/(?:from|import)\s*["'](\.[^"']+\.js)["']/g)) {
    const chunk = posix.join(posix.dirname(script), path);
    if (known.has(chunk)) continue;
    known.add(chunk);
    importsOf(chunk, known);
  }
  return [...known];
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
