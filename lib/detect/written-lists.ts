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
    const entries = readEntries(block, isUnderHeading, page);
    if (entries.length === 0) {
      open = null;
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

interface Entry {
  readonly name: NoteName;
  readonly addresses: readonly Address[];
}

/** The lines of a block, if each of them is an entry; the first may be the heading itself. */
function readEntries(block: Block<RawMark>, isUnderHeading: boolean, page: ChatPage): Entry[] {
  const entries: Entry[] = [];
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
