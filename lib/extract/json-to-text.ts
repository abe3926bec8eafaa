import type { SourceText } from '../model/source-text';
import { holdsMarkup } from './html/holds-markup';
import { htmlToText } from './html-to-text';
import { joinSourceTexts, type Piece, plainPiece } from './join-source-texts';
import { jsonStrings, parseJson } from './json-strings';
import { MAX_SIDE_CHARS } from './thresholds';

/**
 * All strings of a JSON document, one per line, markup in them read as markup; the document as it
 * stands is kept beside it, for quotes of the JSON itself.
 */
export function jsonToText(json: string): SourceText {
  const parsed = parseJson(json);
  const strings = parsed === null ? [json] : [...jsonStrings(parsed.value, 1)];
  const joined = joinSourceTexts(strings.map(pieceOf));
  return {
    form: 'json',
    title: null,
    lang: null,
    ...joined,
    side: [...joined.side, { kind: 'data', text: json.slice(0, MAX_SIDE_CHARS) }],
    doubts: [],
  };
}

function pieceOf(text: string): Piece {
  return holdsMarkup(text) ? htmlToText(text) : plainPiece(text.replaceAll('\0', ''));
}
