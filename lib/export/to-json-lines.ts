import type { ReaderEntry } from '../model/reader-entry';
import type { CitationRecord } from '../model/record';
import { toWebAnnotation } from './to-web-annotation';

/** Changes when a line means something else than before. */
const VERSION = 1;

/**
 * One JSON object a line: each record with its annotation inside, then what the reader added. This is the
 * form that can be read back without a loss; other programs read the annotation.
 */
export function toJsonLines(
  records: readonly CitationRecord[],
  entries: readonly ReaderEntry[],
): string {
  const lines = [
    ...records.map((record) => ({
      format: 'verbatim-record',
      version: VERSION,
      record,
      annotation: toWebAnnotation(record),
    })),
    ...entries.map((entry) => ({ format: 'verbatim-entry', version: VERSION, entry })),
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}
