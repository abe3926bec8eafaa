/**
 * Question: what does the text read like where a bad extractor left character references in it?
 * Every reference is replaced by its character and padded with word joiners, which are noise, to its
 * own length. So the shadow has the length of the text and every offset holds for both.
 */
export function shadowText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, decode);
}

const REFERENCE = /&(?:#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,8});/g;
const PADDING = '\u2060';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  times: '×',
  minus: '−',
  deg: '°',
  euro: '€',
  pound: '£',
  plusmn: '±',
  le: '≤',
  ge: '≥',
  ne: '≠',
  thinsp: '\u2009',
};

function decode(reference: string): string {
  const char = characterOf(reference.slice(1, -1));
  return char === null ? reference : char + PADDING.repeat(reference.length - char.length);
}

function characterOf(name: string): string | null {
  if (name[0] !== '#') return NAMED[name] ?? null;
  const isHex = name[1] === 'x' || name[1] === 'X';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  if (!(code > 0x1f && code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff)) return null;
  return String.fromCodePoint(code);
}
