import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { toWebAnnotation } from '../../lib/export/to-web-annotation';
import type { SourceUrl } from '../../lib/model/address';
import type { CitationRecord } from '../../lib/model/record';
import { FILLER, recordOf } from '../support/record-of';
import { type Annotation, annotationSchema } from './annotation-schema';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';

const written = (record: CitationRecord): Annotation =>
  v.parse(annotationSchema, JSON.parse(JSON.stringify(toWebAnnotation(record))));

function targetsOf(record: CitationRecord) {
  const { target } = written(record);
  return Array.isArray(target) ? target : [target];
}

/** What the positions select when a reader of the annotation counts code points. */
const selected = (record: CitationRecord, text: string): (string | null)[] =>
  targetsOf(record).map(({ selector }) => {
    const position = selector?.[1];
    return position === undefined ? null : [...text].slice(position.start, position.end).join('');
  });

const ROWS: readonly [fact: string, quote: string, text: string][] = [
  ['plain words', QUOTE, `${FILLER}In short, ${QUOTE}. So it is.`],
  ['words behind an emoji', QUOTE, `🌊🌊 A storm 👩‍👩‍👧 came. In short, ${QUOTE}. ${FILLER}`],
  [
    'an emoji in the quote',
    'the gauge 🌊 stood at nine metres that night',
    `🌊 At dawn the gauge 🌊 stood at nine metres that night. ${FILLER}`,
  ],
  [
    'combining marks',
    'le café rouvre demain à huit heures',
    `Le cafe\u0301 ferme. On dit que le cafe\u0301 rouvre demain a\u0300 huit heures. ${FILLER}`,
  ],
  [
    'a right-to-left run',
    'השער הצפוני נסגר בשנת 1911 ולא נפתח שוב',
    `🚪 דוח. השער הצפוני נסגר בשנת 1911 ולא נפתח שוב. סוף.`,
  ],
  [
    'letters beyond the first plane',
    'the glyph 𝒳 marks the spot where divers went down',
    `𝒳𝒴 Chart. Here the glyph 𝒳 marks the spot where divers went down. ${FILLER}`,
  ],
];

describe('an exported annotation', () => {
  test.each(ROWS)('selects exactly the passage: %s', async (_fact, quote, text) => {
    const record = await recordOf(quote, text);
    expect(record.result.bySource[0].verdict.kind).toBe('found');
    const [target] = targetsOf(record);
    const exact = target?.selector?.[0].exact ?? '';
    expect(exact.normalize()).toBe(quote.normalize());
    expect(selected(record, text)).toEqual([exact]);
    const { prefix, suffix } = target?.selector?.[0] ?? {};
    expect(text).toContain(`${prefix}${exact}${suffix}`);
  });

  test('selects the passage wherever it stands, in any company', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('🌊 ', 'e\u0301 ', 'שלום ', 'word ', '𝒳 ', '\n'), {
          maxLength: 60,
        }),
        async (company) => {
          const text = `${company.join('')}\nIn short, ${QUOTE}. ${company.join('')}`;
          expect(selected(await recordOf(QUOTE, text), text)).toEqual([QUOTE]);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('names a target for each part of a quote that left words out', async () => {
    const text = `🌊 The board met. We will repair the northern wall, as was promised long ago by all, before the first storms of autumn arrive. ${FILLER}`;
    const record = await recordOf(
      'We will repair the northern wall ... before the first storms of autumn arrive',
      text,
    );
    expect(record.result.bySource[0].verdict.kind).toBe('found-with-edits');
    expect(selected(record, text)).toEqual([
      'We will repair the northern wall',
      'before the first storms of autumn arrive',
    ]);
  });

  test('of words that are not there selects nothing and says what was found', async () => {
    const record = await recordOf('penguins danced upon the frozen motorway at noon', FILLER);
    expect(targetsOf(record)[0]?.selector).toBeUndefined();
    expect(written(record).body[0]?.value).toBe('not-in-source');
  });

  test('names the state of the page and the text that positions count in', async () => {
    const record = await recordOf(QUOTE, `In short, ${QUOTE}. ${FILLER}`);
    const { body, target } = written(record);
    const hashes = record.result.bySource[0].evidence?.hashes;
    expect(target).toMatchObject({
      source: 'https://harbour.example/survey',
      state: { sourceDate: '2026-11-05T14:02:11.000Z', cached: `urn:${record.snapshots[0]}` },
    });
    expect(body.at(-1)?.value).toContain(hashes?.text);
    expect(body.at(-1)?.value).toContain('source-text@1');
  });

  test('of a copy in an archive speaks of the cited page and names the copy', async () => {
    const record = await recordOf(QUOTE, `In short, ${QUOTE}. ${FILLER}`);
    const [read] = record.result.bySource;
    const finalUrl = 'https://web.archive.org/web/2026/https://harbour.example/survey' as SourceUrl;
    const reading = { ...read.reading!, via: 'archive' as const, finalUrl, capturedAt: 0 };
    const copy = {
      ...record,
      result: { ...record.result, bySource: [{ ...read, reading }] as const },
    };
    expect(targetsOf(copy)[0]).toMatchObject({
      source: 'https://harbour.example/survey',
      state: { sourceDate: '1970-01-01T00:00:00.000Z', cached: finalUrl },
    });
  });

  test('of an early record has the words and no position', async () => {
    const { result, ...rest } = await recordOf(QUOTE, `In short, ${QUOTE}. ${FILLER}`);
    const { evidence: _, ...early } = result.bySource[0];
    const record = { ...rest, id: 'job 7', result: { ...result, bySource: [early] as const } };
    expect(targetsOf(record)[0]?.selector).toEqual([
      {
        type: 'TextQuoteSelector',
        exact: QUOTE,
        prefix: 'In short, ',
        suffix: '. The harbour office keeps a log',
      },
    ]);
  });

  test('of an address that was refused still names a source', async () => {
    const record = await recordOf(
      QUOTE,
      FILLER,
      {},
      {
        sources: [{ href: 'not an <address>', label: '' }],
      },
    );
    expect(targetsOf(record)[0]?.source).toMatch(/^urn:/);
  });
});
