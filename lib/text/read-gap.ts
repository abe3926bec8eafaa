import { ALPHA, COMBINING, classAt, classOf, DIGIT, IDEO, LINE, NOISE, SPACE } from './char-class';

/** What stands between two tokens, reduced to what a reader would call a difference. */
export interface Gap {
  /**
   * Punctuation in order, one character each, typography folded. Dashes by use: H hyphen inside a
   * compound, E en dash between two words, D dash between phrases, L hyphen at a line end, S hyphen
   * left hanging ("Ein- und").
   */
  readonly marks: string;
  readonly hasSpace: boolean;
  readonly hasLine: boolean;
  readonly hasCell: boolean;
}

const QUOTES =
  '"\u201c\u201d\u201e\u201f\u00ab\u00bb\u2039\u203a\u2018\u2019\u201a\u201b\'`\u00b4\uff02\uff07\u300c\u300d\u300e\u300f\u301d\u301e\u301f\u2032\u2033\u02bc\u02bb\u02b9';
const SILENT = `${QUOTES}_\u2022\u2023\u25cf\u25cb\u25aa\u25ab\u25e6\u25a0\u2666\u2020\u2021\u2122\u00ae\u00a9\ufffc`;
const HYPHENS = '-\u2010\u2011\u05be\uff0d\ufe63\u00ad';
const DASHES = `${HYPHENS}\u2012\u2013\u2014\u2015\u2212\u2e3a\u2e3b\u301c`;
const FOLDED: Readonly<Record<string, string>> = {
  '\uff0c': ',',
  '\u060c': ',',
  '\uff0e': '.',
  '\u3002': '.',
  '\uff61': '.',
  '\u0964': '.',
  '\u06d4': '.',
  '\uff1a': ':',
  '\uff1b': ';',
  '\u061b': ';',
  '\u037e': ';',
  '\uff1f': '?',
  '\u061f': '?',
  '\uff01': '!',
  '\uff08': '(',
  '\uff09': ')',
  '\uff3b': '[',
  '\uff3d': ']',
  '\u3010': '[',
  '\u3011': ']',
  '\u2044': '/',
  '\uff0f': '/',
  '\u2025': '..',
  '\u2026': '...',
  '\u22ef': '...',
};
/** More marks than this in one gap are not compared one by one. */
const MOST_MARKS = 64;

/** Reads text[from, to), the stretch between two tokens. Linear in the stretch. */
export function readGap(text: string, from: number, to: number): Gap {
  const gap = { marks: '', hasSpace: false, hasLine: false, hasCell: false };
  let at = from;
  while (at < to) at = takeOne(text, at, from, to, gap);
  return gap;
}

interface OpenGap {
  marks: string;
  hasSpace: boolean;
  hasLine: boolean;
  hasCell: boolean;
}

function takeOne(text: string, at: number, from: number, to: number, gap: OpenGap): number {
  const char = text[at] ?? '';
  if (DASHES.includes(char)) return takeDash(text, at, to, gap);
  const kind = classOf(text.charCodeAt(at));
  if (kind === SPACE || kind === LINE) {
    gap.hasSpace = true;
    if (kind === LINE) gap.hasLine = true;
    if (char === '\t') gap.hasCell = true;
  } else if (char === '|' && !isGluedBothSides(text, at)) gap.hasCell = true;
  else if (char === '*' || char === '~') {
    if (isGluedBothSides(text, at) && at === from && at + 1 === to) add(gap, char);
  } else if (char === '!' && isPrefix(text, at)) add(gap, NOT);
  else if (kind !== NOISE && !SILENT.includes(char)) add(gap, FOLDED[char] ?? char);
  return at + 1;
}

/** The operator "not" of code: glued to the word behind it, free before. */
const NOT = '\u00ac';

function isPrefix(text: string, at: number): boolean {
  return isWordUnit(text, at + 1) && (at === 0 || /[\s(]/.test(text[at - 1] ?? ' '));
}

function add(gap: OpenGap, mark: string): void {
  if (gap.marks.length < MOST_MARKS) gap.marks += mark;
}

/** A run of dashes (with nothing or invisible characters between) is one mark, named by its use. */
function takeDash(text: string, at: number, to: number, gap: OpenGap): number {
  let end = at + 1;
  while (end < to && DASHES.includes(text[end] ?? '')) end++;
  const first = text[at] ?? '';
  const isSoft = first === '\u00ad' && end === at + 1;
  const use = dashUse(text, at, end, to);
  if (!isSoft || use === 'L') add(gap, use);
  return end;
}

function dashUse(text: string, at: number, end: number, to: number): string {
  const first = text[at] ?? '';
  const isGluedLeft = at > 0 && isWordUnit(text, at - 1);
  if (
    end - at === 1 &&
    isGluedLeft &&
    (HYPHENS.includes(first) || first === '\u2013' || first === '\u2212')
  ) {
    const after = skipNoise(text, end, to);
    if (after >= text.length) return 'S';
    if (isWordUnit(text, after)) return first === '\u2013' ? 'E' : 'H';
    if (classOf(text.charCodeAt(after)) === LINE || isLineAhead(text, after, to)) return 'L';
    return first === '\u2013' || classOf(text.charCodeAt(after)) !== SPACE ? 'D' : 'S';
  }
  return end - at === 1 && first === '\u2013' && isGluedLeft ? 'E' : 'D';
}

/** Spaces before a line end count as the line end; looks a few units ahead only. */
function isLineAhead(text: string, at: number, to: number): boolean {
  let next = at;
  while (next < to && next < at + 4 && classOf(text.charCodeAt(next)) === SPACE) next++;
  return next < to && classOf(text.charCodeAt(next)) === LINE;
}

function skipNoise(text: string, at: number, to: number): number {
  let next = at;
  while (next < to && classOf(text.charCodeAt(next)) === NOISE) next++;
  return next;
}

function isGluedBothSides(text: string, at: number): boolean {
  return at > 0 && at + 1 < text.length && isWordUnit(text, at - 1) && isWordUnit(text, at + 1);
}

/** The code unit is part of a letter or a figure. */
export function isWordUnit(text: string, at: number): boolean {
  if (at < 0 || at >= text.length) return false;
  const kind = classAt(text, at);
  if (kind === ALPHA || kind === DIGIT || kind === COMBINING || kind === IDEO) return true;
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff && at > 0 && classAt(text, at - 1) === ALPHA;
}
