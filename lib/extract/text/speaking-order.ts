/**
 * Question: do the letters of a Hebrew or Arabic text layer stand in the order in which they are spoken,
 * or in that of the page, from left to right? Some letters stand only at the end of a word. Where they
 * begin words instead, every line was written down from the wrong side and is turned; figures and Latin
 * words in it keep their order. A text too short to tell is left as it is.
 */
export type LetterOrder = 'spoken' | 'page' | 'unknown';

/** Hebrew final forms, and Arabic tāʾ marbūṭa and alif maqṣūra in all their shapes. */
const FINAL = 'ךםןףץةى\ufe93\ufe94\ufeef\ufef0';
const FINAL_AT_START = new RegExp(`(?<![\\p{L}\\p{M}])[${FINAL}](?=\\p{L})`, 'gu');
const FINAL_AT_END = new RegExp(`(?<=[\\p{L}\\p{M}])[${FINAL}](?![\\p{L}\\p{M}])`, 'gu');
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/gu;

/** How many times more often one order must be seen than the other. */
const CLEARLY = 4;

/** null: hardly anything in the text runs from right to left. */
export function letterOrder(text: string): LetterOrder | null {
  const sample = text.slice(0, 20_000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if ((sample.match(RIGHT_TO_LEFT)?.length ?? 0) <= letters / 2) return null;
  const starts = sample.match(FINAL_AT_START)?.length ?? 0;
  const ends = sample.match(FINAL_AT_END)?.length ?? 0;
  if (starts > ends * CLEARLY) return 'page';
  return ends > starts * CLEARLY ? 'spoken' : 'unknown';
}

/** Lines in the order of the page → the same lines as they are spoken. */
export function turnLines(text: string): string {
  return text.split('\n').map(turnLine).join('\n');
}

function turnLine(line: string): string {
  if (line.search(RIGHT_TO_LEFT) < 0) return line;
  return mirror(reverse(line)).replace(LEFT_TO_RIGHT, (run) => reverse(mirror(run)));
}

/** Figures and Latin words with what stands between them. */
const LEFT_TO_RIGHT =
  /[\p{Script=Latin}\p{N}](?:[^\p{Script=Hebrew}\p{Script=Arabic}\n]*[\p{Script=Latin}\p{N}])?/gu;

function reverse(text: string): string {
  return (text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).reverse().join('');
}

const PAIRS = '()[]{}<>«»';

function mirror(text: string): string {
  return text.replace(/[()[\]{}<>«»]/g, (sign) => PAIRS[PAIRS.indexOf(sign) ^ 1] ?? sign);
}
