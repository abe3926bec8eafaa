import { LONGEST_QUOTE_TOLD } from '../model/page-limits';
import type { Block } from './block';
import { findLeadIns } from './find-lead-ins';
import { findQuotes } from './find-quotes';
import { type Group, groupMarks } from './group-marks';
import type { Quote } from './quote';
import { announcementLength } from './source-words';
import { sentenceOf, splitSentences } from './split-sentences';

/** A block with everything in it that pairing looks at, worked out once for all its quotes. */
export interface ReadBlock {
  readonly block: Block;
  /** In order; not all of them are quotations (`isQuotation`). */
  readonly quotes: readonly Quote[];
  /** Where its sentences begin. */
  readonly sentences: readonly number[];
  /** Those that were asked for (`sentenceText`). */
  readonly knownTexts: Map<number, string>;
  readonly groups: readonly Group[];
  /** Sentences in which every quote is led in by its citation (`findLeadIns`). */
  readonly leadIns: ReadonlySet<number>;
  /** Whether all its citations are of the same source. */
  readonly hasOneSource: boolean;
  /** Whether it says nothing but where something stands. */
  readonly isCitationOnly: boolean;
}

export function readBlock(block: Block): ReadBlock {
  const quotes = findQuotes(block);
  const sentences = splitSentences(block, quotes);
  const groups = groupMarks(block, sentences);
  const hasOneSource = new Set(groups.map(sourceKey)).size === 1;
  return {
    block,
    quotes,
    sentences,
    knownTexts: new Map(),
    groups,
    leadIns: findLeadIns(quotes, groups, sentences),
    hasOneSource,
    isCitationOnly:
      groups.length > 0 &&
      !block.home.isHeading &&
      (!hasWords(block, groups) || isAnnouncement(block, quotes)),
  };
}

/** Index of the sentence that an offset stands in. */
export function sentenceAt({ sentences }: Pick<ReadBlock, 'sentences'>, offset: number): number {
  return sentenceOf(sentences, offset);
}

/**
 * The sentence of that index as a reader would copy it. Few are asked for, but one without an end may be asked
 * for by each of its thousand quotes, so it is kept.
 */
export function sentenceText({ block, sentences, knownTexts }: ReadBlock, at: number): string {
  const known = knownTexts.get(at);
  if (known !== undefined) return known;
  const words = tidy(block.text.slice(sentences[at], sentences[at + 1]));
  const text = words.slice(0, LONGEST_QUOTE_TOLD);
  knownTexts.set(at, text);
  return text;
}

/** Without the empty brackets and double spaces that citations leave behind. */
function tidy(sentence: string): string {
  return sentence
    .replace(/ ?(?:\([\s,;]{0,9}\)|\[[\s,;]{0,9}\])/g, '')
    .replace(/[ \n]+/g, ' ')
    .replace(/ (?=[.,;:!?।॥؟،؛](?:\s|$))/g, '')
    .replace(/(?<=[.!?])\s*[,;]+\s*$/, '')
    .trim();
}

function sourceKey({ sources, label }: Group): string {
  return sources.length === 0 ? label : sources.map(({ href }) => href).join(' ');
}

function hasWords({ text }: Block, groups: readonly Group[]): boolean {
  let end = announcementLength(text);
  for (const group of groups) {
    if (WORD.test(text.slice(end, group.start))) return true;
    end = Math.max(end, group.end);
  }
  return WORD.test(text.slice(end));
}

/** "Source: The Log (p. 4)" */
function isAnnouncement({ text }: Block, quotes: readonly Quote[]): boolean {
  return announcementLength(text) > 0 && text.length < 120 && quotes.length === 0;
}

const WORD = /[\p{L}\p{N}]/u;
