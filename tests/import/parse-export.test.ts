import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { toClaimCard } from '../../lib/export/to-claim-card';
import { toEvidenceCard } from '../../lib/export/to-evidence-card';
import { toJsonLines } from '../../lib/export/to-json-lines';
import { parseExport } from '../../lib/import/parse-export';
import { annotationSchema } from '../export/annotation-schema';
import { anyEntry, anyRecord } from '../export/any-record';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER, recordOf } from '../support/record-of';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const record = await recordOf(QUOTE, `🌊 In short, ${QUOTE}. ${FILLER}`);
const file = toJsonLines([record], []);
const sentence = await claimRecordOf(
  'In 2024 the harbour at Hagen took 4,120 barrels of tar.',
  `In 2024 the harbour at Hagen took 4,119 barrels of tar. ${FILLER}`,
);

/** As an early version wrote it. */
const unsealed = (lines: string): string => lines.replaceAll(/,"seal":"sha256:[\da-f]{64}"/g, '');

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

  test.each([
    ['a quote', toEvidenceCard(record)],
    ['a cited sentence', toClaimCard(sentence)],
  ])('is the evidence card of %s, if that is what it was', (_of, card) => {
    expect(parseExport(JSON.stringify(card, null, 2))).toEqual({
      ok: true,
      value: { kind: 'card', card },
    });
  });
});

test('keys that no record has are not taken in', () => {
  const forged = unsealed(file).replace('"record":{', '"record":{"__proto__":{"x":1},"extra":1,');
  expect(parseExport(forged)).toEqual({
    ok: true,
    value: { kind: 'records', records: [record], entries: [] },
  });
});

describe('a line that was changed after it was saved', () => {
  const second = toJsonLines([{ ...record, id: 'b' }], []);
  const view = {
    ...{ kind: 'disposition' as const, id: 'v', record: 'b', at: 4 },
    ...{ said: 'not-supported' as const, action: null, reason: 'one less' },
  };
  const ROWS: readonly [fact: string, line: string, from: string, to: string][] = [
    ['verdict', second, '"verdict":{"kind":"found"', '"verdict":{"kind":"not-in-source"'],
    ['quote', second, '"quoteText":"the lower', '"quoteText":"the upper'],
    ['address', second, 'harbour.example/survey', 'harbour.example/other'],
    ['day', second, '"checkedAt":1', '"checkedAt":2'],
    ['place', second, '"utf16","start":', '"utf16","start":1'],
    ['key', second, '"record":{', '"record":{"extra":1,'],
    ['sentence', toJsonLines([sentence], []), '"sentence":"In 2024', '"sentence":"In 2025'],
    ['view', toJsonLines([], [view]), 'not-supported', 'supported'],
    ['seal', second, '"seal":"sha256:', `"seal":"sha256:${'0'.repeat(64)}","was":"`],
  ];
  test.each(ROWS)('in its %s refuses the whole, and is named', (_fact, line, from, to) => {
    expect(parseExport(file + line).ok).toBe(true);
    const changed = line.replace(from, to);
    expect(changed).not.toBe(line);
    expect(parseExport(file + changed)).toEqual({ ok: false, error: { kind: 'changed', line: 2 } });
  });

  test('is taken where it has another order of keys, and other spaces, as tools leave them', () => {
    const { seal, record: own, ...rest } = JSON.parse(second);
    const turned = Object.fromEntries(Object.entries(own).reverse());
    const line = JSON.stringify({ ...rest, seal, record: turned }).replaceAll('":', '": ');
    expect(parseExport(file + line)).toMatchObject({ ok: true });
  });

  test('cannot be told in a file of an early version, which has no seals, and is taken', () => {
    const early = unsealed(file);
    expect(early).not.toContain('"seal"');
    const value = { kind: 'records', records: [record], entries: [] };
    expect(parseExport(early)).toEqual({ ok: true, value });
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

  const sentences = toJsonLines([sentence], []);
  const CLAIM_ROWS: readonly [fact: string, from: string | RegExp, to: string][] = [
    ['that has a verdict after all', '"kind":"read"', '"kind":"supported"'],
    ['of a kind that nobody keeps', '"record":{"kind":"claim"', '"record":{"kind":"rumour"'],
    ['that says it is of a quote', /"citation":\{"kind":"claim",/, '"citation":{'],
    ['without its details', /"details":\[.*?\],"closest"/, '"closest"'],
    ['with a detail that is missing and has a place', '"found":true', '"found":false'],
    ['with a detail of no part', '"part":0', '"part":7'],
    ['with passages for fewer details', /"detailExcerpts":\[\{.*?\},/, '"detailExcerpts":['],
    ['with a topic nobody gives', '"topic":"on-topic"', '"topic":"proven"'],
    [
      'with a word that is shared nowhere',
      /"inSentence":\[\{"start":\d+/,
      '"inSentence":[{"start":-1',
    ],
    ['with a best source that is not there', '"best":0', '"best":1'],
  ];
  test.each(CLAIM_ROWS)('of a cited sentence: %s', (_fact, from, to) => {
    expect(parseExport(sentences)).toMatchObject({ ok: true });
    const broken = sentences.replace(from, to);
    expect(broken).not.toBe(sentences);
    expect(parseExport(file + broken)).toEqual({ ok: false, error: { kind: 'damaged', line: 2 } });
  });
});
