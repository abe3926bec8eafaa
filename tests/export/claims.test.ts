import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { lastViews } from '../../lib/export/last-views';
import { toClaimAnnotation } from '../../lib/export/to-claim-annotation';
import { toCsl } from '../../lib/export/to-csl';
import { toCsv } from '../../lib/export/to-csv';
import { toJsonLines } from '../../lib/export/to-json-lines';
import { toMarkdown } from '../../lib/export/to-markdown';
import { toReceipt } from '../../lib/export/to-receipt';
import type { ReaderEntry } from '../../lib/model/reader-entry';
import type { ClaimRecord, EvidenceRecord } from '../../lib/model/record';
import { rowOf } from '../../lib/present/list-evidence';
import { wordingIn } from '../present/say-in';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER, recordOf } from '../support/record-of';
import { annotationSchema } from './annotation-schema';
import { anyRecord } from './any-record';

const SENTENCE = 'In 2024 the harbour at Hagen took 4,120 barrels of tar.';
const PASSAGE = '🌊 In 2024 the harbour at Hagen took 4,119 barrels of tar, but only in winter.';
const record = await claimRecordOf(SENTENCE, `${PASSAGE} ${FILLER}`);
const gone = await claimRecordOf(SENTENCE, FILLER, {}, {}, 404);

const view = (over: Partial<Extract<ReaderEntry, { kind: 'disposition' }>> = {}): ReaderEntry => ({
  ...{ kind: 'disposition', id: 'e1', record: record.id, at: 5 },
  ...{ said: 'partly', action: 'revised', reason: 'the number is 4,119' },
  ...over,
});
const annotated = (one: ClaimRecord, entries: readonly ReaderEntry[] = []) =>
  v.parse(
    annotationSchema,
    JSON.parse(JSON.stringify(toClaimAnnotation(one, lastViews(entries).get(one.id)))),
  );
const bodies = (one: ClaimRecord, entries: readonly ReaderEntry[] = []) =>
  annotated(one, entries).body.map(({ value }) => value);

describe('the annotation of a cited sentence', () => {
  test('says of each detail whether it is on the page, and never that the page supports it', () => {
    const said = bodies(record);
    expect(said).toEqual([
      SENTENCE,
      'date, found on the page: 2024',
      'name, found on the page: Hagen',
      'figure, not found on the page: 4,120 barrels',
      'topic: on-topic',
      'link: live',
      expect.stringContaining('Positions are Unicode code points'),
    ]);
    expect(said.join('\n')).not.toMatch(/support/i);
  });

  test('selects the closest passage, then the words of each detail that was found', () => {
    const { target } = annotated(record);
    const targets = Array.isArray(target) ? target : [target];
    const exact = targets.map(({ selector }) => selector?.[0].exact);
    expect(exact.slice(1)).toEqual(['2024', 'Hagen']);
    expect(exact[0]).toContain('4,119 barrels of tar');
    const text = [...`${PASSAGE} ${FILLER}`];
    const positions = targets.map(({ selector }) => selector?.[1]);
    expect(positions.map((at) => text.slice(at?.start, at?.end).join(''))).toEqual(exact);
  });

  test('keeps what the reader says in a body of its own, by the reader, in its last state', () => {
    const { body } = annotated(record, [view({ id: 'e0', at: 9, said: 'cannot-tell' }), view()]);
    const ofReader = body.filter(({ creator }) => creator !== undefined);
    expect(ofReader).toEqual([
      {
        type: 'TextualBody',
        purpose: 'assessing',
        format: 'text/plain',
        value: 'cannot-tell; revised; the number is 4,119',
        creator: { type: 'Person', name: 'Reader' },
        created: '1970-01-01T00:00:00.009Z',
      },
    ]);
    expect(annotated(record, [view({ record: 'another' })]).body).toEqual(annotated(record).body);
  });

  test('of a page that could not be read says why, and nothing of the details', () => {
    expect(bodies(gone)).toEqual([SENTENCE, 'could not check: gone', 'link: gone']);
  });

  test('of a page read in doubt, and of what is no claim, says just that', async () => {
    const short = await claimRecordOf(SENTENCE, 'Too short.');
    expect(bodies(short)).toContain('nothing is said of this page: too-short');
    const question = await claimRecordOf('Shall I look for more of this?', `${PASSAGE} ${FILLER}`);
    expect(bodies(question)).toContain('not a checkable claim');
  });
});

test('a line of an export holds the record, its annotation and then what the reader added', () => {
  const [first = '', second = ''] = toJsonLines([record], [view()]).split('\n');
  expect(JSON.parse(first)).toMatchObject({
    format: 'verbatim-record',
    record: { kind: 'claim', citation: { sentence: SENTENCE } },
    annotation: { body: expect.arrayContaining([expect.objectContaining({ value: SENTENCE })]) },
  });
  expect(JSON.parse(second)).toMatchObject({ entry: { said: 'partly' } });
});

/** The cells of the last row, by the names of their columns. */
function lastRow(csv: string): Readonly<Record<string, string>> {
  const rows = csv
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell));
  const cells = rows.at(-1) ?? [];
  return Object.fromEntries((rows[0] ?? []).map((name, at) => [name, cells[at] ?? '']));
}

