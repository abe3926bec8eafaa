import type { CitedSentence } from '../model/citation';
import type { Group } from './group-marks';
import { sizeOf } from './is-quotation';
import { elementOf, rangeOf } from './place';
import type { Quote } from './quote';
import { type ReadBlock, sentenceAt, sentenceText } from './read-block';

/** The sentences of a block that give a source but quote nothing. */
export function findClaims(here: ReadBlock, quotations: readonly Quote[]): CitedSentence[] {
  const { home } = here.block;
  if (home.isHeading || home.blockquote !== null) return [];
  const quoting = new Set(quotations.map(({ outerStart }) => sentenceAt(here, outerStart)));
  return Array.from(citedSentences(here), ([sentence, groups]) => {
    const text = sentenceText(here, sentence);
    if (quoting.has(sentence) || !isClaim(text)) return [];
    const hrefs = new Set(groups.flatMap(({ sources }) => sources.map(({ href }) => href)));
    return [{ sentence: text, hrefs: [...hrefs], place: placeOfSentence(here, sentence, groups) }];
  }).flat();
}

/** Neither the name of a source nor the words before a quotation. */
function isClaim(text: string): boolean {
  return sizeOf(text) >= MIN_WORDS && !/^[—–―-]|[:：]$/.test(text);
}

/** Fewer words claim nothing. */
const MIN_WORDS = 3;

function citedSentences({ groups }: ReadBlock): Map<number, Group[]> {
  const cited = new Map<number, Group[]>();
  for (const group of groups) {
    if (group.sources.length === 0) continue;
    const same = cited.get(group.sentence);
    if (same === undefined) cited.set(group.sentence, [group]);
    else same.push(group);
  }
  return cited;
}

function placeOfSentence({ block, sentences }: ReadBlock, at: number, groups: readonly Group[]) {
  const element = elementOf(groups.at(-1)!);
  if (element !== null) return element;
  return rangeOf(block, { start: sentences[at]!, end: sentences[at + 1] ?? block.text.length });
}
