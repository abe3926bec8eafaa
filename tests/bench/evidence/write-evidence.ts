import { inShort, type Target } from '../targets';
import { table, targetTable } from '../write-report';
import type { Filling } from './fill-store';
import type { PageTimes } from './time-page';

export interface EvidenceResults {
  readonly few: PageTimes;
  readonly many: PageTimes;
}

export const FEW: Filling = { records: 100, snapshots: 5 };
export const MANY: Filling = { records: 10_000, snapshots: 500 };

/** The heading by which the part of the report is told from the others. */
export const EVIDENCE_HEADING = '# How the evidence page bears many records';

const MOST_TIMES = 3;

/** null: no Chromium was there. */
export function writeEvidence(results: EvidenceResults | null): string {
  const found =
    results === null ? ['No Chromium was there.'] : [targetsOf(results), timesOf(results)];
  return `${[EVIDENCE_HEADING, METHOD, ...found].join('\n\n')}\n`;
}

const METHOD = `The built page in real Chromium over a store of 100 records and 5 page copies, and of 10,000 records and 500 copies.
Opening ends when the first rows stand there; the others are read meanwhile, and the last line says until when. A
search, a scroll and the opening of a record are timed from the event to the new layout. Medians of 7 rounds.`;

const ACTS = [
  ['opening the page', 'openMs'],
  ['searching', 'searchMs'],
  ['scrolling', 'scrollMs'],
  ['opening a record', 'recordMs'],
] as const;

function targetsOf({ few, many }: EvidenceResults): string {
  return targetTable(
    ACTS.map(([what, key]): Target => {
      const times = many[key] / few[key];
      return {
        what: `${what}, in times of what it costs with 100 records`,
        wanted: `at most ${MOST_TIMES}`,
        measured: inShort(times),
        isMet: times <= MOST_TIMES,
      };
    }),
  );
}

function timesOf({ few, many }: EvidenceResults): string {
  const lines = [...ACTS, ['until every record is read', 'wholeMs'] as const];
  return table(
    ['milliseconds', '100 records', '10,000 records'],
    lines.map(([what, key]) => [what, few[key].toFixed(1), many[key].toFixed(1)]),
  );
}
