import { Parser } from 'htmlparser2';
import type { SourceText } from '../model/source-text';
import { holdsMarkup } from './html/holds-markup';
import { TextStream } from './html/text-stream';
import { htmlToText } from './html-to-text';
import { joinSourceTexts, type Piece, plainPiece } from './join-source-texts';
import { CHUNK_CHARS, MAX_DEPTH, MAX_WORK } from './thresholds';

/** Elements of articles in XML (JATS, DocBook, TEI, XHTML) that stand inside a sentence. */
const INLINE = new Set(
  `italic bold sup sub sc monospace underline overline roman xref ext-link uri email named-content
  styled-content inline-formula inline-graphic emphasis link ulink literal quote phrase hi ref
  i b em strong a span u s code small abbr tspan`.split(/\s+/),
);

/**
 * A feed or any other XML: every element's text on its own line, markup inside a feed's entries read
 * as markup.
 */
export function feedToText(xml: string): SourceText {
  const { pieces, title, lang } = readXml(xml);
  return { form: 'feed', title, lang, ...joinSourceTexts(pieces), doubts: [] };
}

interface XmlReading {
  readonly pieces: Piece[];
  title: string | null;
  lang: string | null;
}

function readXml(xml: string): XmlReading {
  const reading: XmlReading = { pieces: [], title: null, lang: null };
  let stream = new TextStream();
  let depth = 0;
  let work = 0;
  const flush = (name: string): void => {
    const text = stream.toString();
    if (text !== '')
      reading.pieces.push(holdsMarkup(text) ? htmlToText(text) : streamPiece(stream));
    if (name === 'title') reading.title ??= text === '' ? null : text;
    stream = new TextStream();
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        work += 1;
        reading.lang ??= attributes['xml:lang'] ?? null;
        if (INLINE.has(name)) stream.markEdge();
        else flush('');
      },
      ontext: (text) => stream.append(text, 'collapse'),
      onclosetag: (name) => {
        depth -= 1;
        if (INLINE.has(name)) stream.markEdge();
        else if (name === 'language' && reading.lang === null) reading.lang = stream.toString();
        if (!INLINE.has(name)) flush(name);
      },
    },
    { xmlMode: true },
  );
  for (let at = 0; at < xml.length && depth < MAX_DEPTH && work < MAX_WORK; at += CHUNK_CHARS) {
    parser.write(xml.slice(at, at + CHUNK_CHARS));
  }
  parser.end();
  return reading;
}

function streamPiece(stream: TextStream): Piece {
  return { ...plainPiece(stream.toString()), softEdges: stream.softEdges };
}
