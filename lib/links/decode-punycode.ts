/**
 * Decodes one label of a host name (without its `xn--`), or null where it is not valid.
 * RFC 3492; browsers only offer the other direction. Linear but for the insertions, and a label has
 * at most 63 letters.
 */
export function decodePunycode(label: string): string | null {
  const split = label.lastIndexOf('-');
  const output = [...label.slice(0, Math.max(split, 0))];
  const digits = [...label.slice(split + 1)].map(digitOf);
  let code = FIRST_CODE;
  let index = 0;
  let bias = FIRST_BIAS;
  for (let at = 0; at < digits.length; ) {
    const step = readNumber(digits, at, bias);
    if (step === null) return null;
    const length = output.length + 1;
    bias = adapt(step.value, length, index === 0);
    index += step.value;
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff) return null;
    output.splice(index++, 0, String.fromCodePoint(code));
    at = step.next;
  }
  return output.join('');
}

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const FIRST_CODE = 128;
const FIRST_BIAS = 72;

function digitOf(letter: string): number {
  const value = Number.parseInt(letter, BASE);
  // `parseInt` counts 0–9 before a–z; punycode counts a–z before 0–9.
  return Number.isNaN(value) ? Number.NaN : (value + 26) % BASE;
}

/** One number of variable length: digits below their threshold end it. */
function readNumber(digits: number[], from: number, bias: number) {
  let value = 0;
  let weight = 1;
  for (let at = from, k = BASE; at < digits.length; at++, k += BASE) {
    const digit = digits[at]!;
    if (Number.isNaN(digit) || value > 0x7fffffff) return null;
    value += digit * weight;
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (digit < threshold) return { value, next: at + 1 };
    weight *= BASE - threshold;
  }
  return null;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + 38));
}
