import * as fc from 'fast-check';
import type { SourceUrl } from '../../lib/model/address';
import type { Excerpt, SourceResult } from '../../lib/model/check-result';
import type { ClaimDetail } from '../../lib/model/claim-reading';
import type { ClaimOutcome, ClaimSource } from '../../lib/model/claim-result';
import type { Evidence, PassageSelector } from '../../lib/model/evidence';
import type { Edit } from '../../lib/model/finding';
import type { ReaderEntry } from '../../lib/model/reader-entry';
import type { CitationRecord, ClaimRecord, EvidenceRecord } from '../../lib/model/record';
import type { NonEmpty } from '../../lib/model/result';
import type { Reading } from '../../lib/model/snapshot';
import type { Place, Span } from '../../lib/model/span';
import type { Unreadable, Verdict } from '../../lib/model/verdict';

/** Records of every shape, with the words that files break on: quotation marks, line ends, halves of pairs. */
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.toWellFormed()),
  fc.constantFrom('=1+1', '"a","b"\r\n', '](https://evil.example)', '<b>', '\u2028', '🌊', ''),
);
const count = fc.nat(1000);
const time = fc.integer({ min: 0, max: 4_000_000_000_000 });
const hash = fc
  .string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })
  .map((hex): `sha256:${string}` => `sha256:${hex}`);
const span = fc
  .tuple(count, count)
  .map(([start, length]): Span<'quote'> & Span<'source'> => ({ start, end: start + length }));
const stream = fc.constantFrom<Place['stream']>('main', 'hidden', 'data', 'running-head');
const place: fc.Arbitrary<Place> = fc.record({ stream, index: count, span });
const some = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<NonEmpty<T>> =>
  fc.array(one, { minLength: 1, maxLength: 3 }).map((all) => all as unknown as NonEmpty<T>);

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ kind: fc.constant('added' as const), quote: span }),
  fc.record({ kind: fc.constant('dropped' as const), source: span }),
  fc.record({ kind: fc.constant('changed' as const), quote: span, source: span }),
);
const line = fc.option(words);
const remarks = {
  notes: fc.array(
    fc.record({ kind: fc.constantFrom('typography', 'sic'), quote: line, source: line }),
    { maxLength: 2 },
  ),
  cautions: fc.array(fc.record({ kind: fc.constant('many-places' as const), words: line }), {
    maxLength: 2,
  }),
} as const;
const reason = fc.record({ kind: fc.constant('formula' as const), quote: line, source: line });

const why: fc.Arbitrary<Unreadable> = fc.oneof(
  fc.record({ kind: fc.constant('no-permission' as const), origin: words }),
  fc.constantFrom<Unreadable>(
    { kind: 'refused-address', why: 'port' },
    { kind: 'link', class: 'gone' },
    { kind: 'doubt', doubt: 'scanned' },
    { kind: 'refused', why: 'too-short' },
  ),
);

const verdict = fc.oneof(
  fc.record({ kind: fc.constant('found' as const), at: some(place), ...remarks }),
  fc.record({
    kind: fc.constant('found-with-edits' as const),
    pieces: some(place),
    omitted: fc.array(place, { maxLength: 2 }),
    ...remarks,
  }),
  fc.record({
    kind: fc.constant('closest' as const),
    passage: place,
    edits: some(edit),
    reasons: fc.array(reason, { maxLength: 2 }),
  }),
  fc.constant({ kind: 'not-in-source' as const }),
  fc.record({
    kind: fc.constant('could-not-check' as const),
    why,
    nearest: fc.option(fc.record({ passage: place, edits: some(edit) })),
  }),
) as fc.Arbitrary<Verdict>;

const reading: fc.Arbitrary<Reading> = fc
  .record({
    via: fc.constantFrom<Reading['via']>('network', 'open-tab', 'archive', 'file'),
    finalUrl: fc.webUrl().map((url) => url as SourceUrl),
    readAt: time,
    capturedAt: fc.option(time),
    snapshot: hash,
    linkClass: fc.constantFrom<Reading['linkClass']>(null, 'live', 'moved'),
    hops: fc.array(fc.record({ url: fc.webUrl(), status: count }), { maxLength: 2 }),
  })
  .chain(mayLack('hops'));

const excerpt: fc.Arbitrary<Excerpt> = fc.record({
  stream,
  index: count,
  start: count,
  text: words,
});
const selector: fc.Arbitrary<PassageSelector> = fc.record({
  stream,
  index: count,
  position: span.map((range) => ({ unit: 'utf16' as const, ...range })),
  codePoints: span,
  quote: fc.record({ exact: words, prefix: words, suffix: words }),
});
const evidence: fc.Arbitrary<Evidence> = fc.record(
  {
    hashes: fc.record({ raw: hash, text: hash, norm: hash }),
    selectors: fc.array(selector, { maxLength: 2 }),
    isCut: fc.constant(true as const),
    decoding: fc.record({
      charset: fc.constantFrom('utf-8', 'windows-1252'),
      by: fc.constantFrom(...(['mark', 'bytes', 'server', 'document', 'guess', 'trial'] as const)),
    }),
    charset: fc.constantFrom('windows-1251', 'koi8-r'),
  },
  { requiredKeys: ['hashes', 'selectors'] },
);

