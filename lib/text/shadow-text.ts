/**
 * Question: what does the text read like where a bad extractor left character references or tags in it?
 * Every reference is replaced by its character, every tag by nothing or a line end, and both are padded
 * with word joiners, which are noise, to their own length. So the shadow has the length of the text and every offset holds for both.
 */
export function shadowText(text: string): string {
  const decoded = text.includes('&') && text.includes(';') ? text.replace(REFERENCE, decode) : text;
  return decoded.includes('</') || decoded.includes('<br') ? withoutTags(decoded) : decoded;
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

/** Tags that change no word. Raised, lowered and struck text stays as it is: without its tags it lies. */
const TAG =
  /<(\/?)(b|i|em|strong|u|span|a|cite|q|small|mark|font|p|div|li|ul|ol|h[1-6]|blockquote|br)(?:\s[^<>]{0,300})?\/?>/gi;
const BREAKING = /^(?:p|div|li|ul|ol|h[1-6]|blockquote|br)$/i;

/** A name that only opens (Write <b> for bold) is text; one that opens and closes is markup. */
function withoutTags(text: string): string {
  const opened = new Set<string>();
  const closed = new Set<string>(['br']);
  for (const [, slash, name = ''] of text.matchAll(TAG))
    (slash === '' ? opened : closed).add(name.toLowerCase());
  return text.replace(TAG, (tag, _slash: string, name: string) => {
    const key = name.toLowerCase();
    if (!opened.has(key) || !closed.has(key)) return tag;
    return BREAKING.test(key) ? `\n${PADDING.repeat(tag.length - 1)}` : PADDING.repeat(tag.length);
  });
}
