import type { SourceText } from '../model/source-text';
import { indexStream, type StreamIndex } from './index-stream';

/** One source, tokenised once, ready for many quotes. */
export interface SourceIndex {
  readonly source: SourceText;
  readonly main: StreamIndex;
  /** The side streams in the order of `source.side`; each is indexed when it is first asked for. */
  readonly side: readonly (() => StreamIndex)[];
}

/** Linear in the text. A bare string is a plain text without ranges. */
export function indexSource(source: string | SourceText): SourceIndex {
  const known = typeof source === 'string' ? plainText(source) : source;
  return {
    source: known,
    main: indexStream(known.text, known),
    side: known.side.map((stream) => once(() => indexStream(stream.text, plainText(stream.text)))),
  };
}

function plainText(text: string): SourceText {
  return {
    form: 'text',
    title: null,
    lang: null,
    text,
    ranges: [],
    softEdges: [],
    softHyphens: [],
    side: [],
    doubts: [],
  };
}

function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
