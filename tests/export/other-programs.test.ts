import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { toHypothesis } from '../../lib/export/to-hypothesis';
import { toRis } from '../../lib/export/to-ris';
import type { CitationRecord } from '../../lib/model/record';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER, recordOf } from '../support/record-of';
import { anyRecord } from './any-record';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const TEXT = `🌊 In short, ${QUOTE}. ${FILLER}`;
const record = await recordOf(QUOTE, TEXT);
const look = await claimRecordOf('In 2024 the harbour took 4,120 barrels of tar.', FILLER);

const titled = (title: string): CitationRecord => ({
  ...record,
  result: { ...record.result, bySource: [{ ...record.result.bySource[0], title }] },
});

/** Records of an RIS file, as its rules have it; throws where a line is none. */
function readRis(file: string): Record<string, string>[] {
  const records: Record<string, string>[] = [];
  for (const line of file.split('\r\n').filter((one) => one !== '')) {
    const [, tag, value] = /^([A-Z][A-Z\d]) {2}- (.*)$/.exec(line) ?? [];
    if (tag === undefined || value === undefined) throw new Error(`No line of RIS: ${line}`);
    if (tag === 'TY') records.push({ TY: value });
    else if (records.at(-1) === undefined || records.at(-1)?.ER !== undefined)
      throw new Error(`Outside of a record: ${line}`);
    else records.at(-1)![tag] = value;
  }
  return records;
}

describe('RIS', () => {
  test('names each source once, with the day on which it was read', () => {
    expect(readRis(toRis([record, { ...record, id: 'b' }]))).toEqual([
      {
        ...{ TY: 'ELEC', TI: 'Harbour Review', UR: 'https://harbour.example/survey' },
        ...{ Y2: '2026/11/05/', N1: `Verbatim: found: ${QUOTE}`, ER: '' },
      },
    ]);
  });

  test('says of a cited sentence what it is, and no verdict', () => {
    expect(readRis(toRis([look]))[0]?.N1).toMatch(/^Verbatim: cited sentence, [a-z-]+: In 2024 /);
  });

  test('names the archive in which a copy was read', () => {
    const [only] = record.result.bySource;
    const finalUrl = 'https://web.archive.org/web/2020/https://harbour.example/survey' as never;
    const reading = { ...only.reading!, via: 'archive' as const, finalUrl };
    const copy = {
      ...record,
      result: { ...record.result, bySource: [{ ...only, reading }] as const },
    };
    expect(readRis(toRis([copy]))[0]).toMatchObject({ DB: 'web.archive.org', AV: finalUrl });
  });

  test('bears a record from elsewhere whose archive has no address', () => {
    const [only] = record.result.bySource;
    const reading = { ...only.reading!, via: 'archive' as const, finalUrl: 'nowhere' as never };
    const odd = {
      ...record,
      result: { ...record.result, bySource: [{ ...only, reading }] as const },
    };
    expect(readRis(toRis([odd]))[0]).not.toHaveProperty('DB');
  });

  test.each([
    'a\nER  - \nTY  - JOUR',
    'a\r\nUR  - https://evil.example/',
    'a\u2028TI  - b',
    '\ud800',
  ])('lets no page write lines of its own: %j', (title) => {
    const [only, ...others] = readRis(toRis([titled(title)]));
    expect(others).toEqual([]);
    expect(only).toMatchObject({ TY: 'ELEC', UR: 'https://harbour.example/survey', ER: '' });
  });

  test('is read back, whatever a record holds', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 3 }), (records) => {
        const read = readRis(toRis(records));
        expect(read.every(({ ER, UR }) => ER === '' && /^https?:/i.test(UR ?? ''))).toBe(true);
      }),
    );
  });
});

/** What the client's import asks of a file, and of each annotation that it creates from it. */
const selector = v.union([
  v.strictObject({
    type: v.literal('TextPositionSelector'),
    start: v.pipe(v.number(), v.integer(), v.minValue(0)),
    end: v.number(),
  }),
  v.strictObject({
    ...{ type: v.literal('TextQuoteSelector'), exact: v.string() },
    ...{ prefix: v.string(), suffix: v.string() },
  }),
]);
const importFile = v.strictObject({
  export_date: v.pipe(v.string(), v.isoTimestamp()),
  export_userid: v.string(),
  client_version: v.string(),
  annotations: v.array(
    v.strictObject({
      id: v.string(),
      created: v.pipe(v.string(), v.isoTimestamp()),
      updated: v.pipe(v.string(), v.isoTimestamp()),
      user: v.pipe(v.string(), v.regex(/^acct:[^@]+@[^@]+$/)),
      user_info: v.strictObject({ display_name: v.string() }),
      uri: v.pipe(v.string(), v.regex(/^https?:/i)),
      text: v.string(),
      tags: v.array(v.string()),
      document: v.strictObject({ title: v.tuple([v.string()]) }),
      target: v.tuple([
        v.strictObject({ source: v.string(), selector: v.exactOptional(v.array(selector)) }),
      ]),
    }),
  ),
});

describe('a file for Hypothesis', () => {
  const read = (records: Parameters<typeof toHypothesis>[0]) =>
    v.parse(importFile, JSON.parse(toHypothesis(records, Date.UTC(2026, 10, 6))));

  test('has an annotation at the passage, whose UTF-16 offsets select exactly the quote', () => {
    const [only] = read([record]).annotations;
    expect(only).toMatchObject({ uri: 'https://harbour.example/survey', tags: ['verbatim'] });
    const selectors = only!.target[0].selector!;
    const position = selectors.find(({ type }) => type === 'TextPositionSelector');
    const { start, end } = position as { start: number; end: number };
    expect(TEXT.slice(start, end)).toBe(QUOTE);
    expect(selectors).toContainEqual(expect.objectContaining({ exact: QUOTE }));
  });

  test('annotates the page alone where nothing was found in it', async () => {
    const absent = await recordOf('Nobody ever wrote these few words about a pier', FILLER);
    expect(read([absent]).annotations[0]?.target[0]).toEqual({
      source: 'https://harbour.example/survey',
    });
  });

  test('lets no page write markup into a note', () => {
    const hostile = {
      ...record,
      citation: { ...record.citation, quoteText: '![x](https://e.example)' },
    };
    expect(read([hostile]).annotations[0]?.text).not.toContain('![x](');
  });

  test('is one that the client reads, whatever a record holds', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 3 }), (records) => {
        expect(read(records).annotations.length).toBeLessThanOrEqual(records.length);
      }),
    );
  });
});
