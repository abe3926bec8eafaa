import type { PassageSelector } from '../model/evidence';
import type { EvidenceRecord } from '../model/record';
import type { Reading } from '../model/snapshot';
import { quoteSelector } from './annotation-parts';
import { bestOf } from './best-of';
import { escapeMarkdown } from './escape-markdown';
import { noteOf } from './list-sources';
import { toIsoTime } from './to-iso-time';

/** Who made the annotations, until the reader imports them under their own name. */
const USER = 'acct:verbatim@localhost';

/**
 * What the import of the Hypothesis client reads: one annotation for each record of a web page, at its passage
 * where it has one. Its positions count UTF-16 units. (Form as of the client's source, seen 2026-10.)
 */
export function toHypothesis(records: readonly EvidenceRecord[], now: number): string {
  const file = {
    export_date: toIsoTime(now),
    export_userid: USER,
    client_version: 'verbatim',
    annotations: records.flatMap(annotationOf),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

interface Read {
  readonly source: number;
  readonly title: string | null;
  readonly reading: Reading | null;
  readonly evidence?: { readonly selectors: readonly PassageSelector[] };
}

function annotationOf(record: EvidenceRecord): object[] {
  const best = bestOf<Read>(record.result);
  const { reading, title, evidence } = best;
  const cited = record.citation.sources[best.source] ?? record.citation.sources[0];
  // A copy in an archive is of the cited page; what is read there stands there.
  const uri = reading === null || reading.via === 'archive' ? cited.href : reading.finalUrl;
  if (!/^https?:/i.test(uri)) return [];
  const passage = evidence?.selectors.find(({ stream }) => stream === 'main');
  const time = toIsoTime(record.checkedAt);
  return [
    {
      id: record.id,
      created: time,
      updated: time,
      user: USER,
      user_info: { display_name: 'Verbatim' },
      uri,
      text: escapeMarkdown(noteOf(record)),
      tags: ['verbatim'],
      document: { title: [(title ?? (cited.label || uri)).toWellFormed()] },
      target: [
        { source: uri, ...(passage === undefined ? {} : { selector: selectorsOf(passage) }) },
      ],
    },
  ];
}

function selectorsOf({ position: { start, end }, quote }: PassageSelector): object[] {
  return [{ type: 'TextPositionSelector', start, end }, quoteSelector(quote)];
}
