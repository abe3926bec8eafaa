import type { Result } from '../model/result';
import type { SourceText } from '../model/source-text';
import type { Doubt, Unreadable } from '../model/verdict';
import { listEntries, type ZipEntry } from './docx/list-entries';
import { unpack } from './docx/unpack';
import { type DocxPart, docxToText } from './docx-to-text';
import { joinSourceTexts } from './join-source-texts';
import { MAX_UNPACKED_BYTES } from './thresholds';

/** The parts with words of the document itself; headers and footers are in others. */
const PARTS = ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml'];

/** The bytes of a ZIP archive → the text of the Word document in it; any other archive is no text. */
export async function readDocx(
  bytes: Uint8Array,
  isOverBudget: () => boolean,
): Promise<Result<SourceText, Unreadable>> {
  const entries = new Map(listEntries(bytes).map((entry) => [entry.name, entry]));
  const parts = PARTS.flatMap((name) => entries.get(name) ?? []);
  if (!entries.has(PARTS[0]!)) {
    return { ok: false, error: { kind: 'link', class: 'not-text' } };
  }
  if (parts.some(({ isLocked }) => isLocked)) {
    return { ok: false, error: { kind: 'doubt', doubt: 'encrypted' } };
  }
  const texts = await readParts(parts, isOverBudget);
  const doubts: Doubt[] = texts.every(({ isWhole }) => isWhole) ? [] : ['truncated'];
  const title = await readTitle(entries.get('docProps/core.xml'));
  const value = { form: 'docx' as const, title, lang: null, ...joinSourceTexts(texts), doubts };
  return { ok: true, value };
}

async function readParts(
  parts: readonly ZipEntry[],
  isOverBudget: () => boolean,
): Promise<DocxPart[]> {
  const texts: DocxPart[] = [];
  let left = MAX_UNPACKED_BYTES;
  for (const part of parts) {
    const { text, isWhole } = await unpack(part, left);
    left = Math.max(0, left - text.length);
    const read = docxToText(text, isOverBudget);
    texts.push({ ...read, isWhole: read.isWhole && isWhole });
  }
  return texts;
}

async function readTitle(entry: ZipEntry | undefined): Promise<string | null> {
  if (entry === undefined || entry.isLocked) return null;
  const { text } = await unpack(entry, 100_000);
  const title = /<dc:title>([^<]{1,500})<\/dc:title>/.exec(text)?.[1] ?? '';
  const named = docxToText(`<w:t>${title}</w:t>`, () => false).text.trim();
  return named === '' ? null : named;
}
