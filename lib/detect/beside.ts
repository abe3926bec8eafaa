/** Whether a quotation mark at an offset stands where one opens: after a space, a bracket, a dash … */
export function opensAt(text: string, offset: number): boolean {
  const next = text.charAt(offset + 1);
  if (next === '' || /[\s.,;:!?)\]}]/.test(next)) return false;
  const before = text.charAt(offset - 1);
  return before === '' || BEFORE_OPENING.test(before) || isCjk(before);
}

const BEFORE_OPENING = /[\s([{—–\-:*_“„«‘'「『（【]/;

/** Whether it stands where one closes: behind a word, or before a space or the sentence's own marks. */
export function closesAt(text: string, offset: number): boolean {
  const before = text.charAt(offset - 1);
  return before !== '' && (!/\s/.test(before) || /^[\s.,;:!?)\]]?$/.test(text.charAt(offset + 1)));
}

/** Scripts and punctuation that are written without spaces. */
function isCjk(char: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff65]/u.test(
    char,
  );
}
