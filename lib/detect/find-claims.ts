import type { CitedSentence, FoundSource } from '../model/citation';
import { MOST_SOURCES } from '../model/page-limits';
import type { NonEmpty } from '../model/result';
import type { Block } from './block';
import type { Group } from './group-marks';
import { sizeOf } from './is-quotation';
import { elementOf, rangeOf } from './place';
import type { Quote } from './quote';
import { type ReadBlock, sentenceAt, sentenceText } from './read-block';

/** The sentences of a block that give a source but quote nothing. */
export function findClaims(
  here: ReadBlock,
  quotations: readonly Quote[],
  listed: readonly string[],
): CitedSentence[] {
  if (isNoStatement(here.block)) return [];
  const quoting = new Set(quotations.map(({ outerStart }) => sentenceAt(here, outerStart)));
  return Array.from(citedSentences(here), ([sentence, groups]) => {
    const text = sentenceText(here, sentence);
    if (quoting.has(sentence) || !isClaim(text)) return [];
    const all = eachOnce(groups);
    const sources = all.slice(0, MOST_SOURCES) as unknown as NonEmpty<FoundSource>;
    return [
      {
        sentence: text,
        hrefs: sources.map(({ href }) => href),
        sources,
        moreSources: groups.reduce((sum, { more }) => sum + more, all.length - sources.length),
        listed,
        place: placeOfSentence(here, sentence, groups),
      },
    ];
  }).flat();
}

/** Headings, also those of columns and those that are only bold, and the words of others. */
function isNoStatement({ home, text, pieces }: Block): boolean {
  if (home.isHeading || home.blockquote !== null || home.cell?.localName === 'th') return true;
  if (home.item !== null || home.cell !== null || /[.!?…。！？؟।]["”»)]?\s*$/.test(text))
    return false;
  return pieces.every(
    ({ node }) => /^\s*$/.test(node.data) || node.parentElement?.closest('b,strong') !== null,
  );
}

/** Sources of the groups; the first time that an address is named counts. */
function eachOnce(groups: readonly Group[]): FoundSource[] {
  const byHref = new Map<string, FoundSource>();
  for (const source of groups.flatMap(({ sources }) => sources))
    if (!byHref.has(source.href)) byHref.set(source.href, source);
  return [...byHref.values()];
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
