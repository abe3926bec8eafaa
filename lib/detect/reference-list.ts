import { addressesIn } from './addresses-in';
import type { Address, Block, RawMark } from './block';
import type { ChatPage } from './chat-page';
import { isBare } from './is-never-read';
import { asAddress } from './read-pointer';
import { shortText } from './short-text';

/** What an answer calls a source: a number, or the name of a note (`[^name]`). */
export type NoteName = number | string;

/** The sources at the end of an answer, by what the answer calls them. */
export interface ReferenceList {
  /** How many blocks of the answer stand before it. */
  readonly at: number;
  readonly entries: ReadonlyMap<NoteName, readonly Address[]>;
}

/** Whether an element lists an answer's sources: it says so, or a short heading before it does. */
export function isReferenceList(element: Element, before: Block<RawMark> | undefined): boolean {
  if (!isBare(element) && element.matches(SAYS_REFERENCES)) return true;
  if (element.localName !== 'ol' && element.localName !== 'ul') return false;
  return before !== undefined && isReferenceHeading(before);
}

/** Footnotes of GitHub's Markdown and others, Kagi, DPUB-ARIA. Seen 2026-09. */
const SAYS_REFERENCES =
  'section[data-footnotes],.footnotes,ol[data-ref-list],ol.references,[role="doc-endnotes"]';

export function isReferenceHeading({ text, marks }: Block<RawMark>): boolean {
  return marks.length === 0 && saysReferences(text);
}

export function saysReferences(line: string): boolean {
  return line.length < 60 && HEADING.test(line.trim());
}

const HEADING = new RegExp(
  `^[^\\p{L}]*(?:${[
    '(?:list of |key |main |all )?(?:references?|sources?|citations?|footnotes?|endnotes?|works)',
    'bibliography|further reading|reference list|source list',
    'quellen?(?:angaben?|verzeichnis)?|einzelnachweise|literatur(?:verzeichnis)?',
    'références?|bibliographie|fuentes?|referencias?|font[ei]s?|riferimenti|referências?',
    'bron(?:nen)?|referenties|källa|källor|referenser|kilder|źródła|zdroje|источники|литература',
    'fu(?:ß|ss)noten|notes de bas de page|notas al pie|المصادر|المراجع|מקורות|स्रोत|संदर्भ|सन्दर्भ',
    '脚注|注釈|参考文献|参考资料|资料来源|出处|出處|參考資料|来源|來源|引用|出典|情報源|参考|참고 ?문헌|출처',
  ].join('|')})(?: (?:used|cited|consulted|and .{1,20}|& .{1,20}))?[^\\p{L}]*$`,
  'iu',
);

export function readReferenceList(list: Element, at: number, page: ChatPage): ReferenceList {
  const entries = new Map<number, readonly Address[]>();
  let number = Number(firstList(list)?.getAttribute('start') ?? 1);
  for (const item of topItems(list)) {
    number = Number(item.getAttribute('value') ?? writtenNumber(item) ?? number);
    entries.set(number, addressesWithin(item, page));
    number++;
  }
  return { at, entries };
}

/** `[8] Title`: an item may say its number itself, which its place in the list need not be. */
function writtenNumber(item: Element): string | undefined {
  return /^\[\^?(\d{1,3})\]/.exec(shortText(item, ENTRY_LIMIT) ?? '')?.[1];
}

function firstList(list: Element): Element | null {
  return /^[ou]l$/.test(list.localName) ? list : list.querySelector('ol, ul');
}

function topItems(list: Element): Element[] {
  const first = firstList(list);
  return first === null
    ? []
    : Array.from(first.children).filter(({ localName }) => localName === 'li');
}

/** The addresses an entry gives: its links, or else the addresses written in it. */
export function addressesWithin(entry: Element, page: ChatPage): Address[] {
  const links = Array.from(entry.querySelectorAll('a[href]'), (link) => link.getAttribute('href')!);
  const linked = links
    .filter((href) => !href.startsWith('#'))
    .flatMap((href) => asAddress(href, page));
  const found = linked.length > 0 ? linked : addressesWritten(entry, page);
  return found.slice(0, MAX_SOURCES);
}

function addressesWritten(entry: Element, page: ChatPage): Address[] {
  const text = shortText(entry, ENTRY_LIMIT) ?? '';
  return addressesIn(text).flatMap(({ href }) => asAddress(href, page));
}

/** A note may name several sources; one that lists more is a text about sources. */
const MAX_SOURCES = 3;
/** UTF-16 code units of an entry of a bibliography, with room. */
const ENTRY_LIMIT = 2000;
