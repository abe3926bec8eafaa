import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { toEvidenceCard } from '../../lib/export/to-evidence-card';
import { toJsonLines } from '../../lib/export/to-json-lines';
import { parseExport } from '../../lib/import/parse-export';
import { annotationSchema } from '../export/annotation-schema';
import { anyEntry, anyRecord } from '../export/any-record';
import { FILLER, recordOf } from '../support/record-of';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const record = await recordOf(QUOTE, `🌊 In short, ${QUOTE}. ${FILLER}`);
const file = toJsonLines([record], []);

describe('an export read back', () => {
  test('gives equal records and entries, whatever they hold', () => {
    fc.assert(
      fc.property(
        fc
          .array(anyRecord, { maxLength: 4 })
          .chain((records) =>
            fc.tuple(fc.constant(records), fc.tuple(...records.map(({ id }) => anyEntry(id)))),
          ),
        ([records, entries]) => {
          fc.pre(records.length > 0);
          expect(parseExport(toJsonLines(records, entries))).toEqual({
            ok: true,
            value: { kind: 'records', records, entries },
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('holds an annotation that fits the recommendation in each line, whatever the record', () => {
    fc.assert(
      fc.property(anyRecord, (any) => {
        const { annotation } = JSON.parse(toJsonLines([any], []));
        expect(v.safeParse(annotationSchema, annotation).issues).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });

  test('is an evidence card, if that is what it was', () => {
    const card = toEvidenceCard(record);
    expect(parseExport(JSON.stringify(card, null, 2))).toEqual({
      ok: true,
      value: { kind: 'card', card },
    });
  });
});

test('keys that no record has are not taken in', () => {
  const forged = file.replace('"record":{', '"record":{"__proto__":{"x":1},"extra":1,');
  expect(parseExport(forged)).toEqual({
    ok: true,
    value: { kind: 'records', records: [record], entries: [] },
  });
});

describe('a broken file is named and read not at all', () => {
  const second = toJsonLines([{ ...record, id: 'b' }], []);
  const changed = (change: (line: { record: Record<string, never> }) => void): string => {
    const line = structuredClone(JSON.parse(second));
    change(line);
    return JSON.stringify(line);
  };
  const ROWS: readonly [fact: string, text: string, error: object][] = [
    ['of something else', '{"conversations":[]}', { kind: 'not-ours' }],
    ['empty', '', { kind: 'not-ours' }],
    ['cut off in a line', file + second.slice(0, -40), { kind: 'damaged', line: 2 }],
    [
      'of a later version',
      file + second.replace('"version":1', '"version":2'),
      { kind: 'newer', line: 2 },
    ],
    [
      'without its verdict',
      file +
        changed(({ record: one }) => {
          delete one.result;
        }),
      { kind: 'damaged', line: 2 },
    ],
    [
      'with a verdict nobody gives',
      file + second.replaceAll('"kind":"found"', '"kind":"proven"'),
      { kind: 'damaged', line: 2 },
    ],
    [
      'with offsets that are words',
      file + second.replaceAll(/"start":\d+/g, '"start":"0"'),
      { kind: 'damaged', line: 2 },
    ],
    [
      'with a hash that is none',
      file + second.replaceAll('sha256:', 'md5:'),
      { kind: 'damaged', line: 2 },
    ],
    [
      'with a best source that is not there',
      file + second.replace('"best":0', '"best":9'),
      { kind: 'damaged', line: 2 },
    ],
  ];
  test.each(ROWS)('%s', (_fact, text, error) => {
    expect(parseExport(text)).toEqual({ ok: false, error });
  });
});
