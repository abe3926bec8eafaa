import { classOf, SURROGATE } from './char-class';

const OPERATORS = '=<>!&|~^+*';

/**
 * End of the sign that begins at `at`, or `at` when none does. A run of operator characters is one
 * sign (!=, ===, &&, ->); a lone !, |, * or ~~ is punctuation or markup and no sign.
 */
export function scanSign(text: string, at: number, isSymbol: boolean): number {
  const first = text[at] ?? '';
  if (OPERATORS.includes(first)) return operatorEnd(text, at);
  if ((first === '-' || first === '<') && text[at + 1] === '>') return at + 2;
  if (first === '\u00b0') return degreeEnd(text, at);
  if (first === '#' || first === '@') return at + 1;
  if (first === '[') return checkboxEnd(text, at);
  if (!isSymbol) return at;
  return at + (classOf(text.charCodeAt(at)) === SURROGATE ? 2 : 1);
}

/** The first two units decide before the run is walked, so a long run of one mark is walked once. */
function operatorEnd(text: string, at: number): number {
  const first = text[at] ?? '';
  const second = text[at + 1] ?? ' ';
  if (first === '*') return at;
  if (first === '!' && second !== '=') return at;
  if (first === '|' && second !== '|') return at;
  if (first === '~' && (second === '~' || text[at - 1] === '~')) return at;
  let end = at + 1;
  while (end < text.length && '=<>!&|~-'.includes(text[end] ?? '') && isOperatorTail(text, end))
    end++;
  return end;
}

/** A dash goes on only as the shaft of an arrow (<-, <->), never as the sign of a number (=-5). */
function isOperatorTail(text: string, at: number): boolean {
  if (text[at] !== '-') return true;
  return text[at - 1] === '<' && !(at + 1 < text.length && /[0-9.]/.test(text[at + 1] ?? ''));
}

/** °C, °F and °K are one sign, with a space inside or without; so is a lone degree. */
function degreeEnd(text: string, at: number): number {
  const scale = /^[ \u00a0\u2009\u202f]?[CFK](?![\p{L}\p{N}])/u.exec(text.slice(at + 1, at + 4));
  return at + 1 + (scale?.[0].length ?? 0);
}

/** [x] and [ ] in a list of tasks; behind a word it is an index or a reference. */
function checkboxEnd(text: string, at: number): number {
  const isGlued = at > 0 && /[\p{L}\p{N}\])]/u.test(text[at - 1] ?? ' ');
  return !isGlued && /^\[[ xX]\]/.test(text.slice(at, at + 3)) ? at + 3 : at;
}