const sourceResult = fc
  .record({
    source: fc.constant(0),
    verdict,
    reading: fc.option(reading),
    title: line,
    excerpt: fc.option(excerpt),
    page: fc.option(count),
    heading: line,
    evidence,
    inList: fc.record({ rule: fc.constantFrom('same', 'not_listed'), listed: line }),
  })
  .chain(mayLack('evidence')) as fc.Arbitrary<SourceResult>;

const quoteRecord: fc.Arbitrary<CitationRecord> = fc.record({
  id: fc.uuid(),
  citation: fc.record({
    key: words,
    quoteText: words,
    sources: some(fc.record({ href: fc.oneof(fc.webUrl(), words), label: words })),
    moreSources: count,
    rule: words,
    sentence: words,
    fromLinkFragment: fc.boolean(),
    list: fc.integer({ min: -1, max: 5 }),
  }),
  metOn: fc.record({ site: line, pageUrl: fc.webUrl() }),
  result: fc.record({
    best: fc.constant(0),
    bySource: some(sourceResult),
    elsewhere: fc.option(fc.record({ source: count, at: place, href: words, label: words })),
    moreSources: count,
  }),
  snapshots: fc.array(hash, { maxLength: 2 }),
  versions: fc.record({ extractor: words, normalizer: words, verifier: words }),
  checkedAt: time,
});

const detail: fc.Arbitrary<ClaimDetail> = fc.oneof(
  fc.record({
    text: words,
    span,
    kind: fc.constantFrom('figure' as const, 'date' as const),
    found: fc.constant(true),
    at: fc.option(place),
    part: fc.constant(0),
  }),
  fc.record({
    text: words,
    span,
    kind: fc.constantFrom('name' as const, 'term' as const),
    found: fc.constant(false),
    at: fc.constant(null),
    part: fc.constant(0),
  }),
);

const outcome = fc.oneof(
  fc.record({
    kind: fc.constant('read' as const),
    parts: some(fc.record({ text: words })),
    details: fc.array(detail, { maxLength: 3 }),
    closest: fc.option(place),
    conditions: fc.array(place, { maxLength: 2 }),
    topic: fc.constantFrom('on-topic' as const, 'elsewhere' as const, 'unclear' as const),
    topicScore: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
  }),
  fc.constantFrom<ClaimOutcome>(
    { kind: 'not-checkable' },
    { kind: 'silent', why: 'other-language' },
    { kind: 'silent', why: 'truncated' },
  ),
  fc.record({ kind: fc.constant('could-not-check' as const), why }),
) as fc.Arbitrary<ClaimOutcome>;

const claimSource = outcome
  .chain((of) =>
    fc.record({
      source: fc.constant(0),
      outcome: fc.constant(of),
      reading: fc.option(reading),
      title: line,
      excerpt: fc.option(excerpt),
      detailExcerpts: fc.tuple(
        ...(of.kind === 'read' ? of.details : []).map(() => fc.option(excerpt)),
      ),
      shared: fc.record({
        inSentence: fc.array(span, { maxLength: 2 }),
        onlyInSentence: fc.array(span, { maxLength: 2 }),
        inPassage: fc.array(span, { maxLength: 2 }),
      }),
      page: fc.option(count),
      heading: line,
      evidence,
      inList: fc.record({ rule: fc.constantFrom('same', 'not_listed'), listed: line }),
    }),
  )
  .chain(mayLack('evidence')) as fc.Arbitrary<ClaimSource>;

const withCopy = fc
  .tuple(claimSource, fc.option(claimSource))
  .map(([source, copy]): ClaimSource => {
    if (copy === null) return source;
    const found = { archive: 'a', saveUrl: 'https://a.example/', answer: 'copies' as const, copy };
    return { ...source, archived: found };
  });

const claimRecord: fc.Arbitrary<ClaimRecord> = fc.record({
  kind: fc.constant('claim' as const),
  id: fc.uuid(),
  citation: fc.record({
    kind: fc.constant('claim' as const),
    key: words,
    sentence: words,
    sources: some(fc.record({ href: fc.oneof(fc.webUrl(), words), label: words })),
    moreSources: count,
    list: fc.integer({ min: -1, max: 5 }),
  }),
  metOn: fc.record({ site: line, pageUrl: fc.webUrl() }),
  result: fc.record({ best: fc.constant(0), bySource: some(withCopy), moreSources: count }),
  snapshots: fc.array(hash, { maxLength: 2 }),
  versions: fc.record({ extractor: words, normalizer: words, verifier: words }),
  checkedAt: time,
});

/** Of a quote or of a cited sentence. */
export const anyRecord: fc.Arbitrary<EvidenceRecord> = fc.oneof(quoteRecord, claimRecord);

export const anyEntry = (record: string): fc.Arbitrary<ReaderEntry> =>
  fc.oneof(
    fc.record({
      kind: fc.constant('pin' as const),
      id: fc.uuid(),
      record: fc.constant(record),
      at: time,
      pinned: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('disposition' as const),
      id: fc.uuid(),
      record: fc.constant(record),
      at: time,
      said: fc.constantFrom('supported', 'cannot-tell'),
      action: fc.constantFrom('kept', 'removed', null),
      reason: words,
    }),
  );

/** Records of early versions lack some fields. */
function mayLack<T extends object, Key extends keyof T>(key: Key) {
  return (whole: T): fc.Arbitrary<T> => {
    const { [key]: _, ...rest } = whole;
    return fc.constantFrom(whole, rest as T);
  };
}
