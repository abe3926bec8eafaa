import { MOST_LISTED } from '../model/page-limits';
import type { AnswerRoot } from './answer-roots';
import type { Address, Block, Mark, RawMark, Stretch } from './block';
import type { ChatPage } from './chat-page';
import { cutBlock } from './cut-block';
import { findListed, type Listed } from './find-listed';
import type { LinearAnswer } from './linearise';
import { asAddress } from './read-pointer';
import type { ReferenceList } from './reference-list';
import { findTextMarks, type TextMark } from './text-marks';
import { findWrittenLists } from './written-lists';

/**
 * Gives every mark of an answer its addresses, now that the lists at its end are known. Numbers are
 * looked up in this answer alone: every answer starts again at 1.
 */
export function resolveMarks(
  answer: LinearAnswer,
  root: AnswerRoot,
  page: ChatPage,
): { readonly blocks: Block[]; readonly listed: readonly string[] } {
  const written = findWrittenLists(answer.blocks, page);
  const lists = [...answer.lists, ...written.lists].sort((a, b) => a.at - b.at);
  const listed = findListed({ ...answer, lists }, root, page);
  const blocks = answer.blocks
    .map((block, at) => ({ block, at }))
    .filter(({ at }) => !written.isListed.has(at))
    .map(({ block, at }) => resolveBlock(block, at, listed, page));
  return { blocks, listed: addressesOf(lists, answer.rows) };
}

/** Every address of an answer's own lists, once. */
function addressesOf(lists: readonly ReferenceList[], rows: readonly Address[]): string[] {
  const entries = lists.flatMap((list) => [...list.entries.values()].flat());
  return [...new Set([...entries, ...rows].map(({ href }) => href))].slice(0, MOST_LISTED);
}

function resolveBlock(raw: Block<RawMark>, at: number, listed: Listed, page: ChatPage): Block {
  const texts = findTextMarks(raw).flatMap((text) => {
    const mark = resolveText(text, at, listed, page);
    return mark === null ? [] : [mark];
  });
  const marks = raw.marks.map((mark) => resolveMark(mark, listed));
  const all = [...marks, ...texts].sort((a, b) => a.start - b.start || b.end - a.end);
  const cuts = texts.map((mark) => withSpaceBefore(mark, raw.text));
  return cutBlock({ ...raw, marks: all }, cuts);
}

/**
 * `rake [1], and` reads `rake, and` without its mark. Behind a full stop the space stays, since it tells
 * which sentence the mark belongs to.
 */
function withSpaceBefore({ start, end }: Stretch, text: string): Stretch {
  const isLoose =
    text[start - 1] === ' ' &&
    !/[.!?]/.test(text.charAt(start - 2)) &&
    /^[\s.,;:!?)\]»”]?$/.test(text.charAt(end));
  return { start: isLoose ? start - 1 : start, end };
}

function resolveMark({ pointer, label, ...mark }: RawMark, listed: Listed): Mark {
  return withSources(mark, addressesAt(pointer, listed), label);
}

function addressesAt(pointer: RawMark['pointer'], listed: Listed): readonly Address[] {
  switch (pointer.kind) {
    case 'addresses':
      return pointer.sources;
    case 'element':
      return listed.byId(pointer.id);
    case 'host':
      return listed.byHost(pointer.name);
  }
}

/** Null where the characters are no citation after all: an exponent, or the site's own address. */
function resolveText(text: TextMark, at: number, listed: Listed, page: ChatPage): Mark | null {
  const { start, end, label, reference } = text;
  const mark = { start, end, element: null, more: 0 };
  if (reference.kind === 'address') {
    const addresses = asAddress(reference.href, page);
    return addresses.length === 0 ? null : withSources(mark, addresses, '');
  }
  const found = reference.names.map((name) => listed.byName(name, at));
  const unknown = found.filter((addresses) => addresses.length === 0).length;
  if (unknown < found.length) return withSources({ ...mark, more: unknown }, found.flat(), '');
  if (reference.unexplained === 'words') return null;
  return { ...withSources(mark, [], label), isGuess: reference.unexplained === 'guess' };
}

function withSources(
  mark: Stretch & Pick<Mark, 'element' | 'more'>,
  addresses: readonly Address[],
  label: string,
): Mark {
  const name = /\p{L}/u.test(label) ? label : '';
  return {
    ...mark,
    label,
    isGuess: false,
    sources: addresses.map(({ href }) => ({ href, label: name })),
    claimed: addresses.flatMap(({ href, claimed }) => claimed.map((quote) => ({ href, quote }))),
  };
}
