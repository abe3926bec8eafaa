import type { ReaderEntry } from '../model/reader-entry';
import type { EvidenceRecord } from '../model/record';
import { sealOf } from '../model/seal';
import { lastViews, type ReaderView } from './last-views';
import { toClaimAnnotation } from './to-claim-annotation';
import { toWebAnnotation } from './to-web-annotation';

/** Changes when a line means something else than before. */
const VERSION = 1;

/**
 * One JSON object a line: each record with its annotation inside, then what the reader added. This is the
 * form that can be read back without a loss; other programs read the annotation. The seal of each lets an import
 * see that it was changed on the way.
 */
export function toJsonLines(
  records: readonly EvidenceRecord[],
  entries: readonly ReaderEntry[],
): string {
  const views = lastViews(entries);
  const lines = [
    ...records.map((record) => ({
      format: 'verbatim-record',
      version: VERSION,
      record,
      seal: sealOf(record),
      annotation: annotate(record, views.get(record.id)),
    })),
    ...entries.map((entry) => ({
      ...{ format: 'verbatim-entry', version: VERSION, entry },
      seal: sealOf(entry),
    })),
  ];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function annotate(record: EvidenceRecord, view: ReaderView | undefined): object {
  return 'kind' in record ? toClaimAnnotation(record, view) : toWebAnnotation(record);
}
