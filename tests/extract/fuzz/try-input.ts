import { extractText } from '../../../lib/extract/extract-text';
import type { OpenPdf } from '../../../lib/extract/open-pdf';
import type { Snapshot } from '../../../lib/model/snapshot';
import { faultOfSource } from '../fault-of-source';

/** As in a check: milliseconds after which a page is read no further. */
const READING_MS = 1_500;

/**
 * Reads one input as a check would. null: it became a sound text, with doubts or without, or a named
 * failure; else what went wrong.
 */
export async function tryInput(snapshot: Snapshot, openPdf: OpenPdf): Promise<string | null> {
  const end = performance.now() + READING_MS;
  try {
    const isOverBudget = (): boolean => performance.now() > end;
    const read = await extractText(snapshot, { openPdf, isOverBudget });
    if (read.ok) return faultOfSource(read.value);
    return isNamed(read.error) ? null : `The failure has no name: ${JSON.stringify(read.error)}`;
  } catch (error) {
    return `It threw ${error instanceof Error ? error.stack : String(error)}`;
  }
}

function isNamed(failure: { readonly kind: string }): boolean {
  const name = 'doubt' in failure ? failure.doubt : 'class' in failure ? failure.class : '';
  return typeof name === 'string' && name !== '';
}
