/** `npm run new:site NAME [HOST]`: a chat site's file, page and expectations, and its places in the lists. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

const SITES = ['lib', 'detect', 'sites'];
const PAGES = ['tests', 'chat-pages'];

/**
 * Writes the skeletons below `folder` and gives the paths that were written or changed. What is made
 * passes its tests as it stands: selectors, page and expectations are then replaced by the real ones.
 */
export function makeSite(folder, { name, host, month }) {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(`A site is named in small letters, digits and hyphens, not “${name}”.`);
  }
  const made = {
    [join(...SITES, `${name}.ts`)]: siteFile(name, host, month),
    [join(...PAGES, `${name}.html`)]: PAGE,
    [join(...PAGES, `${name}.json`)]: expectations(name, host, month),
  };
  for (const path of Object.keys(made)) {
    if (existsSync(join(folder, path))) throw new Error(`${path} is there already.`);
  }
  const changed = {
    [join(...SITES, 'marked-sites.ts')]: (text) => addToSites(text, name),
    [join(...SITES, 'chat-matches.ts')]: (text) => insert(text, '];', `  'https://${host}/*',\n`),
    [join('tests', 'detect', 'stream-scripts.ts')]: (text) =>
      insert(text, '];', streamScript(name, host), text.lastIndexOf('\n];')),
  };
  for (const [path, change] of Object.entries(changed)) {
    made[path] = change(readFileSync(join(folder, path), 'utf8'));
  }
  for (const [path, text] of Object.entries(made)) writeFileSync(join(folder, path), text);
  return Object.keys(made);
}

const camel = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

const siteFile = (name, host, month) => `import type { ChatSite } from './chat-site';

/** What is odd about its pages. */
export const ${camel(name)}: ChatSite = {
  name: '${name}',
  hosts: ['${host.replace(/^www\./, '')}'],
  answers: [{ at: /* ${month} */ '[data-role="assistant"]' }],
  prompts: [/* ${month} */ '[data-role="user"]'],
};
`;

const PAGE = `<!doctype html>
<!-- SYNTHETIC. Structure of the site and the month in which it was seen; all words are invented. -->
<html lang="en"><head><meta charset="utf-8"><title>Chat</title></head><body><main>
<div data-role="user"><p>Who wrote “every lamp has a keeper of its own”?</p></div>
<div data-role="assistant">
<p>The log says “a lamp without a keeper is only a stone” (<a href="https://example.org/log">the log</a>).</p>
<p>Nobody is known to have written “every lamp has a keeper of its own”.</p>
</div>
</main></body></html>
`;

const expectations = (name, host, month) => `{
  "site": "${name}",
  "page_url": "https://${host}/chat/1",
  "variant": "${month}",
  "expected": [
    {"quote": "a lamp without a keeper is only a stone", "url": "https://example.org/log", "via": "link behind the quote"}
  ],
  "hidden": [],
  "unpaired": [{"quote": "every lamp has a keeper of its own", "reason": "no source"}],
  "not_quotes": [],
  "not_urls": []
}
`;

const streamScript = (name, host) => `  {
    site: '${name}',
    url: 'https://${host}/chat/1',
    hasSign: false,
    page: (written) =>
      \`<div data-role="user">Go.</div><div data-role="assistant"><p>\${written}</p></div>\`,
  },
`;

/** In the order of the alphabet, as the formatter wants it. */
function addToSites(text, name) {
  const next = [...text.matchAll(/^import \{ (\w+) \} from '\.\/([a-z0-9-]+)';$/gm)].find(
    ([, , other]) => other > name,
  );
  const withImport = insert(
    text,
    next?.[0] ?? '\n/** Every site',
    `import { ${camel(name)} } from './${name}';\n`,
  );
  return insert(withImport, next ? `  ${next[1]},\n` : '];', `  ${camel(name)},\n`);
}

function insert(text, before, added, from = 0) {
  const at = text.indexOf(before, from);
  if (at === -1) throw new Error(`Expected “${before.trim()}” in a list of sites.`);
  return text.slice(0, at) + added + text.slice(at);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , name, host = `${name}.example`] = process.argv;
  if (name === undefined) throw new Error('Say a name: npm run new:site NAME [HOST]');
  const month = new Date().toISOString().slice(0, 7);
  for (const path of makeSite(root, { name, host, month })) console.log(path);
  console.log('Now put in what the site really draws: see “A new chat site” in CONTRIBUTING.md.');
}
