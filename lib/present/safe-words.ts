/** Longer stretches of foreign text are cut inside our own sentences; the card shows them whole. */
const LONGEST_IN_SENTENCE = 120;

/** Overrides turn letters around, so that a text reads as something it is not. */
const OVERRIDES = /[\u202d\u202e]/g;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const DIRECTION_CONTROLS = /[\u200e\u200f\u202a-\u202c\u2066-\u2069]/;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Whether any of its letters is of a script that is written from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Foreign text as it may be shown on a line of its own. */
export function withoutOverrides(text: string): string {
  return text.replace(OVERRIDES, '');
}

/**
 * Words of a page or an answer, made safe to stand inside a sentence of ours: short, on one line,
 * and unable to turn our words around. Plain left-to-right words get no invisible characters, so
 * that they can be searched for.
 */
export function safeWords(words: string): string {
  const line = shorten(withoutOverrides(words).replace(/\s+/g, ' ').trim());
  const turnsText = isRightToLeft(line) || DIRECTION_CONTROLS.test(line);
  return turnsText ? FIRST_STRONG_ISOLATE + line + POP_ISOLATE : line;
}

function shorten(text: string): string {
  const points = Array.from(text);
  if (points.length <= LONGEST_IN_SENTENCE) return text;
  return `${points.slice(0, LONGEST_IN_SENTENCE).join('').trimEnd()}…`;
}
