import type { Finding, Refusal, RefusalWhy } from '../model/finding';
import { cleanQuote } from './clean-quote';
import { describeClosest } from './describe-closest';
import { findInStream, type Hit } from './find-in-stream';
import { hideKnownLinks } from './hide-links';
import type { SourceIndex } from './index-source';
import { passFrom } from './pass-from';
import { readQuote } from './read-quote';
import { refuseLanguage } from './refuse-language';
import { LONGEST_QUOTE, MOST_QUOTE_TOKENS } from './thresholds';

/**
 * Question: does this quote stand in this source word for word?
 *
 * Main text first, then the side streams, then the nearest passage for showing. No similarity decides:
 * a pass is one exact run of whole tokens with clean edges, or the same with edits that the quote
 * declares or that are visible and no words. Offsets are UTF-16 code units.
 */
export function verifyQuote(raw: string, source: SourceIndex): Finding | Refusal {
  if (raw.length > LONGEST_QUOTE) return refusal('too-long');
  const quote = hideKnownLinks(cleanQuote(raw), source.source);
  if (hasUnclearCharacters(quote)) return refusal('unclear-characters');
  const read = readQuote(quote);
  if (!/[\p{L}\p{N}]/u.test(quote) || read.tokens.length === 0) return refusal('empty');
  if (read.tokens.length > MOST_QUOTE_TOKENS) return refusal('too-long');
  const inMain = findInStream(quote, read, source.main);
  if (inMain.kind === 'hit') return passFrom(inMain, read, source.main, 'main', 0);
  if (inMain.kind === 'refused') return refusal(inMain.why);
  const inSide = findInSide(quote, source);
  if (inSide !== null) return inSide;
  return (
    refuseLanguage(read, source) ?? describeClosest(read, source.main, inMain.near, inMain.chain)
  );
}

function refusal(why: RefusalWhy): Refusal {
  return { kind: 'refused', why };
}

/** A side stream says where it stands; hidden text alone is no evidence. */
function findInSide(quote: string, source: SourceIndex): Finding | Refusal | null {
  const read = readQuote(quote);
  let hidden: Hit | null = null;
  for (const [index, side] of source.source.side.entries()) {
    const stream = source.side[index]!();
    const found = findInStream(quote, read, stream);
    if (found.kind !== 'hit') continue;
    if (side.kind !== 'hidden') return passFrom(found, read, stream, side.kind, index);
    hidden = found;
  }
  return hidden === null ? null : refusal('only-hidden');
}

/** Overrides of the writing direction show other words than the text holds. */
function hasUnclearCharacters(text: string): boolean {
  return /[\u202d\u202e\ufffd]/.test(text);
}
