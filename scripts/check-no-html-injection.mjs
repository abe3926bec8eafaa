/** Fails where text could become markup or code: no text from a page ever does (invariant 7). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

const FOLDERS = ['lib', 'components', 'entrypoints'];
const FORBIDDEN =
  /\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|setHTMLUnsafe|createContextualFragment)\b|\beval\s*\(|\bnew\s+Function\b|\bdocument\s*\.\s*write(ln)?\b/;

/** One sentence for each offending line. */
export function findHtmlInjection() {
  return FOLDERS.flatMap(sourceFiles).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const found = FORBIDDEN.exec(line);
        return found === null ? [] : [`${file}:${index + 1} says ${found[0]}: ${line.trim()}`];
      }),
  );
}

function sourceFiles(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|html|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = findHtmlInjection();
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
