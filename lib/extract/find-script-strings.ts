import { MIN_DATA_CHARS } from './thresholds';

/** Names under which pages hand their content to their own scripts. */
const STATE =
  /__NUXT__|__APOLLO_STATE__|__PRELOADED_STATE__|__INITIAL_STATE__|__INITIAL_DATA__|__next_f|__remixContext|__sveltekit|ytInitialData|ytInitialPlayerResponse|_sharedData/;

/**
 * Finds the prose in a script that carries the page's data. The script is not run and not parsed:
 * string literals are cut out by a linear scan, so at worst something is missed or is nonsense.
 */
export function* findScriptStrings(script: string): Generator<string> {
  if (!STATE.test(script)) return;
  for (const text of literals(script)) {
    // A state inside a string ("[1,\"…\"]") holds strings of its own.
    const inner = [...literals(text)];
    if (inner.length > 0) yield* inner;
    else yield text;
  }
}

/** Units of one literal that are read: a record of all it says would not be kept. */
const MAX_LITERAL_CHARS = 2_000_000;

/** Contents of string literals long enough to be prose, with their escapes undone. */
function* literals(script: string): Generator<string> {
  let at = nextQuote(script, 0);
  while (at < script.length) {
    const end = endOfLiteral(script, at);
    if (end - at > MIN_DATA_CHARS) {
      const text = undoEscapes(script.slice(at + 1, Math.min(end, at + 1 + MAX_LITERAL_CHARS)));
      if (text.includes(' ')) yield text;
    }
    at = nextQuote(script, end + 1);
  }
}

function nextQuote(script: string, from: number): number {
  let at = from;
  while (at < script.length && script[at] !== '"' && script[at] !== "'") at += 1;
  return at;
}

/** Offset of the closing quote; of the line end, if there is none before it. */
function endOfLiteral(script: string, start: number): number {
  const quote = script[start];
  let at = start + 1;
  while (at < script.length && script[at] !== quote && script[at] !== '\n') {
    at += script[at] === '\\' ? 2 : 1;
  }
  return Math.min(at, script.length);
}

/** By hand: a replacement that is called for each of a million escapes costs seconds and half a gigabyte. */
function undoEscapes(literal: string): string {
  let plain = '';
  let from = 0;
  for (let at = literal.indexOf('\\'); at >= 0; at = literal.indexOf('\\', from)) {
    const char = literal[at + 1];
    if (char === undefined) break;
    const digits = literal.slice(at + 2, at + 2 + (DIGITS[char] ?? 0));
    const isCode = digits.length === DIGITS[char] && /^[\da-fA-F]+$/.test(digits);
    plain += literal.slice(from, at);
    plain += isCode ? String.fromCharCode(Number.parseInt(digits, 16)) : (SINGLE[char] ?? char);
    from = at + 2 + (isCode ? digits.length : 0);
  }
  return from === 0 ? literal : plain + literal.slice(from);
}

/** Figures behind \u and \x. */
const DIGITS: Readonly<Record<string, number>> = { u: 4, x: 2 };

const SINGLE: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', b: '', f: '\n' };
