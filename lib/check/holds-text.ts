import type { OpenPdf } from '../extract/open-pdf';
import type { Excerpt } from '../model/check-result';
import type { Evidence, PassageSelector } from '../model/evidence';
import type { Reading, Snapshot } from '../model/snapshot';
import type { SourceText } from '../model/source-text';
import { countCodePoints } from '../text/count-code-points';
import { makeEvidence } from './make-evidence';
import { areComparable, readAsThen } from './read-as-then';
import { versions } from './versions';

/** What a record keeps of one source. */
export interface Kept {
  readonly reading: Reading | null;
  readonly excerpt: Excerpt | null;
  readonly evidence?: Evidence;
}

/**
 * Whether the words, places and hashes that a record keeps of a source are those of its copy: all of them lie in a
 * database that a disk, or anybody with the device, may change. What another version of the extractor read cannot be
 * compared.
 */
export async function holdsText(
  { reading, excerpt, evidence }: Kept,
  snapshot: Snapshot,
  extractor: string,
  openPdf: OpenPdf | null,
): Promise<boolean> {
  if (reading === null || evidence === undefined || extractor !== versions.extractor) return true;
  const source = await readAsThen(snapshot, evidence, openPdf);
  // The same extractor has read it before; only a PDF may take too long today.
  if (source === null) return snapshot.mediaType.includes('pdf');
  const { hashes } = await makeEvidence(source, [], reading.snapshot);
  if (!areComparable(evidence, source))
    return hashes.raw === evidence.hashes.raw && (source.isCut || haveWords(source, evidence));
  const areHashes = (['raw', 'text', 'norm'] as const).every(
    (name) => hashes[name] === evidence.hashes[name],
  );
  return (
    areHashes &&
    (excerpt === null || stands(textOf(source, excerpt), excerpt.start, excerpt.text)) &&
    evidence.selectors.every((selector) => isPlaced(selector, source))
  );
}

/** Where one of two readings ended early, places may have moved; the words have not. */
function haveWords(source: SourceText, { selectors }: Evidence): boolean {
  return selectors.every(({ quote, ...at }) => textOf(source, at).includes(quote.exact));
}

function isPlaced({ position, codePoints, quote, ...at }: PassageSelector, source: SourceText) {
  const text = textOf(source, at);
  const { start, end } = position;
  const first = countCodePoints(text, 0, start);
  return (
    text.slice(start, end) === quote.exact &&
    stands(text, start - quote.prefix.length, quote.prefix) &&
    stands(text, end, quote.suffix) &&
    codePoints.start === first &&
    codePoints.end === first + countCodePoints(text, start, end)
  );
}

const stands = (text: string, at: number, words: string): boolean =>
  text.slice(at, at + words.length) === words;

function textOf(source: SourceText, { stream, index }: Pick<Excerpt, 'stream' | 'index'>): string {
  return stream === 'main' ? source.text : (source.side[index]?.text ?? '');
}
