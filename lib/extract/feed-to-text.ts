import { Parser } from 'htmlparser2';
import type { SourceText } from '../model/source-text';
import { holdsMarkup } from './html/holds-markup';
import { TextStream } from './html/text-stream';
import { type HtmlReading, htmlToText } from './html-to-text';
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
 * as markup. One that is nested or cut up beyond measure is not read to its end, and is `truncated`.
 */
export function feedToText(xml: string, reading: HtmlReading = {}): SourceText {
  const { pieces, title, lang, isWhole } = readXml(xml, reading);
  const doubts = isWhole ? [] : (['truncated'] as const);
  return { form: 'feed', title, lang, ...joinSourceTexts(pieces), doubts };
}

interface XmlReading {
  readonly pieces: Piece[];
  title: string | null;
  lang: string | null;
  isWhole: boolean;
}

function readXml(xml: string, { isOverBudget }: HtmlReading): XmlReading {
  const reading: XmlReading = { pieces: [], title: null, lang: null, isWhole: true };
  let stream = new TextStream();
  let depth = 0;
  let work = 0;
  const flush = (name: string): void => {
    const text = stream.toString();
    if (text !== '')
      reading.pieces.push(holdsMarkup(text) ? readMarkup(text) : streamPiece(stream));
    if (name === 'title') reading.title ??= text === '' ? null : text;
    stream = new TextStream();
  };
  const readMarkup = (text: string): SourceText => {
    const page = htmlToText(text, isOverBudget === undefined ? {} : { isOverBudget });
    if (page.doubts.includes('truncated')) reading.isWhole = false;
    return page;
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
  for (let at = 0; at < xml.length && reading.isWhole; at += CHUNK_CHARS) {
    if (depth >= MAX_DEPTH || work >= MAX_WORK || isOverBudget?.() === true)
      reading.isWhole = false;
    else parser.write(xml.slice(at, at + CHUNK_CHARS));
  }
  parser.end();
  flush('');
  return reading;
}

function streamPiece(stream: TextStream): Piece {
  return { ...plainPiece(stream.toString()), softEdges: stream.softEdges };
}
