import type { SourceRange } from '../../model/source-text';

/** Lines in a row that must count up by one before their numbers are the margin's. */
const LINES = 3;

/** Caption times, line numbers and page-foot notes: what stands between the words of a sentence. */
export function findLayoutRanges(text: string): SourceRange[] {
  const ranges = [...captionTimes(text), ...lineNumbers(text), ...footNotes(text)];
  return ranges.sort((a, b) => a.start - b.start || b.end - a.end);
}

/** WebVTT and SubRip cues with the number above them, and times alone on a line or before it. */
function captionTimes(text: string): SourceRange[] {
  const cues = [
    ...text.matchAll(
      /^(?:\d{1,6}[ \t]*\n)?(?:\d{1,2}:)?\d{1,2}:\d{2}[.,]\d{1,3}[ \t]+-->[ \t]+\S.*$/gm,
    ),
  ];
  if (cues.length > 0) return cues.map((cue) => rangeOf('caption-time', cue));
  const times: SourceRange[] = [];
  let last = 0;
  for (const time of text.matchAll(/^[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}[\])]?(?=\s)/gm)) {
    const now = seconds(time[0]);
    if (now < last) return [];
    last = now;
    times.push(rangeOf('caption-time', time));
  }
  return times.length >= LINES ? times : [];
}

function seconds(time: string): number {
  return (time.match(/\d+/g) ?? []).reduce((sum, part) => sum * 60 + Number(part), 0);
}

/**
 * A number at the start of each line that counts up. Years at line starts are a table, not a margin. Some texts
 * have millions of numbered lines, so no match is kept but those of a run.
 */
function lineNumbers(text: string): SourceRange[] {
  const ranges: SourceRange[] = [];
  let run: SourceRange[] = [];
  let last = 0;
  const close = (): void => {
    const first = last - run.length + 1;
    if (run.length >= LINES && !isYear(first)) for (const range of run) ranges.push(range);
    run = [];
  };
  for (const number of text.matchAll(/^[ \t]*(\d{1,5})(?=[ \t]+\S|[ \t]*$)/gm)) {
    const value = Number(number[1]);
    const before = run.at(-1);
    if (before !== undefined && !(value === last + 1 && isNextLine(text, before, number.index)))
      close();
    run.push(rangeOf('line-number', number));
    last = value;
  }
  close();
  return ranges;
}

/** Nothing but white space stands between the numbered line and this offset. */
function isNextLine(text: string, { start }: SourceRange, at: number): boolean {
  return text.slice(text.indexOf('\n', start), at).trim() === '';
}

function isYear(value: number): boolean {
  return value >= 1_500 && value <= 2_100;
}

/** Below a ruled line at the foot of a page: kept in the text, but a sentence may run across it. */
function footNotes(text: string): SourceRange[] {
  const notes = text.matchAll(/^_{3,}[ \t]*\n(?:(?:\d{1,3}|[*†‡§])[ \t]+\S.*(?:\n|$)){1,20}/gm);
  return [...notes].map((note) => rangeOf('note', note));
}

function rangeOf(kind: SourceRange['kind'], match: RegExpMatchArray): SourceRange {
  const start = match.index ?? 0;
  return { kind, start, end: start + match[0].trimEnd().length };
}
