import type { Result } from '../model/result';
import type { Snapshot } from '../model/snapshot';
import type { SourceText } from '../model/source-text';
import type { Doubt, Unreadable } from '../model/verdict';
import { countWords } from './count-words';
import { decodeBytes } from './decode-bytes';
import { feedToText } from './feed-to-text';
import { type HtmlReading, htmlToText } from './html-to-text';
import { jsonToText } from './json-to-text';
import type { OpenPdf } from './open-pdf';
import { readDocx } from './read-docx';
import { readPlainText } from './read-plain-text';
import { OPEN_TAB_TYPE, readSourceText } from './read-source-text';
import { isBinary, isPdf, isZip, looksBinary, sniffForm, type TextForm } from './sniff-form';
import { TOO_SHORT_WORDS } from './thresholds';

export interface ExtractTools {
  /** null: PDFs are named as not readable here. */
  readonly openPdf: OpenPdf | null;
  /** Asked while a page is read; true ends the reading, which is then `truncated`. Default: no limit. */
  readonly isOverBudget?: () => boolean;
}

type Extracted = Result<SourceText, Unreadable>;

/**
 * Bytes → what can be read in them. Decides the kind of document by its content as well as by its
 * declared type; what is no text, or text in an encoding that is not read, is named. Never throws on
 * bad input.
 */
export async function extractText(snapshot: Snapshot, tools: ExtractTools): Promise<Extracted> {
  let isCut = false;
  const isOverBudget = (): boolean => {
    isCut ||= tools.isOverBudget?.() === true;
    return isCut;
  };
  const read = await readBytes(snapshot, { ...tools, isOverBudget });
  return read.ok && isCut ? { ok: true, value: { ...read.value, isCut } } : read;
}

type TimedTools = Required<ExtractTools>;

async function readBytes(snapshot: Snapshot, tools: TimedTools): Promise<Extracted> {
  const mediaType = snapshot.mediaType.toLowerCase();
  if (mediaType.startsWith(OPEN_TAB_TYPE)) return openTabText(snapshot);
  if (isPdf(snapshot.bytes)) return pdfText(snapshot, tools);
  if (isZip(snapshot.bytes)) return docxText(snapshot, tools);
  if (isBinary(snapshot.bytes)) return notText();
  const decoded = decodeBytes(snapshot);
  if (decoded === null) return refused({ kind: 'doubt', doubt: 'charset-guessed' });
  const form = looksBinary(decoded.text) ? null : sniffForm(decoded.text, snapshot);
  if (form === null) return notText();
  const { isOverBudget } = tools;
  const reading = { isXhtml: mediaType.startsWith('application/xhtml+xml'), isOverBudget };
  const source = readForm(form, decoded.text, reading);
  const { charset, by } = decoded;
  const whole = withDoubts(source, snapshot, decoded.isGuessed);
  return { ok: true, value: { ...whole, decoding: { charset, by } } };
}

function readForm(form: TextForm, text: string, reading: HtmlReading): SourceText {
  switch (form) {
    case 'html':
      return htmlToText(text, reading);
    case 'feed':
      return feedToText(text, reading);
    case 'json':
      return jsonToText(text, reading);
    case 'text':
    case 'markdown':
      return readPlainText(text, form, reading);
  }
}

async function pdfText(snapshot: Snapshot, { openPdf }: ExtractTools): Promise<Extracted> {
  if (openPdf === null) return notText();
  const read = await openPdf(snapshot.bytes);
  return read.ok ? { ok: true, value: withDoubts(read.value, snapshot, false) } : read;
}

async function docxText(snapshot: Snapshot, { isOverBudget }: TimedTools): Promise<Extracted> {
  const read = await readDocx(snapshot.bytes, isOverBudget);
  return read.ok ? { ok: true, value: withDoubts(read.value, snapshot, false) } : read;
}

function openTabText({ bytes }: Snapshot): Extracted {
  const source = readSourceText(bytes);
  return source === null ? notText() : { ok: true, value: source };
}

function withDoubts(source: SourceText, snapshot: Snapshot, isGuessed: boolean): SourceText {
  const doubts = new Set<Doubt>(source.doubts);
  if (snapshot.headers['x-verbatim-truncated'] === '1') doubts.add('truncated');
  if (isGuessed) doubts.add('charset-guessed');
  if (countWords(source.text, TOO_SHORT_WORDS) < TOO_SHORT_WORDS) doubts.add('too-short');
  return { ...source, doubts: [...doubts] };
}

function notText(): Extracted {
  return refused({ kind: 'link', class: 'not-text' });
}

function refused(error: Unreadable): Extracted {
  return { ok: false, error };
}
