import type { FoundSource } from '../model/citation';
import type { Block, Mark, Stretch } from './block';
import { announcementLength } from './source-words';
import { sentenceOf } from './split-sentences';

/** Citations that stand side by side: one statement of sources. */
export interface Group extends Stretch {
  readonly marks: readonly Mark[];
  /** Each address once; the first is the main one. */
  readonly sources: readonly FoundSource[];
  /** Sources that the page does not show. */
  readonly more: number;
  readonly label: string;
  /** Whether words of the prose are the link. */
  readonly isProse: boolean;
  readonly isGuess: boolean;
  /** Index of the sentence it supports. */
  readonly sentence: number;
}

/** Groups the marks of a block, in order, and says which sentence each belongs to. */
export function groupMarks({ text, marks }: Block, sentences: readonly number[]): Group[] {
  const groups: Mark[][] = [];
  let end = -1;
  for (const mark of marks) {
    const last = groups.at(-1);
    const isSubject = isSubjectOf(text, sentences, mark);
    if (last !== undefined && !isSubject && isJoined(text, end, mark.start)) last.push(mark);
    else groups.push([mark]);
    end = Math.max(end, mark.end);
  }
  return placeInSentences(groups.map(joinMarks), text, sentences);
}

/** "… once. [4] says": it begins a sentence and speaks in it. */
function isSubjectOf(text: string, sentences: readonly number[], { start, end }: Stretch): boolean {
  return sentences[sentenceOf(sentences, start)] === start && goesOn(text, end);
}

function goesOn(text: string, end: number): boolean {
  return /^\s?\p{Ll}/u.test(text.slice(end, end + 3));
}

function isJoined(text: string, end: number, start: number): boolean {
  return start - end <= GAP && /^[\s.,;()[\]·•|/&]*$/.test(text.slice(end, start));
}

/** UTF-16 code units between two citations of one group. */
const GAP = 6;

function joinMarks(marks: Mark[]): Omit<Group, 'sentence'> {
  const sources = new Map<string, FoundSource>();
  for (const source of marks.flatMap((mark) => mark.sources)) {
    if (!sources.has(source.href)) sources.set(source.href, source);
  }
  const unknown = marks.filter((mark) => mark.sources.length === 0 && !mark.isGuess).length;
  return {
    start: marks[0]!.start,
    end: marks.reduce((last, { end }) => Math.max(last, end), 0),
    marks,
    sources: [...sources.values()],
    more:
      marks.reduce((sum, { more }) => sum + more, 0) +
      (sources.size > 0 ? unknown : Math.max(0, unknown - 1)),
    label: marks.find(({ label }) => label !== '')?.label ?? '',
    isProse: marks.some(({ start, end }) => end > start),
    isGuess: marks.every(({ isGuess }) => isGuess),
  };
}

function placeInSentences(
  groups: readonly Omit<Group, 'sentence'>[],
  text: string,
  sentences: readonly number[],
): Group[] {
  let at = 0;
  return groups.map((group) => {
    while (at + 1 < sentences.length && sentences[at + 1]! <= group.start) at++;
    const isTrailing = at > 0 && looksBack(group, text, sentences[at]!);
    return { ...group, sentence: isTrailing ? at - 1 : at };
  });
}

/**
 * Whether a group behind a full stop belongs to what was said before it. Chips do. Words that are a
 * link may as well begin the next sentence, so they must stand in brackets, alone, or be announced.
 */
function looksBack(
  { isProse, start, end }: Omit<Group, 'sentence'>,
  text: string,
  sentence: number,
) {
  if (start - sentence > ANNOUNCEMENT || goesOn(text, end)) return false;
  const before = text.slice(sentence, start);
  if (before !== '' && announcementLength(before) >= before.trimEnd().length) return true;
  if (!/^[\s([]*$/.test(before)) return false;
  return !isProse || /^\s*(?:[)\].]|$)/.test(text.slice(end, end + GAP));
}

/** UTF-16 code units of "Source:" and its like in any language. */
const ANNOUNCEMENT = 20;
