import { extractText } from '../extract/extract-text';
import { otherDecodings } from '../extract/other-decodings';
import type { SourceResult } from '../model/check-result';
import type { Finding, Refusal } from '../model/finding';
import type { Reading } from '../model/snapshot';
import type { SourceText } from '../model/source-text';
import type { Verdict } from '../model/verdict';
import { indexSource } from '../verify/index-source';
import { verifyQuote } from '../verify/verify-quote';
import { decideVerdict } from './decide-verdict';
import { headingAbove } from './heading-above';
import { isPositive } from './is-positive';
import { makeEvidence } from './make-evidence';
import { makeExcerpt, pageOf, placesOf } from './make-excerpt';
import type { SourceReading } from './read-source';

/** The verdict on one quote and one source that was read, or could not be. */
export async function checkSource(
  quote: string,
  source: number,
  read: SourceReading,
): Promise<SourceResult> {
  if (read.kind === 'unread') {
    const verdict: Verdict = { kind: 'could-not-check', why: read.why, nearest: null };
    return { source, verdict, reading: read.reading, title: null, excerpt: null, page: null };
  }
  const { finding, text, charset } = await findIn(quote, read);
  const { requestedUrl, finalUrl } = read.snapshot;
  const { linkClass } = read.reading;
  const verdict = decideVerdict(finding, {
    linkClass,
    doubts: text.doubts,
    requestedUrl,
    finalUrl,
  });
  const places = placesOf(verdict);
  return {
    source,
    verdict,
    reading: { ...read.reading, linkClass: finalClass(read.reading, verdict) },
    title: text.title,
    excerpt: makeExcerpt(text, verdict),
    page: pageOf(text, places),
    heading: headingAbove(text, places),
    evidence: {
      ...(await makeEvidence(text, places, read.reading.snapshot)),
      ...(charset === null ? {} : { charset, decoding: { charset, by: 'trial' } }),
    },
  };
}

/**
 * Reads a second time, in other charsets, before any negative: a wrong decoding cannot make a quote
 * appear, but it can make one disappear.
 */
async function findIn(
  quote: string,
  read: Extract<SourceReading, { kind: 'read' }>,
): Promise<{ finding: Finding | Refusal; text: SourceText; charset: string | null }> {
  const { source: text } = read.index;
  const first = { finding: verifyQuote(quote, read.index), text, charset: null };
  if (isPositive(first.finding) || !first.text.doubts.includes('charset-guessed')) return first;
  for (const snapshot of otherDecodings(read.snapshot)) {
    const again = await extractText(snapshot, { openPdf: null });
    if (!again.ok) continue;
    const finding = verifyQuote(quote, indexSource(again.value));
    if (isPositive(finding)) return { finding, text: again.value, charset: snapshot.charset };
  }
  return first;
}

/** `classifyResponse` says "redirected"; only here, with the verdict known, is it "moved". */
function finalClass(reading: Reading, verdict: Verdict): Reading['linkClass'] {
  if (reading.linkClass !== 'redirected') return reading.linkClass;
  if (verdict.kind === 'found' || verdict.kind === 'found-with-edits') return 'moved';
  const why = verdict.kind === 'could-not-check' ? verdict.why : null;
  return why?.kind === 'link' ? why.class : 'redirected';
}
