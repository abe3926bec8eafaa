import type { ClaimReading } from '../model/claim-reading';
import type { Place } from '../model/span';
import type { Doubt } from '../model/verdict';
import { sentenceAround } from '../text/sentence-around';
import { shadowText } from '../text/shadow-text';
import type { SourceIndex } from '../verify/index-source';
import { readQuote } from '../verify/read-quote';
import { refuseLanguage } from '../verify/refuse-language';
import { type ContentTerm, contentTerms, isInWords, isTelling } from './content-terms';
import { densestStretch, type Stretch } from './densest-stretch';
import { findConditions } from './find-conditions';
import { findDetail, type Lookup } from './find-detail';
import { languageOf, languagesFor } from './language-of';
import { type PlacedTerms, placeTerms } from './place-terms';
import { readDetails } from './read-details';
import { splitParts } from './split-parts';
import {
  CLOSEST_LEAST,
  CLOSEST_SHARE,
  CLOSEST_STRETCH,
  FEWEST_TOKENS,
  OFF_TOPIC,
  ON_TOPIC,
  TOPIC_WINDOW,
} from './thresholds';
import { readSentence, spanOf, type TokenText } from './token-text';
import { ASIDES } from './words/asides';

/**
 * Question: what would a careful reader look for first on this page? Each figure, date, name and quoted
 * term of the sentence is looked up in the whole page, the page's topic is compared with the
 * sentence's, and the passage that shares most of its words is given. Nothing here says that a
 * sentence is supported: words in common do not tell that. Silent where the page was not read whole.
 */
export function checkClaim(sentence: string, source: SourceIndex): ClaimReading {
  const text = shadowText(sentence);
  const claim = readSentence(text);
  const language = languageOf(claim, source);
  const parts = splitParts(text);
  const read = readDetails(claim, parts, language);
  if (isAside(text) || (read.length === 0 && !isTelling(claim))) return { kind: 'not-checkable' };
  const silence = silenceOf(sentence, source);
  if (silence !== null) return { kind: 'silent', why: silence };
  const languages = languagesFor(language, source);
  const looked = read
    .map((detail) => ({ detail, lookup: findDetail(detail, claim, source, languages) }))
    .filter(({ lookup }) => lookup.isUnsure !== true);
  const details = looked.map(({ detail }) => detail);
  const found = looked.map(({ lookup }) => lookup);
  const terms = contentTerms(
    claim,
    details.map((detail, i) => ({ detail, figureAt: placeInMain(found[i]!) })),
    language,
  );
  const places = placeTerms(terms, source.main);
  const near = densestStretch(places, source.main, closestWidth(claim));
  const closest = near === null ? null : passageOf(near, source);
  const topicScore = topicScoreOf(places, near, source);
  return {
    kind: 'read',
    parts: parts.map(({ start, end }) => ({ text: sentence.slice(start, end) })),
    details: details.map((detail, i) => ({
      text: sentence.slice(detail.start, detail.end),
      span: { start: detail.start, end: detail.end },
      kind: detail.kind,
      found: found[i]!.found,
      at: found[i]!.at,
      part: Math.max(
        0,
        parts.findLastIndex(({ start }) => start <= detail.start),
      ),
    })),
    closest,
    conditions: closest === null ? [] : findConditions(closest, source.main),
    topic: topicOf(topicScore, terms, source),
    topicScore,
  };
}

function placeInMain({ at }: Lookup): number | null {
  return at?.stream === 'main' ? at.span.start : null;
}

/** Words close together and words on the same stretch of the page weigh alike. */
function topicScoreOf(places: PlacedTerms, near: Stretch | null, { main }: SourceIndex): number {
  const wide = densestStretch(places, main, TOPIC_WINDOW)?.share ?? 0;
  return (wide + (near?.share ?? 0)) / 2;
}

/** A question, an offer or a word about the answer itself. */
function isAside(text: string): boolean {
  const trimmed = text.trim();
  return (
    /[?？؟]["”’»)\]\s]*(?:\[\d+\]\s*)*$/.test(trimmed) ||
    ASIDES.some((aside) => aside.test(trimmed))
  );
}

/** Why nothing may be said of the page: it was read in doubt or in part, or is in another language. */
function silenceOf(sentence: string, source: SourceIndex): Doubt | 'other-language' | null {
  const [doubt] = source.source.doubts;
  if (doubt !== undefined) return doubt;
  if (source.main.tokens.count < FEWEST_TOKENS) return 'too-short';
  if (isSnippet(source.source.text)) return 'truncated';
  return refuseLanguage(readQuote(sentence), source) === null ? null : 'other-language';
}

/** UTF-16 units of the longest text that search results give of a page. */
const LONGEST_SNIPPET = 2_000;

/** A short text that begins or ends with an ellipsis was cut out of a longer one. */
function isSnippet(text: string): boolean {
  return text.length <= LONGEST_SNIPPET && /^\s*(?:\u2026|\.{3})|(?:\u2026|\.{3})\s*$/.test(text);
}

function closestWidth(claim: TokenText): number {
  return Math.max(CLOSEST_LEAST, CLOSEST_STRETCH * claim.tokens.count);
}

/** The sentences of the stretch; null where it shares too little to be worth showing. */
function passageOf({ from, to, share }: Stretch, { main }: SourceIndex): Place | null {
  if (share < CLOSEST_SHARE) return null;
  const span = sentenceAround(main.text, spanOf(main, from, to));
  return { stream: 'main', index: 0, span };
}

function topicOf(
  score: number,
  terms: readonly ContentTerm[],
  { source }: SourceIndex,
): 'on-topic' | 'elsewhere' | 'unclear' {
  if (score >= ON_TOPIC) return 'on-topic';
  return score < OFF_TOPIC && !sharesTitle(terms, source.title) ? 'elsewhere' : 'unclear';
}

/** The title names something that the sentence speaks of. */
function sharesTitle(terms: readonly ContentTerm[], title: string | null): boolean {
  if (title === null) return false;
  const words = new Set(readQuote(title).tokens.map((token) => token.key));
  return terms.some((term) => isInWords(term, title, words));
}
