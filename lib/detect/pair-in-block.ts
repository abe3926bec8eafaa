import { firstIndex } from './first-index';
import type { Group } from './group-marks';
import { sizeOf } from './is-quotation';
import { near, type Rule } from './pairing';
import type { Quote } from './quote';
import { type ReadBlock, sentenceAt } from './read-block';

export const linkAroundQuote: Rule = ({ quote, here }) =>
  near('link-around-quote', groupAround(here, quote));

/** The group whose words hold the quote, so that it is the quote's own link. */
export function groupAround({ groups }: ReadBlock, { start, end }: Quote): Group | null {
  const group = groups[firstIndex(groups, (each) => each.start > start) - 1];
  const isAround = group?.marks.some(
    (mark) => mark.start < mark.end && mark.start <= start && mark.end >= end,
  );
  return isAround ? group! : null;
}

export const markInsideQuote: Rule = ({ quote, here }) =>
  near(
    'mark-inside-quote',
    groupsInside(here, quote).find(({ isProse }) => !isProse),
  );

export const linkInsideQuote: Rule = ({ quote, here }) =>
  near(
    'link-inside-quote',
    groupsInside(here, quote).find(({ isProse }) => isProse),
  );

/** A number that nothing explains may be part of the quoted words, so it is no citation inside them. */
function groupsInside({ groups }: ReadBlock, { start, end, outerEnd }: Quote): Group[] {
  // The closing mark is one unit; without marks (`<q>`, a block) the inside ends with the words.
  const inside = Math.max(end, outerEnd - 1);
  const first = firstIndex(groups, (group) => group.start >= start);
  const next = firstIndex(groups, (group) => group.start > inside);
  return groups.slice(first, next).filter(({ isGuess }) => !isGuess);
}

export const afterInSentence: Rule = ({ quote, here }) => {
  const sentence = sentenceAt(here, quote.outerStart);
  const group = here.leadIns.has(sentence) ? undefined : groupAfter(here, quote.outerEnd);
  return near('after-in-sentence', group?.sentence === sentence ? group : null);
};

export function groupAfter({ groups }: ReadBlock, outerEnd: number): Group | undefined {
  return groups[firstIndex(groups, ({ start }) => start >= outerEnd)];
}

export const beforeInSentence: Rule = ({ quote, here }) => {
  if (quote.form === 'block') return null;
  const { groups } = here;
  const group = groups[firstIndex(groups, ({ start }) => start > quote.outerStart) - 1];
  return near(
    'before-in-sentence',
    group?.sentence === sentenceAt(here, quote.outerStart) ? group : null,
  );
};

/** A paragraph with one source, told after the quote, unless the quote's sentence names another. */
export const onlySourceOfBlock: Rule = ({ quote, here }) => {
  const last = here.groups.at(-1);
  if (last === undefined || last.start < quote.outerEnd) return null;
  if (!here.hasOneSource || sizeOf(quote.text) < MIN_WORDS) return null;
  return near('only-source-of-block', namesASource(here, quote) ? null : last);
};

/** Words of a quote that its source may be told a sentence away from. */
const MIN_WORDS = 5;

function namesASource(here: ReadBlock, { outerStart, outerEnd }: Quote): boolean {
  const { sentences, block } = here;
  const at = sentenceAt(here, outerStart);
  const before = block.text.slice(Math.max(sentences[at]!, outerStart - NAMING_REACH), outerStart);
  const end = Math.min(sentences[at + 1] ?? block.text.length, outerEnd + NAMING_REACH);
  return NAMES_A_SOURCE.test(before) || NAMES_A_SOURCE.test(block.text.slice(outerEnd, end));
}

/** UTF-16 code units around a quote in which a named source speaks of it. */
const NAMING_REACH = 200;
const NAMES_A_SOURCE =
  /\bet al\b|\(\d{4}[a-z]?\)|, \d{4}\b|[([（](?:source|quelle|fuente|fonte|via|来源|來源|出典)\s?[:：]/i;
