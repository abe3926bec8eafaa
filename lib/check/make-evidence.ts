import type { Evidence, PassageSelector, TextHash } from '../model/evidence';
import type { SnapshotId } from '../model/snapshot';
import type { SourceText } from '../model/source-text';
import type { Place } from '../model/span';
import { digest } from '../store/digest';
import { countCodePoints } from '../text/count-code-points';

/** Units of text kept on each side of a passage: enough to tell places apart, little to copy. */
const CONTEXT = 32;

/** What must be kept of a source so that what was found at these places can be shown and found again. */
export async function makeEvidence(
  source: SourceText,
  places: readonly Place[],
  raw: SnapshotId,
): Promise<Evidence> {
  const { text, norm } = await textHashes(source);
  return {
    hashes: { raw, text, norm },
    selectors: places.map((place) => selectorOf(source, place)),
    ...(source.isCut ? { isCut: true } : {}),
    ...(source.decoding === undefined ? {} : { decoding: source.decoding }),
  };
}

/** One text serves many quotes and is hashed once. */
const known = new WeakMap<SourceText, Promise<{ text: TextHash; norm: TextHash }>>();

function textHashes(source: SourceText): Promise<{ text: TextHash; norm: TextHash }> {
  const hashes = known.get(source) ?? hashTexts(source.text);
  known.set(source, hashes);
  return hashes;
}

async function hashTexts(text: string): Promise<{ text: TextHash; norm: TextHash }> {
  const norm = text.normalize().replace(/\s+/g, ' ').trim();
  const encoder = new TextEncoder();
  return {
    text: await digest(encoder.encode(text)),
    norm: await digest(encoder.encode(norm)),
  };
}

function selectorOf(source: SourceText, { stream, index, span }: Place): PassageSelector {
  const text = stream === 'main' ? source.text : (source.side[index]?.text ?? '');
  const { start, end } = span;
  const first = countCodePoints(text, 0, start);
  return {
    stream,
    index,
    position: { unit: 'utf16', start, end },
    codePoints: { start: first, end: first + countCodePoints(text, start, end) },
    quote: {
      exact: text.slice(start, end),
      prefix: text.slice(wholeFrom(text, Math.max(0, start - CONTEXT)), start),
      suffix: text.slice(end, wholeFrom(text, Math.min(text.length, end + CONTEXT))),
    },
  };
}

/** Not between the two halves of one character. */
function wholeFrom(text: string, at: number): number {
  const isInside =
    /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');
  return isInside ? at + 1 : at;
}
