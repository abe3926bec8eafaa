/** How far before a number its sign and the word before that are looked for, in UTF-16 units. */
const LOOK_BACK = 40;

/**
 * Does a sign, an operator or a bracket in front of the number at [start, end) belong to its value,
 * spaces between them or not? A hyphen or minus does; an en dash with spaces only behind a word that
 * asks for a value ("fell to – 5"), since between two phrases it is a dash ("4th century – 15th").
 */
export function hasSignBefore(
  text: string,
  start: number,
  end: number,
  isBracketShown: boolean,
): boolean {
  const before = text.slice(Math.max(0, start - LOOK_BACK), start);
  if (/\d[ \u00a0\u2009\u202f]+[,\u066b]$/.test(before)) return true;
  if (/\d\s?[~\u301c\uff5e\u223c]\s?$/.test(before)) return true;
  if (/[/\u2044\u221a^\u00b1\u2213]\s*$/.test(before)) return true;
  if (/\d[-\u2010\u2011] (?:to|or|and|bis|oder|und|à|a|o) $/.test(before)) return true;
  if (/[\p{L}\p{N})](?:\*| \* )$/u.test(before)) return true;
  if (!isBracketShown && /\($/.test(before) && isNegativeInBrackets(text.slice(start, start + 22)))
    return true;
  const dash = /[-\u2212\u2010\u2011\u2013]\s*$/.exec(before);
  if (dash === null || !isPlain(text.slice(start, Math.min(end, start + 40)))) return false;
  if (isListMark(text, start, before)) return false;
  return !/\s\u2013\s+$/.test(before) || ASKS_FOR_VALUE.test(before);
}

/** (500) in accounts is −500; a bare year in brackets, a range, a date or a time is no amount. */
export function isNegativeInBrackets(inside: string): boolean {
  const amount = /^([^\s)]{1,20})\)/.exec(inside)?.[1];
  return amount !== undefined && !/^(?:1\d{3}|20\d\d)$/.test(amount) && !/\d[-–:/]\d/.test(amount);
}

/** An ordinal, a date or a range has no sign. */
function isPlain(number: string): boolean {
  return /^[\d.,'\u2019 \u00a0\u2009\u202f^eE\u00b2\u00b3\u00b9\u2070-\u207b\u00bc-\u00be]+$/.test(
    number,
  );
}

const ASKS_FOR_VALUE =
  /(?:^|[(=<>\u2264\u2265\u2248,:]|\b(?:to|of|at|is|are|was|were|be|by|from|below|above|about|around|than|auf|von|bis|um|bei|à|de|est|es))\s*\u2013\s+$/i;

/** A dash at the start of a line is a list mark when a line beside it begins with one too. */
function isListMark(text: string, start: number, before: string): boolean {
  if (
    !/(?:^|\n)[ \t]*[-\u2013] +$/.test(before) ||
    (before.length === LOOK_BACK && !before.includes('\n'))
  )
    return false;
  const around = text.slice(Math.max(0, start - 300), start + 300);
  return (around.match(/(?:^|\n)[ \t]*[-\u2013] /g)?.length ?? 0) > 1;
}
