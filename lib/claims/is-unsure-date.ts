import { plainDigits } from '../text/fold-token';
import { placesOf } from '../verify/find-runs';
import type { StreamIndex } from '../verify/index-stream';
import { dateAround } from './find-date';
import { placesBetween } from './loose-table';
import type { ClaimDate } from './read-date';
import { MOST_PLACES } from './thresholds';
import { rawAt } from './token-text';
import { monthNames } from './words/months';

/**
 * Question: could a date that was not found stand in this text in some manner that is not read? A decade
 * could where one of its years stands; a year where its figures are a part of something; a day and a month
 * where both stand in one run of figures.
 */
export function isUnsureDate(date: ClaimDate, stream: StreamIndex, language: string): boolean {
  if (date.isDecade) return placesBetween(date.year!, date.year! + 9, stream, 1).length > 0;
  if (date.month === null) return isPartOfSomething(date.year!, stream);
  if (date.days.length === 0) return hasPair(date, stream);
  if (date.year !== null && !hasYear(date.year, stream)) return false;
  return hasPair(date, stream) || isBesideMonth(date, stream, language);
}

/** A token that is the year alone was looked at already. */
function isPartOfSomething(year: number, stream: StreamIndex): boolean {
  const places = placesBetween(year, year, stream, MOST_PLACES);
  return places.some((p) => /\D/.test(plainDigits(rawAt(stream, p)).replace(/^\D+|\D+$/g, '')));
}

function hasYear(year: number, stream: StreamIndex): boolean {
  return (
    placesBetween(year, year, stream, 1).length > 0 ||
    placesBetween(year % 100, year % 100, stream, 1).length > 0
  );
}

/** Figures beside one another that may be a day and a month, or a month and a year. */
const PAIR = /(?<!\d)(\d{1,4})(?=[./-](\d{1,4})(?!\d))/g;

const tables = new WeakMap<StreamIndex, ReadonlySet<string>>();

/** All pairs of a page that one point, slash or hyphen parts (5.03, 14/03, 01.2015), each in both orders. */
function pairsIn(stream: StreamIndex): ReadonlySet<string> {
  const known = tables.get(stream);
  if (known !== undefined) return known;
  const pairs = new Set<string>();
  for (const [, a, b] of plainDigits(stream.text).matchAll(PAIR)) {
    pairs.add(`${Number(a)} ${Number(b)}`);
    pairs.add(`${Number(b)} ${Number(a)}`);
  }
  tables.set(stream, pairs);
  return pairs;
}

function hasPair({ month, days, year }: ClaimDate, stream: StreamIndex): boolean {
  const pairs = pairsIn(stream);
  const beside = days.length > 0 ? days : [year];
  return beside.every((one) => pairs.has(`${one} ${month}`));
}

/** Tokens between a month's name and the day, where it stands in no order that is read. */
const REACH = 4;

function isBesideMonth({ month, days }: ClaimDate, stream: StreamIndex, language: string): boolean {
  for (const [key, number] of monthNames(language)) {
    if (number !== month) continue;
    for (const p of placesOf(key, stream).positions)
      if (!isReadAt(p, stream, language) && days.every((day) => isDayNear(day, p, stream)))
        return true;
  }
  return false;
}

/** A date that is read with its day is another one. */
function isReadAt(p: number, stream: StreamIndex, language: string): boolean {
  return (dateAround(p, stream, language)?.days.length ?? 0) > 0;
}

function isDayNear(day: number, p: number, stream: StreamIndex): boolean {
  for (let i = p - REACH; i <= p + REACH; i++)
    if (Number.parseInt(plainDigits(rawAt(stream, i)), 10) === day) return true;
  return false;
}
