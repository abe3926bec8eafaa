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
  for (const [literal] of script.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g)) {
    if (literal.length < MIN_DATA_CHARS + 2) continue;
    const text = unescaped(literal.slice(1, -1));
    // A state inside a string ("[1,\"…\"]") holds strings of its own.
    const inner = /"(?:[^"\\\n]|\\.)*"/.test(text) ? [...innerStrings(text)] : [];
    if (inner.length > 0) yield* inner;
    else if (text.includes(' ')) yield text;
  }
}

function* innerStrings(text: string): Generator<string> {
  for (const [literal] of text.matchAll(/"(?:[^"\\\n]|\\.)*"/g)) {
    const inner = unescaped(literal.slice(1, -1));
    if (inner.length >= MIN_DATA_CHARS && inner.includes(' ')) yield inner;
  }
}

function unescaped(literal: string): string {
  return literal.replace(
    /\\(?:u([\da-fA-F]{4})|x([\da-fA-F]{2})|([\s\S]))/g,
    (_, unit, byte, char) => {
      const code = (unit ?? byte) as string | undefined;
      if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
      return SINGLE[char as string] ?? (char as string);
    },
  );
}

const SINGLE: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\n',
  t: '\t',
  b: '',
  f: '\n',
  v: '\n',
};
