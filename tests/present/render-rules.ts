import { listRules } from '../../lib/present/list-rules';
import { sayIn } from './say-in';

/** docs/rules.md as it has to read: the same rules and words as on the options page. */
export function renderRules(): string {
  const groups = listRules(sayIn('en')).map(({ title, rules }) => {
    const rows = rules.map(
      ({ name, quote, source }) => `| ${cell(name)} | ${code(quote)} | ${code(source)} |`,
    );
    return [`## ${title}`, '', '| rule | quote | source |', '|---|---|---|', ...rows, ''].join(
      '\n',
    );
  });
  return [
    '# The rules',
    '',
    'A quotation passes only if it is one exact run of whole words of the source with clean edges. No similarity',
    'decides. These are all the differences the verifier knows, with an example of each; a test holds every one.',
    '',
    ...groups,
  ].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** Line ends, tabs and invisible characters are written out, so that a reader sees them. */
function code(text: string): string {
  const seen = text
    .replaceAll('\n', '⏎')
    .replaceAll('\t', '⇥')
    .replace(/[\u200b\u202e\u202f]/g, (char) => `\\u${char.charCodeAt(0).toString(16)}`);
  return `\`${cell(seen)}\``;
}
