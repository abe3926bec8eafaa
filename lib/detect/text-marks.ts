import { addressesIn } from './addresses-in';
import type { Block, RawMark, Stretch } from './block';

/** A citation that is plain characters: a number in brackets, or an address. */
export interface TextMark extends Stretch {
  readonly label: string;
  readonly reference:
    | {
        readonly kind: 'numbers';
        readonly numbers: readonly number[] /** Its form says that it is a citation, even where nothing explains it. */;
        readonly isSure: boolean;
        readonly isRaised: boolean;
      }
    | { readonly kind: 'address'; readonly href: string };
}

/** Finds the marks in a block's text, outside code and outside what is a link already. */
export function findTextMarks(block: Block<RawMark>): TextMark[] {
  const found = [...bracketed(block.text), ...raised(block), ...addresses(block.text)];
  const taken = [...block.code, ...block.marks.filter(({ start, end }) => end > start)];
  return dropOverlaps(
    found.sort((a, b) => a.start - b.start),
    taken.sort((a, b) => a.start - b.start),
  );
}

/** `[1]`, `[2, 3]`, `[2–4]`, `[^1]`, `[cite: 5, 13]`, `【3†source】` */
function bracketed(text: string): TextMark[] {
  return [...text.matchAll(BRACKETED)].map(({ 0: label, 1: cite, 2: plain, 3: lens, index }) => ({
    start: index,
    end: index + label.length,
    label,
    reference: {
      kind: 'numbers',
      numbers: numbersIn(plain ?? lens ?? ''),
      isSure: cite !== undefined || lens !== undefined,
      isRaised: false,
    },
  }));
}

const BRACKETED =
  /\[(cite:\s?)?\^?(\d{1,3}(?:\s?[,;–-]\s?\^?\d{1,3}){0,20})\]|【(\d{1,3})[^】]{0,60}】/g;

/** `2–4` names everything between; a range that is no range (`9–2`) names its ends. */
function numbersIn(list: string): number[] {
  return list.split(/[,;]/).flatMap((part) => {
    const [first = 0, last = first] = (part.match(/\d+/g) ?? []).map(Number);
    const length = last - first + 1;
    if (length < 1 || length > 20) return [first, last];
    return Array.from({ length }, (_, i) => first + i);
  });
}

/** A raised number, in markup or as its own characters, unless it is an exponent. */
function raised({ text, raised }: Block<RawMark>): TextMark[] {
  const characters = [...text.matchAll(SUPERSCRIPTS)].map(({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
  }));
  return [...raised, ...characters].flatMap(({ start, end }) => {
    const label = text.slice(start, end);
    const digits = label.normalize('NFKC');
    if (!/^\s?\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,20}\s?$/.test(digits)) return [];
    if (EXPONENT.test(text.slice(Math.max(0, start - 4), start))) return [];
    const numbers = numbersIn(digits);
    return [
      { start, end, label, reference: { kind: 'numbers', numbers, isSure: false, isRaised: true } },
    ];
  });
}

const SUPERSCRIPTS = /[\u00b2\u00b3\u00b9\u2070\u2074-\u2079]+/g;

/** A raised number behind a digit, a bracket, a single letter or a unit is a power. */
const EXPONENT = /(?:[\d)]|(?:^|[^\p{L}])(?:[a-z]|[kcmµn]m|ft|in|yd|mi))$/iu;

function addresses(text: string): TextMark[] {
  return addressesIn(text).map(({ start, end, href }) => ({
    start,
    end,
    label: '',
    reference: { kind: 'address', href },
  }));
}

/** Both lists in order of their starts. */
function dropOverlaps(marks: TextMark[], taken: readonly Stretch[]): TextMark[] {
  let next = 0;
  let covered = 0;
  return marks.filter(({ start, end }) => {
    for (; next < taken.length && taken[next]!.start < end; next++) {
      covered = Math.max(covered, taken[next]!.end);
    }
    if (start < covered) return false;
    covered = Math.max(covered, end);
    return true;
  });
}
