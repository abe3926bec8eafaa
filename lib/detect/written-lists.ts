import { addressesIn } from './addresses-in';
import type { Address, Block, RawMark, Stretch } from './block';
import type { ChatPage } from './chat-page';
import { asAddress } from './read-pointer';
import {
  isReferenceHeading,
  type NoteName,
  type ReferenceList,
  saysReferences,
} from './reference-list';

/**
 * Lists of sources that are written as paragraphs or lines: `[1] Title, address` under a heading that says so,
 * or `[1]: address` anywhere. Gives the lists, and which blocks they are, since titles in a list are no
 * quotations.
 */
export function findWrittenLists(
  blocks: readonly Block<RawMark>[],
  page: ChatPage,
): { lists: ReferenceList[]; isListed: ReadonlySet<number> } {
  const lists: ReferenceList[] = [];
  const isListed = new Set<number>();
  let open: Map<NoteName, readonly Address[]> | null = null;
  let isUnderHeading = false;
  blocks.forEach((block, at) => {
    if (isReferenceHeading(block)) isUnderHeading = true;
    else if (block.home.isHeading) isUnderHeading = false;
    const name = isUnderHeading ? bareNumber(blocks[at - 1]) : null;
    const entries = readEntries(block, isUnderHeading, page);
    if (entries.length === 0 && name !== null) {
      const addresses = addressesOfLine(block, { start: 0, end: block.text.length }, page);
      if (addresses.length > 0) {
        entries.push({ name, addresses });
        isListed.add(at - 1);
      }
    }
    if (entries.length === 0) {
      // Behind a number the entry is still to come.
      if (!isUnderHeading || bareNumber(block) === null) open = null;
      return;
    }
    isListed.add(at);
    if (open === null) {
      open = new Map();
      lists.push({ at, entries: open });
    }
    for (const { name, addresses } of entries) open.set(name, addresses);
  });
  return { lists, isListed };
}

/** A cell or a term that is nothing but the number of what stands behind it. */
function bareNumber(block: Block<RawMark> | undefined): number | null {
  const found = /^\s*\[?\^?(\d{1,3})[\].)]?\s*$/.exec(block?.text ?? '');
  return found === null ? null : Number(found[1]);
}

interface Entry {
  readonly name: NoteName;
  readonly addresses: readonly Address[];
}

/** The lines of a block, if each of them is an entry; the first may be the heading itself. */
function readEntries(block: Block<RawMark>, isUnderHeading: boolean, page: ChatPage): Entry[] {
  const entries = readInlineEntries(block, page);
  if (entries.length > 0) return entries;
  let [start, isHeaded] = [0, isUnderHeading];
  for (const line of block.text.split('\n')) {
    const stretch = { start, end: start + line.length };
    start = stretch.end + 1;
    if (stretch.start === 0 && stretch.end < block.text.length && saysReferences(line)) {
      isHeaded = true;
      continue;
    }
    const entry = readEntry(block, stretch, isHeaded, page);
    if (entry === null) return [];
    entries.push(entry);
  }
  return entries;
}

/** "Sources: [1] Title, address; [2] …" in one line. */
function readInlineEntries(block: Block<RawMark>, page: ChatPage): Entry[] {
  const { text } = block;
  const colon = text.search(/[:：]\s*\[\^?\d/);
  if (colon === -1 || !saysReferences(text.slice(0, colon))) return [];
  const numbers = [...text.matchAll(/\[\^?(\d{1,3})\]/g)];
  const entries = numbers.map(({ 1: number, index }, at) => ({
    name: Number(number),
    addresses: addressesOfLine(
      block,
      { start: index, end: numbers[at + 1]?.index ?? text.length },
      page,
    ),
  }));
  return entries.filter(({ addresses }) => addresses.length > 0);
}

function readEntry(block: Block<RawMark>, line: Stretch, isHeaded: boolean, page: ChatPage) {
  const found = ENTRY.exec(block.text.slice(line.start, Math.min(line.end, line.start + 50)));
  if (found === null || !(isHeaded || found[3] === ':')) return null;
  const addresses = addressesOfLine(block, line, page);
  const number = found[1] ?? found[4];
  return addresses.length === 0
    ? null
    : { name: number === undefined ? found[2]! : Number(number), addresses };
}

/** `[1]`, `[^1]:`, `[^name]:`, `1.`, `1)` */
const ENTRY = /^\s*(?:\[(?:\^?(\d{1,3})|\^([\p{L}\p{N}_-]{1,40}))\](:)?|(\d{1,3})[.)])\s/u;

function addressesOfLine(
  { marks, text }: Block<RawMark>,
  line: Stretch,
  page: ChatPage,
): Address[] {
  const linked = marks
    .filter(({ start, end }) => start >= line.start && end <= line.end)
    .flatMap(({ pointer }) => (pointer.kind === 'addresses' ? pointer.sources : []));
  if (linked.length > 0) return linked.slice(0, 3);
  return addressesIn(text.slice(line.start, line.end))
    .flatMap(({ href }) => asAddress(href, page))
    .slice(0, 3);
}