describe('a row of a cited sentence', () => {
  test('is told from one of a quote, has no verdict, and says what was found and what not', () => {
    expect(lastRow(toCsv([record], [view()]))).toMatchObject({
      kind: 'sentence',
      verdict: '',
      quote: '',
      sentence: SENTENCE,
      'looked up': 'missing',
      'found on the page': '2024; Hagen',
      'not found on the page': '4,120 barrels',
      topic: 'on-topic',
      'link class': 'live',
      passage: expect.stringContaining('4,119 barrels'),
      link: expect.stringMatching(/^https:\/\/harbour\.example\/survey#:~:text=/),
      bytes: record.snapshots[0],
      'reader says': 'partly',
      action: 'revised',
      reason: 'the number is 4,119',
    });
  });

  test('of a page that could not be read says nothing of details', () => {
    expect(lastRow(toCsv([gone]))).toMatchObject({
      ...{ 'looked up': 'could-not-check', 'link class': 'gone', topic: '' },
      ...{ 'found on the page': '', 'not found on the page': '', 'reader says': '' },
    });
  });

  test('of a quote has a verdict and nothing that was looked up', async () => {
    const quote = await recordOf('a log of the tides and of late boats', FILLER);
    expect(lastRow(toCsv([quote]))).toMatchObject({
      ...{ kind: 'quote', verdict: 'found', sentence: '', 'looked up': '', topic: '' },
    });
  });

  test('calculates nothing', () => {
    const hostile = { ...record, citation: { ...record.citation, sentence: '=1+1' } };
    expect(lastRow(toCsv([hostile], [view({ reason: '@SUM(A1)' })]))).toMatchObject({
      sentence: "'=1+1",
      reason: "'@SUM(A1)",
    });
  });
});

test('the sources of cited sentences are named once with those of quotes', async () => {
  const quote = await recordOf(
    'a log of the tides and of late boats',
    FILLER,
    {},
    { sources: [{ href: 'https://pier.example/log', label: 'Log' }] },
  );
  const sources = JSON.parse(toCsl([record, quote, record]));
  expect(sources.map(({ URL: url }: { URL: string }) => url)).toEqual([
    'https://harbour.example/survey',
    'https://pier.example/log',
  ]);
  expect(sources[0].note).toBe(`Verbatim: cited sentence, missing: ${SENTENCE}`);
});

describe('in a Markdown report', () => {
  const report = (...records: readonly EvidenceRecord[]) =>
    toMarkdown(records, wordingIn('en'), [view()]);

  test('cited sentences have a section of their own behind the quotes', async () => {
    const quote = await recordOf('a log of the tides and of late boats', FILLER);
    const text = report(record, quote);
    const [quotes = '', sentences = ''] = text.split('# Cited sentences\n');
    expect(quotes).toContain('# Quotes checked with Verbatim');
    expect(quotes).toContain('## Quote found');
    expect(quotes).not.toContain(SENTENCE);
    expect(sentences).toContain(`> ${SENTENCE}`);
    expect(sentences).not.toContain('## Quote found');
    expect(report(record)).not.toContain('Quotes checked');
  });

  test('each detail is found or not, with the closest passage, the link and the reader’s view', () => {
    const text = report(record);
    expect(text).toContain('## One detail was not found on the page');
    expect(text).toContain('- **Hagen**: on the page');
    expect(text).toContain('- **4,120 barrels**: not found as written on the page');
    expect(text).toContain('took 4,119 barrels of tar, but only in winter.');
    expect(text).toMatch(/\(<https:\/\/harbour\.example\/survey#:~:text=/);
    expect(text).toContain('- `live`');
    expect(text).toContain(`- \`${record.snapshots[0]}\``);
    expect(text).toContain(
      '- Your own view of the claim: Partly supported · Revised: the number is 4,119',
    );
  });

  test('nobody but the reader says that a sentence is supported', async () => {
    const found = await claimRecordOf(SENTENCE, `${SENTENCE} ${FILLER}`);
    expect(toMarkdown([found, record, gone], wordingIn('en'))).not.toMatch(/support|verified/i);
  });

  test('a page that could not be read is named with the reason', () => {
    expect(report(gone)).toContain('## Could not be looked up');
    expect(report(gone)).toContain('- `gone`');
  });

  test('foreign words stay plain', () => {
    const sentence = '](https://evil.example) <img src=x>';
    const hostile = { ...record, citation: { ...record.citation, sentence } };
    expect(report(hostile)).toContain('> \\](https\\://evil.example) \\<img src\\=x\\>');
  });
});

test('a receipt says what was looked for, what came of it, and that this proves nothing more', async () => {
  expect(toReceipt(record, wordingIn('en')).split('\n')).toEqual([
    SENTENCE,
    'One detail was not found on the page (Verbatim, Nov 5, 2026)',
    'The whole text was searched. Units are not converted.',
    '– 2024: on the page',
    '– Hagen: on the page',
    '– 4,120 barrels: not found as written on the page',
    expect.stringMatching(/^https:\/\/harbour\.example\/survey#:~:text=/),
  ]);
  const found = await claimRecordOf(SENTENCE, `${SENTENCE} ${FILLER}`);
  expect(toReceipt(found, wordingIn('en'))).toContain(
    'That does not show that the source says what the sentence says.',
  );
});

test('whatever an import takes can be written in every form and listed', () => {
  fc.assert(
    fc.property(anyRecord, (any) => {
      const wording = wordingIn('en');
      const texts = [
        toMarkdown([any], wording),
        toCsv([any]),
        toCsl([any]),
        toReceipt(any, wording),
      ];
      expect(texts.every((text) => text !== '')).toBe(true);
      expect(rowOf(any).id).toBe(any.id);
    }),
    { numRuns: 150 },
  );
});
