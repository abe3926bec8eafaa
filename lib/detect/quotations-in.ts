import { isQuotation, isTitle } from './is-quotation';
import { groupAfter, groupAround } from './pair-in-block';
import type { Quote } from './quote';
import type { ReadBlock } from './read-block';

/** The marked words of a block that are quotations: long enough, and no titles. */
export function quotationsIn(here: ReadBlock): Quote[] {
  return here.quotes.filter((quote) => {
    if (!isQuotation(quote, isCitedDirectly(here, quote))) return false;
    if (isTitleOfLink(here, quote)) return false;
    if (!isTitle(quote.text)) return true;
    return groupAround(here, quote) === null && !isInCitation(here, quote) && !isNamed(here, quote);
  });
}

/** Only spaces stand between the closing mark and the citation. */
function isCitedDirectly(here: ReadBlock, { outerEnd }: Quote): boolean {
  const group = groupAfter(here, outerEnd);
  return group !== undefined && isBlank(here, outerEnd, group.start);
}

function isBlank({ block }: ReadBlock, start: number, end: number): boolean {
  return end - start < 4 && /^[\s\u200b\u2060]*$/.test(block.text.slice(start, end));
}

/** `(Ruiz [3], “Salt Roads and Their Keepers”)`: a title in the brackets that hold its link. */
function isInCitation(here: ReadBlock, { outerStart, outerEnd }: Quote): boolean {
  const before = here.block.text.slice(Math.max(0, outerStart - REACH), outerStart);
  const open = before.lastIndexOf('(');
  if (open === -1 || before.lastIndexOf(')') > open) return false;
  const close = here.block.text.slice(outerEnd, outerEnd + REACH).indexOf(')');
  if (close === -1) return false;
  const from = outerStart - before.length + open;
  return here.groups.some((group) => group.start >= from && group.end <= outerEnd + close);
}

/** `[The Log](https://a.example/ "The Log of 1902")`: Markdown that was not drawn; its address is cut out. */
function isTitleOfLink({ block: { text } }: ReadBlock, { outerStart }: Quote): boolean {
  return /\]\(\s*$/.test(text.slice(Math.max(0, outerStart - 4), outerStart));
}

/** `In “The Pilot’s Year”, Harrow notes`, `her book “Salt Roads”`: words with capitals behind these are a name. */
function isNamed({ block: { text } }: ReadBlock, { outerStart }: Quote): boolean {
  return NAMES_A_WORK.test(text.slice(Math.max(0, outerStart - LONGEST_WORD), outerStart));
}

const NAMES_A_WORK =
  /(?:^|[\s(])(?:in|titled|entitled|called|named|books?|articles?|papers?|stud(?:y|ies)|reports?|essays?|chapters?|novel|film|album|song)[\s:,]{1,2}$/i;
const LONGEST_WORD = 14;

/** UTF-16 code units of a citation in brackets. */
const REACH = 200;
