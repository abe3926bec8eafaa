import type { SaveForm } from '../../components/evidence-tools';
import { toClaimCard } from '../../lib/export/to-claim-card';
import { toEvidenceCard } from '../../lib/export/to-evidence-card';
import { isWholeEntry, type ReaderEntry } from '../../lib/model/reader-entry';
import type { EvidenceRecord } from '../../lib/model/record';
import { readEntries } from '../../lib/store/read-evidence';
import { pageWording } from '../page/page-wording';

/** Writes records in a form and hands the file to the reader. */
export async function saveRecords(
  records: readonly EvidenceRecord[],
  form: SaveForm,
): Promise<void> {
  const { text, name, type } = await write(records, form);
  saveText(text, name, type);
}

export function saveCard(record: EvidenceRecord): void {
  const card = 'kind' in record ? toClaimCard(record) : toEvidenceCard(record);
  saveText(`${JSON.stringify(card, null, 2)}\n`, 'evidence-card.json', 'application/json');
}

interface Written {
  readonly text: string;
  readonly name: string;
  readonly type: string;
}

async function write(records: readonly EvidenceRecord[], form: SaveForm): Promise<Written> {
  switch (form) {
    case 'lines': {
      const { toJsonLines } = await import('../../lib/export/to-json-lines');
      const text = toJsonLines(records, await entriesOf(records));
      return { text, name: 'verbatim-records.jsonl', type: 'application/jsonl' };
    }
    case 'markdown': {
      const { toMarkdown } = await import('../../lib/export/to-markdown');
      const text = toMarkdown(records, pageWording(), await entriesOf(records));
      return { text, name: 'verbatim-report.md', type: 'text/markdown' };
    }
    case 'csv': {
      const { toCsv } = await import('../../lib/export/to-csv');
      const text = toCsv(records, await entriesOf(records));
      return { text, name: 'verbatim-checks.csv', type: 'text/csv' };
    }
    case 'csl': {
      const { toCsl } = await import('../../lib/export/to-csl');
      return { text: toCsl(records), name: 'verbatim-sources.json', type: 'application/json' };
    }
    case 'ris': {
      const { toRis } = await import('../../lib/export/to-ris');
      const type = 'application/x-research-info-systems';
      return { text: toRis(records), name: 'verbatim-sources.ris', type };
    }
    case 'hypothesis': {
      const { toHypothesis } = await import('../../lib/export/to-hypothesis');
      const text = toHypothesis(records, Date.now());
      return { text, name: 'verbatim-hypothesis.json', type: 'application/json' };
    }
  }
}

async function entriesOf(records: readonly EvidenceRecord[]): Promise<ReaderEntry[]> {
  const ids = new Set(records.map(({ id }) => id));
  return (await readEntries()).filter(isWholeEntry).filter(({ record }) => ids.has(record));
}

/** A link that downloads is the one way to a file that needs no permission. */
function saveText(text: string, name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // The browser has taken the address by the time the next task runs; without this the file stays in memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
