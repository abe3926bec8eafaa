import { extractText } from '../extract/extract-text';
import type { OpenPdf } from '../extract/open-pdf';
import type { Evidence } from '../model/evidence';
import type { Snapshot } from '../model/snapshot';
import type { SourceText } from '../model/source-text';

/** The copy's text as the reading had it to which the evidence belongs; null where it cannot be read now. */
export async function readAsThen(
  snapshot: Snapshot,
  { charset }: Evidence,
  openPdf: OpenPdf | null,
): Promise<SourceText | null> {
  const seen = charset === undefined ? snapshot : { ...snapshot, charset };
  const read = await extractText(seen, { openPdf });
  return read.ok ? read.value : null;
}

/** Whether two readings of the same bytes must give one text: neither ended for want of time. */
export function areComparable(then: Evidence, now: SourceText): boolean {
  return then.isCut === undefined && now.isCut === undefined;
}
