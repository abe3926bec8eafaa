import type { RangeKind, SourceText } from '../model/source-text';
import { MARK, WORD } from '../text/token';
import type { TokenBuffer } from '../text/token-buffer';
import { type Item, itemAt, listItems, mayOpenItem } from './find-list-marks';
import { TokenFinder } from './token-finder';

/** A stretch of tokens that a quote may leave out as a whole. */
export interface Skip {
  /** First token and the token behind the last. */
  readonly from: number;
  readonly to: number;
  /** UTF-16 range, brackets included. */
  readonly start: number;
  readonly end: number;
  /** A reference or note mark; layout of the page; an enumeration letter, which is part of the text. */
  readonly kind: 'mark' | 'layout' | 'letter';
}

export interface Skips {
  readonly byFirst: ReadonlyMap<number, Skip>;
  /** By the token behind the last one, for walking to the left. */
  readonly byEnd: ReadonlyMap<number, Skip>;
}

/** Finds what may be left out: ranges the extraction marked, and marks plain text shows by their form. */
export function findSkips(text: string, tokens: TokenBuffer, source: SourceText): Skips {
  const byFirst = new Map<number, Skip>();
  const byEnd = new Map<number, Skip>();
  const add = (skip: Skip): void => {
    if (skip.from >= skip.to || byFirst.has(skip.from) || byEnd.has(skip.to)) return;
    byFirst.set(skip.from, skip);
    byEnd.set(skip.to, skip);
  };
  for (const skip of rangeSkips(tokens, source)) add(skip);
  let last = -1;
  const items: Item[] = [];
  for (const i of tokensToSee(text, tokens)) {
    const skip = i === last ? null : markAt(text, tokens, i);
    if (skip !== null) add(skip);
    const item = i === last ? null : itemAt(text, tokens, i);
    if (item !== null) items.push(item);
    last = i;
  }
  for (const skip of listItems(items)) add(skip);
  return { byFirst, byEnd };
}

const SKIPPED: Partial<Record<RangeKind, Skip['kind']>> = {
  'reference-mark': 'mark',
  note: 'mark',
  ruby: 'layout',
  'caption-time': 'layout',
  'line-number': 'layout',
  'star-page': 'layout',
  'list-mark': 'layout',
};

function* rangeSkips(tokens: TokenBuffer, source: SourceText): Generator<Skip> {
  let i = 0;
  for (const range of source.ranges) {
    const kind = SKIPPED[range.kind];
    if (kind === undefined) continue;
    while (i < tokens.count && tokens.starts[i]! < range.start) i++;
    let to = i;
    while (to < tokens.count && tokens.ends[to]! <= range.end) to++;
    yield { from: i, to, start: range.start, end: range.end, kind };
  }
}

/**
 * The tokens at which a mark may begin, rising: behind a bracket or an asterisk, a raised figure, or
 * figures at the beginning of a line. The platform searches for single units many times faster than a
 * loop over all tokens looks at them, and most texts hold few. Sorting merges five rising lists.
 */
function tokensToSee(text: string, tokens: TokenBuffer): number[] {
  const seen: number[] = tokens.count > 0 ? [0] : [];
  const see = (
    mark: string,
    mayOpen: (text: string, at: number) => boolean,
    ahead: number,
  ): void => {
    const finder = new TokenFinder(tokens);
    for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) {
      if (!mayOpen(text, at)) continue;
      const i = finder.startingFrom(at + 1);
      if (i < tokens.count && tokens.starts[i]! <= at + ahead) seen.push(i);
    }
  };
  see('[', isNoRun, 2);
  see('*', isBeforeFigure, 1);
  see('(', isClosedSoon, 1);
  see('\n', mayOpenItem, 5);
  const { kinds, count } = tokens;
  for (let i = kinds.indexOf(MARK); i >= 0 && i < count; i = kinds.indexOf(MARK, i + 1))
    seen.push(i);
  return seen.sort((a, b) => a - b);
}

/** A bracket with two more behind it holds nothing yet; some texts have millions in a row. */
function isNoRun(text: string, at: number): boolean {
  return text.charCodeAt(at + 1) !== 0x5b || text.charCodeAt(at + 2) !== 0x5b;
}

/** Not more than the four units of an enumeration stand in the bracket. */
function isClosedSoon(text: string, at: number): boolean {
  for (let next = at + 2; next < at + 6 && next < text.length; next++)
    if (text.charCodeAt(next) === 0x29) return true;
  return false;
}

/** The figures that the marks below are made of are those of ASCII, whatever the script of the text. */
function isBeforeFigure(text: string, at: number): boolean {
  const unit = text.charCodeAt(at + 1);
  return unit >= 0x30 && unit <= 0x39;
}

