import type { Refusal } from '../model/finding';
import { WORD } from '../text/token';
import { guessLanguage } from './guess-language';
import type { SourceIndex } from './index-source';
import { keyOf, type StreamIndex } from './index-stream';
import type { QuoteText } from './read-quote';

const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /\p{Script=Devanagari}/gu,
  /\p{Script=Bengali}/gu,
  /\p{Script=Gurmukhi}/gu,
  /\p{Script=Gujarati}/gu,
  /\p{Script=Tamil}/gu,
  /\p{Script=Telugu}/gu,
  /\p{Script=Kannada}/gu,
  /\p{Script=Malayalam}/gu,
  /\p{Script=Sinhala}/gu,
  /\p{Script=Thai}/gu,
  /\p{Script=Lao}/gu,
  /\p{Script=Khmer}/gu,
  /\p{Script=Myanmar}/gu,
  /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/gu,
  /\p{Script=Hangul}/gu,
  /\p{Script=Armenian}/gu,
  /\p{Script=Georgian}/gu,
  /\p{Script=Ethiopic}/gu,
];
const KANA = /[\p{Script=Hira}\p{Script=Kana}]/u;
/** How much of the source is looked at, in UTF-16 units and in tokens from its start. */
const SAMPLE = 20_000;
const SAMPLE_TOKENS = 3_000;
/** A source with fewer letters of the quote's script than this share is in another writing. */
const FOREIGN_SHARE = 0.02;
/** A source that holds more of the quote's words than this share may hold its language too. */
const KNOWN_SHARE = 0.5;

/**
 * The quote is in a writing or a language that the source does not use: a translation cannot be
 * compared, and "cannot compare" is not "not there". When unsure there is no refusal.
 */
export function refuseLanguage(quote: QuoteText, source: SourceIndex): Refusal | null {
  const words = quote.tokens.filter((token) => token.kind === WORD).map((token) => token.key);
  const known = words.filter((word) => source.main.vocabulary.find(word) >= 0).length;
  if (known > words.length * KNOWN_SHARE) return null;
  const isOther = isOtherScript(quote, source) || isOtherLanguage(words, source);
  return isOther ? { kind: 'refused', why: 'other-language' } : null;
}

function isOtherScript(quote: QuoteText, source: SourceIndex): boolean {
  const script = mainScript(quote.text);
  if (script === null) return false;
  const sample = sampleOf(source);
  const letters = sample.count(/\p{L}/gu);
  if (letters === 0) return false;
  if (KANA.test(quote.text) && !sample.hasKana && count(quote.text, new RegExp(KANA, 'gu')) > 3)
    return true;
  return sample.count(script) / letters < FOREIGN_SHARE;
}

function mainScript(text: string): RegExp | null {
  const letters = count(text, /\p{L}/gu);
  return SCRIPTS.find((script) => count(text, script) > letters / 2) ?? null;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Both languages are sure and differ. */
function isOtherLanguage(words: readonly string[], source: SourceIndex): boolean {
  const own = guessLanguage(words);
  if (own === null) return false;
  const guessed = sampleOf(source).language();
  const declared = source.source.lang?.toLowerCase().split(/[-_]/)[0] ?? null;
  const theirs = guessed ?? declared;
  return theirs !== null && theirs !== own && declared !== own;
}

function sampleWords({ text, tokens }: StreamIndex): string[] {
  const words: string[] = [];
  for (let i = 0; i < tokens.count && i < SAMPLE_TOKENS; i++)
    if (tokens.kinds[i] === WORD) words.push(keyOf(text, tokens, i));
  return words;
}

/** What the beginning of a source shows of its writing and language. */
interface Sample {
  readonly hasKana: boolean;
  count(pattern: RegExp): number;
  language(): string | null;
}

/** Read once for a source, however many quotes are asked: it costs more than finding one of them. */
const samples = new WeakMap<SourceIndex, Sample>();

function sampleOf(source: SourceIndex): Sample {
  const known = samples.get(source);
  if (known !== undefined) return known;
  const text = source.main.text.slice(0, SAMPLE);
  const counts = new Map<string, number>();
  let language: string | null | undefined;
  const sample: Sample = {
    hasKana: KANA.test(text),
    count: (pattern) => {
      const found = counts.get(pattern.source) ?? count(text, pattern);
      counts.set(pattern.source, found);
      return found;
    },
    language: () => {
      if (language === undefined) language = guessLanguage(sampleWords(source.main));
      return language;
    },
  };
  samples.set(source, sample);
  return sample;
}
