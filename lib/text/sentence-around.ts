import type { Span } from '../model/span';
import { ABBREVIATIONS } from './abbreviations';

/** How far a sentence is followed to each side of the place, in UTF-16 units. */
const REACH = 280;

/**
 * The sentence (or sentences) that a place stands in, for showing: from the sentence end before it to
 * the one behind it, at most 280 units to each side. Linear in what it reads, whatever the text.
 */
export function sentenceAround(text: string, span: Span<'source'>): Span<'source'> {
  const start = sentenceStart(text, span.start);
  const end = sentenceEnd(text, span.end);
  return { start, end };
}

/** The same with the sentence before it and the one behind it, each within the same bounds. */
export function sentencesAround(text: string, span: Span<'source'>): Span<'source'> {
  const { start, end } = sentenceAround(text, span);
  let before = start;
  while (before > 0 && before > start - REACH && isBetween(text[before - 1] ?? '')) before--;
  let behind = end;
  while (behind < end + REACH && /\s/.test(text[behind] ?? 'x')) behind++;
  return {
    start: before === 0 ? start : sentenceStart(text, before),
    end: behind === text.length ? end : sentenceEnd(text, behind),
  };
}

/** What ends a sentence, closes quotation marks behind it or parts it from the next. */
function isBetween(char: string): boolean {
  return /[\s.?!\u2026\u061f\u06d4\u3002\uff01\uff1f\u0964"\u201d\u2019'»)\]\u300d\u300f]/.test(
    char,
  );
}

function sentenceStart(text: string, at: number): number {
  const floor = Math.max(0, at - REACH);
  let start = at;
  for (let i = at - 1; i >= floor; i--) {
    if (isEnd(text, i, at)) return skipSpace(text, i + 1, at);
    start = i;
  }
  return start > 0 ? wordStart(text, start, at) : skipSpace(text, 0, at);
}

function sentenceEnd(text: string, at: number): number {
  const ceiling = Math.min(text.length, at + REACH);
  for (let i = Math.max(at, 0); i < ceiling; i++) {
    if (isEnd(text, i, text.length)) return text[i] === '\n' ? i : closeQuotes(text, i + 1);
  }
  return ceiling === text.length ? ceiling : wordEnd(text, ceiling, at);
}

/** A sentence ends with the unit at `at`; what follows is read up to `limit` at most. */
function isEnd(text: string, at: number, limit: number): boolean {
  const char = text[at] ?? '';
  if (char === '\n') return isLineBoundary(text, at);
  if ('\u3002\uff01\uff1f\u0964'.includes(char)) return true;
  if (!'.?!\u2026\u061f\u06d4'.includes(char)) return false;
  const after = closeQuotes(text, at + 1);
  if (after < limit && !/\s/.test(text[after] ?? ' ')) return false;
  const next = text.slice(after, after + 6).trimStart()[0] ?? '';
  if (/\p{Ll}/u.test(next)) return false;
  return char !== '.' || !isAbbreviation(text, at, text.slice(after, after + 16).trimStart());
}

/** A blank line always parts; a single line end does when the next line begins like a sentence. */
function isLineBoundary(text: string, at: number): boolean {
  const next = text.slice(at + 1, at + 12).replace(/^[ \t\r]+/, '')[0] ?? '\n';
  if (next === '\n') return true;
  return !/\p{Ll}/u.test(next) && /[^\p{L}\p{N},;-]\s*$/u.test(text.slice(Math.max(0, at - 3), at));
}

/** What stands in front of the full stop at `at` is a word in short, an initial or an ordinal in figures. */
function isAbbreviation(text: string, at: number, next: string): boolean {
  const before = text.slice(Math.max(0, at - 16), at);
  if (/(?:^|[\s(])\d{1,2}$/.test(before)) return ORDINAL.test(before) || BEHIND_ORDINAL.test(next);
  const word = /\p{L}+$/u.exec(before)?.[0] ?? '';
  if (MAY_END.test(before) && !/\p{Ll}\.\s\p{Lu}$/u.test(before)) return !OPENER.test(next);
  return ABBREVIATIONS.has(word.toLowerCase());
}

/** Initials, U.S., p.m. and firms: a sentence may end with them, and does before a word that begins one. */
const MAY_END = /(?:^|[^\p{L}])(?:\p{Lu}|\p{L}\.\s?\p{L}|corp|inc|ltd|co|bros|jr|sr|etc|al)$/iu;
const OPENER =
  /^(?:The|This|That|These|Those|It|Its|He|She|They|We|But|And|However|In|On|At|An?|There|When|After|Before|Its|Der|Die|Das|Er|Sie|Es|Im|Le|La|Les|Il|Elle|El|Los|Las)\s/;

/** Languages that write ordinals with a full stop: am 22., den 3., im 19. Jahrhundert. */
const ORDINAL = /(?:(?:^|[^I]\s)am|vom|zum|beim|im|des|dem|den|der|dnia)\s\d{1,2}$/i;
const BEHIND_ORDINAL =
  /^(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|Jahrhundert|Jh|Lebensjahr|Klasse|Etage|Weltkrieg|Yüzyıl)/;

function closeQuotes(text: string, at: number): number {
  let end = at;
  while (
    end < text.length &&
    end < at + 4 &&
    '"\u201d\u2019\'»)]\u300d\u300f'.includes(text[end] ?? ' ')
  )
    end++;
  return end;
}

function skipSpace(text: string, from: number, limit: number): number {
  let at = from;
  while (at < limit && /[\s"\u201d\u2019'»)\]]/.test(text[at] ?? 'x')) at++;
  return at;
}

/** Moves a cut inside a word forward to the next one, a few units at most. */
function wordStart(text: string, at: number, limit: number): number {
  const space = text.slice(at, Math.min(limit, at + 40)).search(/\s/);
  return space < 0 ? at : skipSpace(text, at + space, limit);
}

function wordEnd(text: string, at: number, limit: number): number {
  const piece = text.slice(Math.max(limit, at - 40), at);
  const space = piece.search(/\s\S*$/);
  return space < 0 ? at : at - piece.length + space;
}
