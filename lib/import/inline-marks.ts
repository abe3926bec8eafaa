import { isWebAddress } from './shapes/known-field';

/** One thing in a line of Markdown: words, a link, or code, which is no quotation whatever it holds. */
export type Inline =
  | { readonly kind: 'words' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/**
 * Escapes, code, images, links and addresses in angle brackets; bounded, so that no line is read twice. Marks of
 * emphasis are dropped only where they hug words, as in `**this**`.
 */
const INLINE =
  /\\([!-/:-@[-`{-~])|(`{1,3})([^`\n]{1,2000})\2|(!?)\[([^[\]\n]{0,1000})\]\((?:<([^<>\n]{0,4000})>|([^\s()<>]{0,4000}(?:\([^\s()<>]{0,500}\)[^\s()<>]{0,4000})?))(?:\s+"[^"\n]{0,500}")?\)|<(https?:\/\/[^\s<>]{1,4000})>|(\*{1,3}|_{2,3}|~~)/g;

/** The line in its order, without the marks that are no words of it. */
export function readInline(line: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  const say = (text: string): void => {
    const last = found.at(-1);
    if (last?.kind === 'words') found[found.length - 1] = { kind: 'words', text: last.text + text };
    else if (text !== '') found.push({ kind: 'words', text });
  };
  for (const match of line.matchAll(INLINE)) {
    say(line.slice(at, match.index));
    at = match.index + match[0].length;
    const [whole, escaped, , code, image, label = '', angled, plain, address, emphasis] = match;
    if (escaped !== undefined) say(escaped);
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (address !== undefined) found.push({ kind: 'link', text: address, href: address });
    else if (emphasis !== undefined) say(hugsWords(line, match.index, at) ? '' : whole);
    else if (image === '!') continue;
    else found.push(linkOf(label, angled ?? plain ?? '', whole));
  }
  say(line.slice(at));
  return found;
}

function linkOf(label: string, href: string, whole: string): Inline {
  const text = label.replace(/\*\*|__/g, '').replace(/\\([!-/:-@[-`{-~])/g, '$1');
  return isWebAddress(href) ? { kind: 'link', text, href } : { kind: 'words', text: text || whole };
}

/** `2 * 3` is a product, `**word**` is not. */
function hugsWords(line: string, start: number, end: number): boolean {
  return /\S/.test(line[start - 1] ?? ' ') || /\S/.test(line[end] ?? ' ');
}
