import type {
  CitedSentence,
  FoundCitation,
  FoundSource,
  HiddenCitation,
  ShownSources,
  UncitedQuote,
} from '../model/citation';
import { LONGEST_QUOTE_TOLD, MOST_CITATIONS, MOST_SOURCES } from '../model/page-limits';
import type { NonEmpty } from '../model/result';
import type { AnswerRoot } from './answer-roots';
import type { ChatPage } from './chat-page';
import { findLinkClaims } from './find-link-claims';
import { linearise } from './linearise';
import { pairQuote } from './pair-quote';
import type { Pairing } from './pairing';
import { placeOf, rangeOf } from './place';
import { quotationsIn } from './quotations-in';
import type { Quote } from './quote';
import { type ReadBlock, readBlock, sentenceAt, sentenceText } from './read-block';
import { resolveMarks } from './resolve-marks';
import { type Surroundings, surveyBlocks } from './surroundings';

/** What one answer cites. */
export interface AnswerReading {
  readonly citations: FoundCitation[];
  readonly hidden: HiddenCitation[];
  /** Quotes without a citation, on any page; whether they are told is for `findCitations`. */
  readonly uncited: UncitedQuote[];
  readonly claims: CitedSentence[];
  readonly shown: ShownSources;
  /** Addresses of the answer's own list of sources; empty where it has none. */
  readonly listed: readonly string[];
  /** Quotes that are longer than any quotation. */
  longQuotes: number;
}

/** Finds the cited sentences of a block that quote nothing; where there is none, they are not told. */
export type ClaimFinder = (
  here: ReadBlock,
  quotations: readonly Quote[],
  listed: readonly string[],
) => CitedSentence[];

/** Reads one answer, in time linear in its size. The page is left as it was. */
export function readAnswer(
  root: AnswerRoot,
  page: ChatPage,
  findClaims?: ClaimFinder,
): AnswerReading {
  const resolved = resolveMarks(linearise(root.parts, page), root, page);
  const blocks = resolved.blocks.map(readBlock);
  const around = surveyBlocks(blocks);
  const shown = countShown(blocks);
  const reading: AnswerReading = {
    ...{ citations: [], hidden: [], uncited: [], claims: [] },
    ...{ shown, longQuotes: 0, listed: resolved.listed },
  };
  blocks.forEach((here, at) => {
    const quotations = quotationsIn(here);
    for (const quote of isSourceOfBlockquote(here, at, around) ? [] : quotations) {
      addQuote(reading, here, quote, pairQuote({ quote, here, at, around }));
    }
    // Places of sentences and quotes are ranges, which a browser keeps true at every change.
    if (findClaims !== undefined && reading.claims.length < MOST_CITATIONS)
      reading.claims.push(...findClaims(here, quotations, resolved.listed));
  });
  return {
    ...reading,
    citations: [...reading.citations, ...findLinkClaims(blocks, reading.citations)],
  };
}

function countShown(blocks: readonly ReadBlock[]): ShownSources {
  const marks = blocks.flatMap(({ block }) => block.marks).filter(({ isGuess }) => !isGuess);
  const withoutAddress = marks.filter(({ sources }) => sources.length === 0).length;
  return {
    citations: marks.length - withoutAddress,
    more: marks.reduce((sum, { more }) => sum + more, 0),
    withoutAddress,
  };
}

function isSourceOfBlockquote(
  { block: { home } }: ReadBlock,
  at: number,
  { blockquotes }: Surroundings,
): boolean {
  const span = home.blockquote === null ? undefined : blockquotes.get(home.blockquote);
  return span?.endsInSource === true && at === span.last;
}

function addQuote(
  reading: AnswerReading,
  here: ReadBlock,
  quote: Quote,
  pairing: Pairing | null,
): void {
  const quoteText = quote.text;
  if (quoteText.length > LONGEST_QUOTE_TOLD) {
    reading.longQuotes++;
    return;
  }
  if (pairing === null) {
    if (reading.uncited.length < MOST_CITATIONS) {
      reading.uncited.push({ quoteText, place: rangeOf(here.block, quote) });
    }
    return;
  }
  const { group, rule } = pairing;
  const place = placeOf(here.block, quote, pairing.isNear ? group : null);
  const sources = group.sources.slice(0, MOST_SOURCES);
  if (!isNonEmpty(sources)) {
    reading.hidden.push({ quoteText, label: group.label, place });
    return;
  }
  reading.citations.push({
    quoteText,
    sources,
    moreSources: group.more + group.sources.length - sources.length,
    rule,
    sentence: sentenceText(here, sentenceAt(here, quote.outerStart)),
    fromLinkFragment: false,
    place,
  });
}

function isNonEmpty(sources: readonly FoundSource[]): sources is NonEmpty<FoundSource> {
  return sources.length > 0;
}
