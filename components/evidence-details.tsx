import type { SourceResult } from '../lib/model/check-result';
import type { ClaimSource } from '../lib/model/claim-result';
import type { EvidenceRecord } from '../lib/model/record';
import type { Decoding } from '../lib/model/source-text';
import type { Say, WordKey } from '../lib/model/words';

export interface EvidenceDetailsProps {
  readonly record: EvidenceRecord;
  readonly read: SourceResult | ClaimSource;
  /** Of which source, where there are several; null: of the only one. */
  readonly of: string | null;
  readonly say: Say;
}

type Line = readonly [name: WordKey, value: string | null];

/** Where the quote was met, how the page was come by, and by what its copy can be told. */
export function EvidenceDetails({ record, read, of, say }: EvidenceDetailsProps) {
  const lines = [...linesOf(record, read, say), topicLine(read, say)].filter(([, value]) => value);
  return (
    <details class="panel">
      <summary>
        {say('evidenceDetails')}
        {of !== null && <bdi class="soft">{` ${of}`}</bdi>}
      </summary>
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

function linesOf(
  { citation, metOn, versions }: EvidenceRecord,
  read: SourceResult | ClaimSource,
  say: Say,
): Line[] {
  const { reading, evidence, source } = read;
  const link = linkFacts(read);
  const hops = link.hops.map(({ status, url }) => `${status} ${url}`);
  const places = evidence?.selectors.map(({ position, stream }) => {
    const range = `${position.start}–${position.end}`;
    return stream === 'main' ? range : `${stream} ${range}`;
  });
  return [
    ['evidenceMetOn', metOn.pageUrl],
    ['evidenceCited', (citation.sources[source] ?? citation.sources[0]).href],
    ['evidenceHops', hops.length > 1 ? hops.join(' → ') : null],
    ['evidenceLinkClass', link.state],
    ['evidenceBytes', reading?.snapshot ?? null],
    ['evidenceCharset', describeDecoding(evidence?.decoding, say)],
    ['evidenceText', evidence?.hashes.text ?? null],
    ['evidencePosition', places?.join(', ') ?? null],
    ['evidenceVersions', Object.values(versions).join(', ')],
  ];
}

function describeDecoding(decoding: Decoding | undefined, say: Say): string | null {
  return decoding === undefined ? null : say(DECODED_BY[decoding.by], decoding.charset);
}

const DECODED_BY: Readonly<Record<Decoding['by'], WordKey>> = {
  mark: 'charsetByMark',
  bytes: 'charsetByBytes',
  server: 'charsetByServer',
  document: 'charsetByDocument',
  guess: 'charsetByGuess',
  trial: 'charsetByTrial',
};

/** What the page is about, where a sentence was looked up in it. */
function topicLine(read: SourceResult | ClaimSource, say: Say): Line {
  const isRead = 'outcome' in read && read.outcome.kind === 'read';
  return ['evidenceTopic', isRead ? say(TOPICS[read.outcome.topic]) : null];
}

const TOPICS = {
  'on-topic': 'evidenceTopicSame',
  elsewhere: 'evidenceTopicElsewhere',
  unclear: 'evidenceTopicUnclear',
} as const;

/** Of a page that was read, or of what the network did instead. */
function linkFacts(read: SourceResult | ClaimSource) {
  const { reading } = read;
  if (reading !== null) return { hops: reading.hops ?? [], state: reading.linkClass };
  const said = 'verdict' in read ? read.verdict : read.outcome;
  const why = said.kind === 'could-not-check' ? said.why : null;
  if (why?.kind !== 'link') return { hops: [], state: null };
  const { hops = [], status = null, error = null } = why.seen ?? {};
  return { hops, state: [why.class, status, error].filter((fact) => fact !== null).join(', ') };
}
