import { ABBREVIATIONS } from '../text/abbreviations';

/** A stretch of the sentence in UTF-16 offsets, half-open; `opens` where a whole sentence begins. */
export interface Part {
  readonly start: number;
  readonly end: number;
  readonly opens: boolean;
}

/**
 * The cited words in parts, for showing each with its own details and never for a verdict: at sentence
 * ends, at semicolons, and where a conjunction behind a comma begins a clause of its own.
 */
export function splitParts(text: string): Part[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const cuts = [start, ...cutsIn(text.slice(start, end)).map((at) => start + at), end];
    return cuts.slice(0, -1).flatMap((from, i) => trimmed(text, from, cuts[i + 1]!, i === 0));
  });
}

function trimmed(text: string, from: number, to: number, opens: boolean): Part[] {
  const start = from + /^\s*/.exec(text.slice(from, to))![0].length;
  const end = start + text.slice(start, to).replace(/[\s;；]+$/, '').length;
  return end > start ? [{ start, end, opens }] : [];
}

/** One segmenter serves every language: its rules for sentence ends are those of Unicode. */
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

function sentencesOf(text: string): { start: number; end: number }[] {
  const sentences: { start: number; end: number }[] = [];
  for (const { segment, index } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && goesOn(text.slice(last.start, last.end), segment))
      last.end = index + segment.length;
    else sentences.push({ start: index, end: index + segment.length });
  }
  return sentences;
}

/** Behind "Dr.", an initial or a German ordinal, and before a small letter, no sentence has ended. */
function goesOn(before: string, after: string): boolean {
  if (/^\s*\p{Ll}/u.test(after)) return true;
  const word = /(?:^|[^\p{L}\p{N}])([\p{L}\p{N}]+)\.\s*$/u.exec(before)?.[1];
  if (word === undefined) return false;
  if (/^\d{1,2}$/.test(word))
    return /^\s*(?:\p{Lu}\p{L}+)/u.test(after) && / \d+\.\s*$/.test(before);
  return (
    /^\p{Lu}$/u.test(word) ||
    ABBREVIATIONS.has(word.toLowerCase()) ||
    /^(?:no|nos|vol|p)$/i.test(word)
  );
}

const CUT =
  /[;；]\s*|[,，、]\s*(?=(?:and|but|while|whereas|although|though|yet|which|und|aber|während|obwohl|sondern|et|mais|tandis|alors|y|pero|mientras|aunque|но|а|और|लेकिन)\s)|[,，](?=(?:但|而|然而|不过|尽管|同时|并且|しかし))/gu;

/** Words a part needs on each side to say something. */
const FEWEST_WORDS = 4;

function cutsIn(sentence: string): number[] {
  const cuts: number[] = [];
  for (const { 0: mark, index } of sentence.matchAll(CUT)) {
    const at = index + mark.length;
    const before = sentence.slice(cuts.at(-1) ?? 0, index);
    const after = sentence.slice(at);
    if (sizeOf(before) < FEWEST_WORDS || sizeOf(after) < FEWEST_WORDS) continue;
    if (/^[,，、]/.test(mark) && isList(before, after)) continue;
    cuts.push(at);
  }
  return cuts;
}

/** "A, B, and C": short pieces between commas are a list, and no clause begins behind its last comma. */
function isList(before: string, after: string): boolean {
  const lastItem = before.split(/[,，]/);
  return (
    lastItem.length > 1 && sizeOf(lastItem.at(-1)!) <= 3 && sizeOf(after.split(/[,.]/)[0]!) <= 5
  );
}

/** Words; of writing without spaces, two letters each. */
function sizeOf(text: string): number {
  const letters = text.match(/[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/gu)?.length ?? 0;
  return (text.match(/[\p{L}\p{N}\p{M}]+/gu)?.length ?? 0) + letters / 2;
}
