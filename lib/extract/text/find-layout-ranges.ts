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
  const times = [...text.matchAll(/^[[(]?(?:\d{1,2}:)?\d{1,2}:\d{2}[\])]?(?=\s)/gm)];
  const isRising = times.every(
    (time, at) => at === 0 || seconds(times[at - 1]![0]) <= seconds(time[0]),
  );
  return times.length >= LINES && isRising
    ? times.map((time) => rangeOf('caption-time', time))
    : [];
}

function seconds(time: string): number {
  return (time.match(/\d+/g) ?? []).reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** A number at the start of each line that counts up. Years at line starts are a table, not a margin. */
function lineNumbers(text: string): SourceRange[] {
  const numbered = [...text.matchAll(/^[ \t]*(\d{1,5})(?=[ \t]+\S|[ \t]*$)/gm)];
  const ranges: SourceRange[] = [];
  let run: RegExpExecArray[] = [];
  const close = (): void => {
    if (run.length >= LINES && !isYear(run[0]!)) {
      for (const number of run) ranges.push(rangeOf('line-number', number));
    }
    run = [];
  };
  for (const number of numbered) {
    const before = run.at(-1);
    if (before !== undefined && !follows(text, before, number)) close();
    run.push(number);
  }
  close();
  return ranges;
}

function follows(text: string, before: RegExpExecArray, number: RegExpExecArray): boolean {
  if (Number(number[1]) !== Number(before[1]) + 1) return false;
  const lineEnd = text.indexOf('\n', before.index);
  return text.slice(lineEnd, number.index).trim() === '';
}

function isYear(number: RegExpExecArray): boolean {
  const value = Number(number[1]);
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
