import type { SourceResult } from '../lib/model/check-result';
import type { CitationRecord } from '../lib/model/record';
import type { Say, WordKey } from '../lib/model/words';

export interface EvidenceDetailsProps {
  readonly record: CitationRecord;
  readonly read: SourceResult;
  readonly say: Say;
}

type Line = readonly [name: WordKey, value: string | null];

/** Where the quote was met, how the page was come by, and by what its copy can be told. */
export function EvidenceDetails({ record, read, say }: EvidenceDetailsProps) {
  const lines = linesOf(record, read).filter(([, value]) => value !== null && value !== '');
  return (
    <details class="panel">
      <summary>{say('evidenceDetails')}</summary>
      <dl class="evidence-facts">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{say(name)}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function linesOf({ citation, metOn, versions }: CitationRecord, read: SourceResult): Line[] {
  const { reading, evidence, source } = read;
  const hops = reading?.hops?.map(({ status, url }) => `${status} ${url}`) ?? [];
  const places = evidence?.selectors.map(({ position, stream }) => {
    const range = `${position.start}–${position.end}`;
    return stream === 'main' ? range : `${stream} ${range}`;
  });
  return [
    ['evidenceMetOn', metOn.pageUrl],
    ['evidenceCited', (citation.sources[source] ?? citation.sources[0]).href],
    ['evidenceHops', hops.length > 1 ? hops.join(' → ') : null],
    ['evidenceLinkClass', reading?.linkClass ?? null],
    ['evidenceBytes', reading?.snapshot ?? null],
    ['evidenceText', evidence?.hashes.text ?? null],
    ['evidencePosition', places?.join(', ') ?? null],
    ['evidenceVersions', Object.values(versions).join(', ')],
  ];
}
