import type { Snapshot } from '../model/snapshot';
import type { Decoding } from '../model/source-text';
import { declaredCharset } from './declared-charset';

export interface Decoded extends Decoding {
  readonly text: string;
  /** Nothing said which one it is. */
  readonly isGuessed: boolean;
}

type Encoded = Pick<Snapshot, 'bytes' | 'charset'>;

/** Encodings that browsers refuse to read, or that say nothing about characters. */
const UNREADABLE =
  /^(?:replacement|x-user-defined|hz-gb-2312|iso-2022-cn(?:-ext)?|iso-2022-kr|csiso2022kr)$/i;

/**
 * Bytes → text. Byte order mark; valid UTF-8, even against the header (a re-saved page keeps its false
 * `meta`); HTTP charset; the document's own word; windows-1252, which is then a guess. null: the page
 * names an encoding that is not read.
 */
export function decodeBytes({ bytes, charset }: Encoded): Decoded | null {
  const marked = byteOrderMark(bytes);
  if (marked !== null) return decodeAs(marked, bytes, 'mark');
  const wide = unmarkedUtf16(bytes);
  if (wide !== null) return decodeAs(wide, bytes, 'bytes');
  const declared = declaredCharset(bytes);
  if (isEscapeCoded(bytes)) return decodeAs('iso-2022-jp', bytes, 'bytes');
  const utf8 = decodeStrictly('utf-8', bytes);
  if (utf8 !== null)
    return { text: utf8, charset: 'utf-8', by: whoSaysUtf8(charset, declared), isGuessed: false };
  for (const [by, named] of [
    ['server', charset],
    ['document', declared],
  ] as const) {
    const label = named?.trim().replace(/^["']|["']$/g, '') ?? '';
    if (UNREADABLE.test(label)) return null;
    if (isKnown(label)) return decodeAs(label, bytes, by);
  }
  return decodeAs('windows-1252', bytes, 'guess');
}

/**
 * null: the bytes are not text in this encoding. Bodies are cut, so an unfinished last character is
 * allowed, but only after a finished one: "café" in windows-1252 also ends like half a character.
 */
export function decodeStrictly(label: string, bytes: Uint8Array): string | null {
  const decoder = new TextDecoder(label, { fatal: true });
  let text: string | null = null;
  try {
    text = decoder.decode(bytes, { stream: true });
    return text + decoder.decode();
  } catch {
    return text !== null && /[^\0-\u007f]/.test(text) ? text : null;
  }
}

function decodeAs(label: string, bytes: Uint8Array, by: Decoding['by']): Decoded {
  const decoder = new TextDecoder(label);
  const text = decoder.decode(bytes);
  // A charset that leaves holes is not the right one, whoever named it.
  const isGuessed = by === 'guess' || text.includes('\ufffd');
  return { text, charset: decoder.encoding, by, isGuessed };
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== '';
  } catch {
    return false;
  }
}

/** Valid UTF-8 is read as such whatever is said; who says so too is told. */
function whoSaysUtf8(charset: string | null, declared: string | null): Decoding['by'] {
  const isUtf8 = (label: string | null): boolean => /^["'\s]*utf-?8["'\s]*$/i.test(label ?? '');
  if (isUtf8(charset)) return 'server';
  return isUtf8(declared) ? 'document' : 'bytes';
}

function byteOrderMark([a, b, c]: Uint8Array): string | null {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  return a === 0xfe && b === 0xff ? 'utf-16be' : null;
}

/** Latin text in UTF-16 is valid UTF-8 with a U+0000 after (or before) every letter. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const length = Math.min(bytes.length, 512) & ~1;
  if (length < 8) return null;
  const zeros = [0, 0];
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at & 1]! += 1;
  const [even, odd] = zeros as [number, number];
  if (odd > length * 0.4 && even === 0) return 'utf-16le';
  return even > length * 0.4 && odd === 0 ? 'utf-16be' : null;
}

/** ISO-2022-JP is plain ASCII to every other decoder: only its escape sequences tell. */
function isEscapeCoded(bytes: Uint8Array): boolean {
  let at = bytes.indexOf(0x1b);
  for (let seen = 0; at >= 0 && seen < 64; seen += 1) {
    const next = bytes[at + 1];
    const last = bytes[at + 2];
    if (next === 0x24 && (last === 0x40 || last === 0x42)) return true;
    at = bytes.indexOf(0x1b, at + 1);
  }
  return false;
}
