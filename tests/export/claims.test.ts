import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { lastViews } from '../../lib/export/last-views';
import { toClaimAnnotation } from '../../lib/export/to-claim-annotation';
import { toJsonLines } from '../../lib/export/to-json-lines';
import type { ReaderEntry } from '../../lib/model/reader-entry';
import type { ClaimRecord } from '../../lib/model/record';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER } from '../support/record-of';
import { annotationSchema } from './annotation-schema';

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
