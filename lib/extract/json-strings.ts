import { MIN_DATA_CHARS } from './thresholds';

/** All strings long enough to be prose, in order. Iterative: data may nest without end. */
export function* jsonStrings(value: unknown, minChars = MIN_DATA_CHARS): Generator<string> {
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string') {
      if (next.length >= minChars) yield next;
    } else if (typeof next === 'object' && next !== null) {
      const children = Object.values(next) as unknown[];
      for (let at = children.length - 1; at >= 0; at -= 1) rest.push(children[at]);
    }
  }
}

/** schema.org markup of a page whose text is not free to read. */
export function isNotFree(value: unknown): boolean {
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, child] of Object.entries(next) as [string, unknown][]) {
      if (name === 'isAccessibleForFree' && isFalse(child)) return true;
      if (typeof child === 'object') rest.push(child);
    }
  }
  return false;
}

/** Pages write the word as often as the value. */
function isFalse(value: unknown): boolean {
  return value === false || (typeof value === 'string' && /^(?:.*\/)?false$/i.test(value));
}
