import { CHUNK_CHARS } from '../thresholds';
import { CappedParser } from './capped-parser';
import { holdsMarkup } from './holds-markup';
import { HtmlSink, type SinkListener } from './html-sink';

const DEAF: SinkListener = {
  onElement: () => undefined,
  onStream: () => undefined,
  onClose: () => undefined,
};

/** The visible text of markup that a page carries inside of a string; other text as it is. */
export function readFragment(text: string): string {
  if (!holdsMarkup(text)) return text;
  const sink = new HtmlSink(DEAF);
  feedParser(new CappedParser(text, sink, false), text, () => sink.isSpent);
  sink.end();
  return sink.main.toString();
}

/** Writes a text in pieces; true if it was written to its end. */
export function feedParser(parser: CappedParser, text: string, isOver: () => boolean): boolean {
  for (let at = 0; at < text.length; at += CHUNK_CHARS) {
    if (isOver()) return false;
    parser.write(text.slice(at, at + CHUNK_CHARS));
  }
  parser.end();
  return true;
}
