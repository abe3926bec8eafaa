/**
 * The value of a field of an object that came from outside; undefined where there is none. Some libraries write
 * `start_index` for `startIndex`: either name is the field.
 */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const held = Object.hasOwn(value, name) ? name : underscored(name);
  return Object.hasOwn(value, held)
    ? (value as Readonly<Record<string, unknown>>)[held]
    : undefined;
}

const underscored = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export function textOf(value: unknown, name: string): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' ? text : '';
}

export function listOf(value: unknown, name: string): readonly unknown[] {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
}

/** Null for anything but a whole number from 0 on. */
export function offsetOf(value: unknown, name: string): number | null {
  const offset = fieldOf(value, name);
  return typeof offset === 'number' && Number.isInteger(offset) && offset >= 0 ? offset : null;
}

/** What is one thing or a list of such things, as a list. */
export function oneOrMore(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** The words of a message, which stand there as they are or in blocks. */
export function wordsOf(message: unknown): string {
  const content = fieldOf(message, 'content');
  if (typeof content === 'string') return content;
  return listOf(message, 'content')
    .filter((block) => textOf(block, 'type') === 'text')
    .map((block) => textOf(block, 'text'))
    .join('\n\n');
}

/** A message of the system that answers; some shapes name no role. */
export function isAnswer(message: unknown): boolean {
  return /^(?:|assistant|model)$/.test(textOf(message, 'role'));
}

export function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url) && URL.canParse(url);
}
