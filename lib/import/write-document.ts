import { type Inline, readInline } from './inline-marks';

/**
 * Writes Markdown into an empty document, as a chat page would have drawn it: detection then reads it like any
 * answer. Only what tells quotes, links and lists apart is drawn. Foreign text becomes text nodes and nothing
 * else; nothing is parsed as HTML.
 */
export function writeDocument(markdown: string, document: Document): void {
  writeBlocks(markdown.replace(/\r\n?/g, '\n').split('\n'), document.body, document, 0);
}

/** Quotations inside quotations inside … are somebody playing. */
const DEEPEST = 5;

const FENCE = /^\s{0,3}(`{3,}|~{3,})/;
const HEADING = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$/;
const QUOTED = /^\s{0,3}>\s?(.*)$/;
const ITEM = /^\s{0,8}(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/;
/** `[1] Title`, `[1]: address`: one entry of a list of sources to a line. */
const ENTRY = /^\s*\[\^?[\p{L}\p{N}_-]{1,40}\]:?\s/u;

function writeBlocks(
  lines: readonly string[],
  into: Element,
  document: Document,
  depth: number,
): void {
  let at = 0;
  while (at < lines.length) {
    const rest = lines.slice(at, at + 1)[0] ?? '';
    const taken = BLOCKS.find(({ starts }) => starts.test(rest)) ?? PARAGRAPH;
    at = taken.write(lines, at, into, document, depth);
  }
}

type WriteBlock = (
  lines: readonly string[],
  at: number,
  into: Element,
  document: Document,
  depth: number,
) => number;

interface Block {
  readonly starts: RegExp;
  /** Draws the block that starts at a line, and gives the line behind it. */
  readonly write: WriteBlock;
}

const BLOCKS: readonly Block[] = [
  { starts: /^\s*$/, write: (_lines, at) => at + 1 },
  { starts: FENCE, write: writeCode },
  { starts: HEADING, write: writeHeading },
  { starts: QUOTED, write: writeQuotation },
  { starts: ITEM, write: writeList },
];

const PARAGRAPH: Block = { starts: /./, write: writeParagraph };

const startsBlock = (line: string): boolean => BLOCKS.some(({ starts }) => starts.test(line));

function writeCode(...[lines, at, into, document]: Parameters<WriteBlock>): number {
  const fence = FENCE.exec(lines[at] ?? '')?.[1] ?? '```';
  const end = lines.findIndex((line, index) => index > at && line.trim().startsWith(fence));
  const stop = end < 0 ? lines.length : end;
  const code = add(into, 'pre', document);
  add(code, 'code', document).append(lines.slice(at + 1, stop).join('\n'));
  return stop + 1;
}

function writeHeading(...[lines, at, into, document]: Parameters<WriteBlock>): number {
  writeInline(HEADING.exec(lines[at] ?? '')?.[1] ?? '', add(into, 'h2', document), document);
  return at + 1;
}

function writeQuotation(...[lines, at, into, document, depth]: Parameters<WriteBlock>): number {
  let end = at;
  while (end < lines.length && QUOTED.test(lines[end] ?? '')) end++;
  const inner = lines.slice(at, end).map((line) => QUOTED.exec(line)?.[1] ?? '');
  const quotation = add(into, 'blockquote', document);
  if (depth < DEEPEST) writeBlocks(inner, quotation, document, depth + 1);
  else quotation.append(inner.join('\n'));
  return end;
}

function writeList(...[lines, at, into, document]: Parameters<WriteBlock>): number {
  const first = ITEM.exec(lines[at] ?? '')?.[1];
  const list = add(into, first === undefined ? 'ul' : 'ol', document);
  if (first !== undefined) list.setAttribute('start', first);
  let end = at;
  while (end < lines.length) {
    const item = ITEM.exec(lines[end] ?? '');
    if (item === null || (item[1] === undefined) !== (first === undefined)) break;
    end++;
    const words = [item[2] ?? ''];
    while (end < lines.length && /^\s+\S/.test(lines[end] ?? '') && !startsBlock(lines[end] ?? ''))
      words.push(lines[end++]?.trim() ?? '');
    writeInline(words.join(' '), add(list, 'li', document), document);
  }
  return end;
}

function writeParagraph(...[lines, at, into, document]: Parameters<WriteBlock>): number {
  const paragraph = add(into, 'p', document);
  let end = at;
  do {
    const line = lines[end] ?? '';
    const isEntry = ENTRY.test(line);
    if (end > at)
      paragraph.append(
        isEntry || / {2}$/.test(lines[end - 1] ?? '') ? add(paragraph, 'br', document) : ' ',
      );
    writeInline(line.trim(), paragraph, document);
    end++;
  } while (end < lines.length && !startsBlock(lines[end] ?? ''));
  return end;
}

function writeInline(line: string, into: Element, document: Document): void {
  for (const part of readInline(line)) into.append(drawn(part, document));
}

function drawn(part: Inline, document: Document): string | Element {
  if (part.kind === 'words') return part.text;
  const element = document.createElement(part.kind === 'code' ? 'code' : 'a');
  if (part.kind === 'link') element.setAttribute('href', part.href);
  element.append(part.text);
  return element;
}

function add(into: Element, name: string, document: Document): Element {
  const element = document.createElement(name);
  into.append(element);
  return element;
}
