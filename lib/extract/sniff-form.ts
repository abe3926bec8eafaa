import type { Snapshot } from '../model/snapshot';
import type { SourceForm } from '../model/source-text';
import { parseJson } from './parse-json';

/** What the first bytes are, when they are no text at all. */
export function isPdf(bytes: Uint8Array): boolean {
  // Readers accept rubbish before the header within the first kilobyte.
  return latin1(bytes.subarray(0, 1_024)).includes('%PDF-');
}

/** An archive: a Word document is one. */
export function isZip(bytes: Uint8Array): boolean {
  return latin1(bytes.subarray(0, 4)) === 'PK\u0003\u0004';
}

const BINARY =
  /^(?:PK\u0003\u0004|\u0089PNG|\u00ff\u00d8\u00ff|GIF8|\u001f\u008b|RIFF|OggS|ID3|fLaC|wOF[F2]|\u00d0\u00cf\u0011\u00e0|7z\u00bc\u00af|Rar!|\u0000asm|BZh|\u00fd7zXZ|....ftyp|\u001aE\u00df\u00a3|II\*\u0000|MM\u0000\*|\u007fELF|SQLite format)/;

export function isBinary(bytes: Uint8Array): boolean {
  return BINARY.test(latin1(bytes.subarray(0, 64)));
}

/** Control characters that no text has: the sign of bytes that were decoded as text and are none. */
export function looksBinary(text: string): boolean {
  const head = text.slice(0, 4_096);
  const controls = head.match(/[\0-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return controls > head.length * 0.05;
}

export type TextForm = Extract<SourceForm, 'html' | 'text' | 'markdown' | 'json' | 'feed'>;

/**
 * Decides how a text is read, by what it holds as much as by what it was declared: servers send pages
 * as octet-stream and feeds as text/html. null: declared as something that is not text.
 */
export function sniffForm(text: string, { mediaType, finalUrl }: Snapshot): TextForm | null {
  const declared = mediaType.toLowerCase().split(';')[0]!.trim();
  const start = text.slice(0, 2_048).replace(/^\uFEFF?(?:\s|<!--[\s\S]*?-->)*/, '');
  if (/^<\?xml\b/i.test(start) || /[/+]xml$/.test(declared)) return xmlForm(start, declared);
  if (/^<(?:rss|feed|rdf:RDF)\b/.test(start)) return 'feed';
  if (/^<(?:!doctype html|html\b|head\b|body\b)/i.test(start)) return 'html';
  if (/^text\/html$/.test(declared)) return isJson(start, text) ? 'json' : 'html';
  if (/^(?:application|text)\/(?:[\w.-]+\+)?json/.test(declared))
    return parseJson(text) ? 'json' : 'text';
  if (/^text\/(?:x-)?markdown$/.test(declared) || isMarkdownUrl(finalUrl, declared))
    return 'markdown';
  if (/^text\//.test(declared) || isTextType(declared))
    return isJson(start, text) ? 'json' : 'text';
  if (/^(?:image|audio|video|font|model)\//.test(declared)) return null;
  return ofUnknownType(start, text);
}

function xmlForm(start: string, declared: string): TextForm {
  const isPage = declared === 'application/xhtml+xml' || declared === 'text/html';
  return isPage && !/<(?:rss|feed|rdf:RDF)\b/.test(start)
    ? 'html'
    : rootIsHtml(start)
      ? 'html'
      : 'feed';
}

function rootIsHtml(start: string): boolean {
  return /^(?:<[?!][^>]*>\s*)*<html\b/i.test(start);
}

function isMarkdownUrl(url: string, declared: string): boolean {
  const isPlain =
    declared === '' || declared === 'text/plain' || declared === 'application/octet-stream';
  return isPlain && /^[^?#]*\.(?:md|markdown|mdown|mkd|mdx)(?:[?#]|$)/i.test(url);
}

function isTextType(declared: string): boolean {
  return /^application\/(?:(?:x-)?(?:javascript|ecmascript|typescript|sh|tex|latex|yaml|toml|sql|subrip|httpd-php|python|perl|ruby)|rtf)$/.test(
    declared,
  );
}

function isJson(start: string, text: string): boolean {
  return /^[{[]/.test(start) && parseJson(text) !== null;
}

function ofUnknownType(start: string, text: string): TextForm {
  if (isJson(start, text)) return 'json';
  return /<(?:p|div|span|table|title|meta|article|section|h[1-6])\b[^>]*>/i.test(start)
    ? 'html'
    : 'text';
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
