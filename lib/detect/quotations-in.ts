import { isQuotation, isTitle } from './is-quotation';
import { groupAfter, groupAround } from './pair-in-block';
import type { Quote } from './quote';
import type { ReadBlock } from './read-block';

/** The marked words of a block that are quotations: long enough, and no titles. */
export function quotationsIn(here: ReadBlock): Quote[] {
  return here.quotes.filter((quote) => {
    if (!isQuotation(quote, isCitedDirectly(here, quote))) return false;
    return (
      !isTitle(quote.text) || (groupAround(here, quote) === null && !isInCitation(here, quote))
    );
  });
}

/** Only spaces stand between the closing mark and the citation. */
function isCitedDirectly(here: ReadBlock, { outerEnd }: Quote): boolean {
  const group = groupAfter(here, outerEnd);
  return group !== undefined && isBlank(here, outerEnd, group.start);
}

function isBlank({ block }: ReadBlock, start: number, end: number): boolean {
  return end - start < 4 && block.text.slice(start, end).trim() === '';
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

/** UTF-16 code units of a citation in brackets. */
const REACH = 200;
