import type { Heading, RangeKind, SourceForm, SourceRange, SourceText } from '../model/source-text';
import type { SideKind } from '../model/span';
import type { Doubt } from '../model/verdict';
import { jsonValue } from './parse-json';

/** Media type of the snapshot of an open tab: the UTF-8 JSON of a `SourceText`. */
export const OPEN_TAB_TYPE = 'application/vnd.verbatim.source-text+json';

const FORMS: Readonly<Record<SourceForm, true>> = {
  html: true,
  pdf: true,
  text: true,
  markdown: true,
  json: true,
  feed: true,
  docx: true,
};
const RANGE_KINDS: Readonly<Record<RangeKind, true>> = {
  'reference-mark': true,
  superscript: true,
  subscript: true,
  ruby: true,
  note: true,
  struck: true,
  code: true,
  math: true,
  menu: true,
  'reference-list': true,
  'caption-time': true,
  'line-number': true,
  'star-page': true,
  'list-mark': true,
};
const SIDE_KINDS: Readonly<Record<SideKind, true>> = {
  hidden: true,
  collapsed: true,
  description: true,
  data: true,
  alt: true,
  'running-head': true,
  tex: true,
  options: true,
};
const DOUBTS: Readonly<Record<Doubt, true>> = {
  truncated: true,
  scanned: true,
  encrypted: true,
  'too-short': true,
  'charset-guessed': true,
  'sign-of-shell': true,
  'sign-of-consent': true,
  'sign-of-login': true,
  'sign-of-paywall': true,
  'sign-of-bot-wall': true,
  'sign-of-soft-404': true,
};

/**
 * Reads back what an open tab handed over. It crossed from a web page's process, so every field is
 * checked; null: not a source text.
 */
export function readSourceText(bytes: Uint8Array): SourceText | null {
  return parseSourceText(jsonValue(new TextDecoder().decode(bytes)));
}

/** The same of a value that is no text any more. */
export function parseSourceText(source: unknown): SourceText | null {
  if (!isObject(source) || typeof source.text !== 'string' || !isKeyOf(FORMS, source.form))
    return null;
  const { form, text } = source;
  const isOffset = (value: unknown): value is number => isOffsetInto(text, value);
  const ranges = listOf(source.ranges, (value) => parseRange(value, text));
  const softEdges = listOf(source.softEdges, (value) => (isOffset(value) ? value : null));
  const softHyphens = listOf(source.softHyphens, (value) => (isOffset(value) ? value : null));
  const side = listOf(source.side, parseSide);
  const doubts = listOf(source.doubts, (value) => (isKeyOf(DOUBTS, value) ? value : null));
  const pages =
    source.pages === undefined
      ? []
      : listOf(source.pages, (value) => (isOffset(value) ? value : null));
  const cellLines = listOf(source.cellLines ?? [], (value) => (isOffset(value) ? value : null));
  const headings = listOf(source.headings ?? [], (value) => parseHeading(value, text));
  const borders = listOf(source.borders ?? [], (value) => (isOffset(value) ? value : null));
  if (headings === null || cellLines === null || borders === null) return null;
  if (ranges === null || softEdges === null || softHyphens === null) return null;
  if (side === null || doubts === null || pages === null) return null;
  const title = textOrNull(source.title);
  const lang = textOrNull(source.lang);
  const read = { form, title, lang, text, ranges, softEdges, softHyphens, side, doubts };
  return {
    ...read,
    ...(source.pages === undefined ? {} : { pages }),
    ...(source.cellLines === undefined ? {} : { cellLines }),
    ...(source.headings === undefined ? {} : { headings }),
    ...(source.borders === undefined ? {} : { borders }),
  };
}

function parseRange(value: unknown, text: string): SourceRange | null {
  if (!isObject(value) || !isKeyOf(RANGE_KINDS, value.kind)) return null;
  const { kind, start, end } = value;
  if (!isOffsetInto(text, start) || !isOffsetInto(text, end) || start > end) return null;
  return { kind, start, end };
}

function parseHeading(value: unknown, text: string): Heading | null {
  if (!isObject(value)) return null;
  const { start, end, level } = value;
  if (!isOffsetInto(text, start) || !isOffsetInto(text, end) || start > end) return null;
  return typeof level === 'number' ? { start, end, level } : null;
}

function parseSide(value: unknown): SourceText['side'][number] | null {
  if (!isObject(value) || !isKeyOf(SIDE_KINDS, value.kind)) return null;
  return typeof value.text === 'string' ? { kind: value.kind, text: value.text } : null;
}

/** null if it is no list or one of its entries is not what it must be. */
function listOf<T>(value: unknown, parse: (entry: unknown) => T | null): T[] | null {
  if (!Array.isArray(value)) return null;
  const parsed: T[] = [];
  for (const entry of value as unknown[]) {
    const one = parse(entry);
    if (one === null) return null;
    parsed.push(one);
  }
  return parsed;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isKeyOf<K extends string>(keys: Readonly<Record<K, true>>, value: unknown): value is K {
  return typeof value === 'string' && Object.hasOwn(keys, value);
}

function isOffsetInto(text: string, value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= text.length;
}