/** The skip that begins with token i by the look of the text around it; looks 48 units ahead. */
function markAt(text: string, tokens: TokenBuffer, i: number): Skip | null {
  const start = tokens.starts[i]!;
  if (tokens.kinds[i] === MARK) return plain(tokens, i, i + 1, 'mark');
  const before = text.charCodeAt(start - 1);
  if (before === 0x5b || text.charCodeAt(start - 2) === 0x5b) return bracketed(text, tokens, i);
  if (before === 0x2a) return starPage(text, tokens, i);
  if (before === 0x28) return enumeration(text, tokens, i);
  return captionTime(text, tokens, i);
}

function plain(tokens: TokenBuffer, from: number, to: number, kind: Skip['kind']): Skip {
  return { from, to, start: tokens.starts[from]!, end: tokens.ends[to - 1]!, kind };
}

/** Notes and requests of editors in brackets, as the encyclopedias of many languages write them. */
const NOTE_WORDS =
  'note|nb|n|anm\\.?|nota|noot|not|przyp\\.?|uwaga|прим\\.?|к|σημ\\.?|注|註|注釈|주|ملاحظة|הערה|टिप्पणी';
const REQUESTS =
  'edit|citation needed|clarification needed|better source needed|page needed|update|who\\?|when\\?|réf\\. nécessaire|modifier|cita requerida|editar|carece de fontes|senza fonte|modifica|Bearbeiten|bron\\?|источник не указан[^\\]]{0,20}|править|kaynak belirtilmeli|要出典|来源请求|來源請求|출처 필요|cần dẫn nguồn';
const REFERENCE = new RegExp(
  `^\\[ ?(?:\\*?\\p{Nd}{1,4}|[a-z]|(?:${NOTE_WORDS}) ?\\d{1,3}|\\^\\w{1,20}|${REQUESTS})(?: ?[,;\\u2013-] ?\\p{Nd}{1,4})* ?\\](?::\\d{1,4}(?:[-\\u2013]\\d{1,4})?(?!\\w))?`,
  'iu',
);

/** [12], [ 3 , 5 ], [a], [^1], [citation needed], [*235]; [30S] and [4Fe-4S] have another form. */
function bracketed(text: string, tokens: TokenBuffer, i: number): Skip | null {
  const first = tokens.starts[i]!;
  const open =
    text.lastIndexOf('[', first - 1) >= first - 2 ? text.lastIndexOf('[', first - 1) : -1;
  const found = open < 0 ? null : REFERENCE.exec(text.slice(open, open + 48));
  if (found === null || /^\[x\]$/i.test(found[0])) return null;
  const end = open + found[0].length;
  let to = i;
  while (to < tokens.count && tokens.ends[to]! <= end) to++;
  return { from: i, to, start: open, end, kind: 'mark' };
}

/** A page of the printed edition: *235 between two words. */
function starPage(text: string, tokens: TokenBuffer, i: number): Skip | null {
  const around = text.slice(tokens.starts[i]! - 2, tokens.ends[i]! + 1);
  if (!/^\s\*\d{1,4}\s$/.test(around)) return null;
  return { from: i, to: i + 1, start: tokens.starts[i]! - 1, end: tokens.ends[i]!, kind: 'layout' };
}

/** (a), (iv), (3) in front of a sentence: part of the text, but left out by nearly everybody. */
function enumeration(text: string, tokens: TokenBuffer, i: number): Skip | null {
  const start = tokens.starts[i]! - 1;
  const around = text.slice(Math.max(0, start - 2), start + 8);
  const lead = start < 2 ? around.slice(0, start) : around.slice(0, 2);
  if (!/^(?:|.*[.;:,!?\n]\s*|\n)$/s.test(lead) || tokens.kinds[i] === undefined) return null;
  if (!/^\((?:[a-z]|[ivx]{1,4}|\d{1,2})\)\s\p{L}/u.test(text.slice(start, start + 9))) return null;
  return { from: i, to: i + 1, start, end: tokens.ends[i]! + 1, kind: 'letter' };
}

/** A time alone on its line between lines of speech. */
function captionTime(text: string, tokens: TokenBuffer, i: number): Skip | null {
  if (tokens.kinds[i] === WORD) return null;
  const start = tokens.starts[i]!;
  const end = tokens.ends[i]!;
  const isAlone =
    (start === 0 || text[start - 1] === '\n') &&
    (end === text.length || /[\r\n]/.test(text[end] ?? ''));
  if (
    !isAlone ||
    !/^\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?$/.test(text.slice(start, Math.min(end, start + 16)))
  )
    return null;
  return plain(tokens, i, i + 1, 'layout');
}
