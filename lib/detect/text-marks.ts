import { addressesIn } from './addresses-in';
import type { Block, RawMark, Stretch } from './block';
import type { NoteName } from './reference-list';

/** A citation that is plain characters: a number or a name in brackets, or an address. */
export interface TextMark extends Stretch {
  readonly label: string;
  readonly reference:
    | {
        readonly kind: 'notes';
        readonly names: readonly NoteName[];
        /** Whether it is a citation where nothing explains it: surely, perhaps, or not at all. */
        readonly unexplained: 'citation' | 'guess' | 'words';
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

/** `[1]`, `[2, 3]`, `[2–4]`, `[2, p. 14]`, `[^1]`, `[^name]`, `[cite: 5, 13]`, `[3†source]`, `【3†source】` */
function bracketed(text: string): TextMark[] {
  return [...text.matchAll(BRACKETED)].map((match) => {
    const [label, cite, plain, dagger, lens, name] = match;
    const isSure = cite !== undefined || dagger !== undefined || lens !== undefined;
    return {
      start: match.index,
      end: match.index + label.length,
      label,
      reference: {
        kind: 'notes',
        names: name === undefined ? numbersIn(plain ?? lens ?? '') : [name],
        unexplained: isSure ? 'citation' : 'guess',
      },
    };
  });
}

const BRACKETED =
  /\[(cite:\s?)?\^?(\d{1,3}(?:\s?[,;–-]\s?\^?\d{1,3}){0,20})(?:(†[^\]]{0,60})|,?\s?pp?\.\s?[\d–-]{1,12})?\]|【(\d{1,3})[^】]{0,60}】|\[\^([\p{L}\p{N}_-]{1,40})\]/gu;

/** `2–4` names everything between; a range that is no range (`9–2`) names its ends. */
function numbersIn(list: string): number[] {
  return list.split(/[,;]/).flatMap((part) => {
    const [first = 0, last = first] = (part.match(/\d+/g) ?? []).map(Number);
    const length = last - first + 1;
    if (length < 1 || length > 20) return [first, last];
    return Array.from({ length }, (_, i) => first + i);
  });
}

/**
 * A raised number, in markup or as its own characters, unless it is an exponent. Where nothing explains
 * it, it is a citation only behind a closing mark or the end of a sentence.
 */
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
    const unexplained = /["“”’»›」』.!?。]/.test(text.charAt(start - 1)) ? 'guess' : 'words';
    const names = numbersIn(digits);
    return [{ start, end, label, reference: { kind: 'notes', names, unexplained } }];
  });
}

const SUPERSCRIPTS = /[\u00b2\u00b3\u00b9\u2070\u2074-\u2079]+/g;

/**
 * A raised number behind a digit, a bracket, a single letter or a unit is a power; behind a year or a word in
 * brackets it is not.
 */
const EXPONENT =
  /(?:(?<!^\d{3})\d|(?<!\p{L}{2})\)|(?:^|[^\p{L}])(?:[a-z]|[kcmµn]m|ft|in|yd|mi))$/iu;

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
