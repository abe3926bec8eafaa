import type { SourceText } from '../model/source-text';
import { holdsMarkup } from './html/holds-markup';
import { type HtmlReading, htmlToText } from './html-to-text';
import { joinSourceTexts, type Piece, plainPiece } from './join-source-texts';
import { jsonStrings } from './json-strings';
import { parseJson } from './parse-json';
import { MAX_SIDE_CHARS } from './thresholds';

/**
 * All strings of a JSON document, one per line, markup in them read as markup; the document as it
 * stands is kept beside it, for quotes of the JSON itself. What is nested too deep to be parsed is
 * read as it stands, and is not read whole: nobody undid the escapes in its strings.
 */
export function jsonToText(json: string, reading: HtmlReading = {}): SourceText {
  const parsed = parseJson(json);
  const isParsed = parsed !== null && parsed !== 'too-deep';
  const strings = isParsed ? jsonStrings(parsed.value, 1) : [json];
  const { pieces, isWhole } = piecesOf(strings, reading);
  const joined = joinSourceTexts(pieces);
  return {
    form: 'json',
    title: null,
    lang: null,
    ...joined,
    side: [...joined.side, { kind: 'data', text: json.slice(0, MAX_SIDE_CHARS) }],
    doubts: isWhole && parsed !== 'too-deep' ? [] : ['truncated'],
  };
}

/** Plain strings that follow one another are one piece: a document may hold millions. */
function piecesOf(
  strings: Iterable<string>,
  { isOverBudget }: HtmlReading,
): { readonly pieces: Piece[]; readonly isWhole: boolean } {
  const pieces: Piece[] = [];
  let plain: string[] = [];
  let isWhole = true;
  const flush = (): void => {
    if (plain.length > 0) pieces.push(plainPiece(plain.join('\n')));
    plain = [];
  };
  for (const string of strings) {
    if (!holdsMarkup(string)) {
      const text = string.replaceAll('\0', '');
      if (text !== '') plain.push(text);
      continue;
    }
    flush();
    if (isOverBudget?.() === true) return { pieces, isWhole: false };
    const page = htmlToText(string, isOverBudget === undefined ? {} : { isOverBudget });
    if (page.doubts.includes('truncated')) isWhole = false;
    pieces.push(page);
  }
  flush();
  return { pieces, isWhole };
}
