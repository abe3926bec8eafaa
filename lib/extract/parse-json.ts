/** Nobody's data is nested deeper; some millions of brackets end the process of a browser that parses them. */
const DEEPEST = 1_000;

/** Wrapped, because JSON may itself be `null`. */
export interface Json {
  readonly value: unknown;
}

/** null: not JSON. What is nested too deep is not parsed, and may be JSON or not. */
export function parseJson(text: string): Json | 'too-deep' | null {
  if (isTooDeep(text)) return 'too-deep';
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** The value of a JSON text that can be read; undefined, which no JSON text means, of any other. */
export function jsonValue(text: string): unknown {
  const parsed = parseJson(text);
  return parsed === null || parsed === 'too-deep' ? undefined : parsed.value;
}

/** One pass: brackets inside strings do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (isInString) {
      if (char === BACKSLASH) at++;
      else if (char === QUOTE) isInString = false;
    } else if (char === QUOTE) isInString = true;
    else if (char === OPEN_LIST || char === OPEN_OBJECT) {
      if (++depth > DEEPEST) return true;
    } else if (char === CLOSE_LIST || char === CLOSE_OBJECT) depth--;
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x5c, 0x5b, 0x5d, 0x7b, 0x7d,
] as const;
