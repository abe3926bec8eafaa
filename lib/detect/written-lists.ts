import { addressesIn } from './addresses-in';
import type { Address, Block, RawMark } from './block';
import type { ChatPage } from './chat-page';
import { asAddress } from './read-pointer';
import { isReferenceHeading, type ReferenceList } from './reference-list';

/**
 * Lists of sources that are written as paragraphs: `[1] Title, address` under a heading that says so,
 * or `[1]: address` anywhere. Gives the lists, and which blocks they are, since titles in a list are no
 * quotations.
 */
export function findWrittenLists(
  blocks: readonly Block<RawMark>[],
  page: ChatPage,
): { lists: ReferenceList[]; isListed: ReadonlySet<number> } {
  const lists: ReferenceList[] = [];
  const isListed = new Set<number>();
  let open: Map<number, readonly Address[]> | null = null;
  let isUnderHeading = false;
  blocks.forEach((block, at) => {
    if (isReferenceHeading(block)) isUnderHeading = true;
    else if (block.home.isHeading) isUnderHeading = false;
    const entry = readEntry(block, isUnderHeading, page);
    if (entry === null) {
      open = null;
      return;
    }
    isListed.add(at);
    if (open === null) {
      open = new Map();
      lists.push({ at, entries: open });
    }
    open.set(entry.number, entry.addresses);
  });
  return { lists, isListed };
}

function readEntry(block: Block<RawMark>, isUnderHeading: boolean, page: ChatPage) {
  const number = /^\s*(?:\[\^?(\d{1,3})\](:)?|(\d{1,3})[.)])\s/.exec(block.text.slice(0, 12));
  if (number === null || !(isUnderHeading || number[2] === ':')) return null;
  const addresses = addressesOfBlock(block, page);
  return addresses.length === 0 ? null : { number: Number(number[1] ?? number[3]), addresses };
}

function addressesOfBlock({ marks, text }: Block<RawMark>, page: ChatPage): Address[] {
  const linked = marks.flatMap(({ pointer }) =>
    pointer.kind === 'addresses' ? pointer.sources : [],
  );
  if (linked.length > 0) return linked.slice(0, 3);
  return addressesIn(text)
    .flatMap(({ href }) => asAddress(href, page))
    .slice(0, 3);
}
