import { describe, expect, test } from 'vitest';
import { holdsText } from '../../lib/check/holds-text';
import { recheckCard } from '../../lib/check/recheck-card';
import { lookUpStored, recheckStored } from '../../lib/check/recheck-stored';
import { versions } from '../../lib/check/versions';
import { lookAtSentence } from '../../lib/claims/look-at-sentence';
import { toEvidenceCard } from '../../lib/export/to-evidence-card';
import type { Snapshot } from '../../lib/model/snapshot';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER, recordOf, snapshotOf } from '../support/record-of';

const QUOTE = 'the lower courses of the wall have lost a third of their mortar';
const TEXT = `🌊 In short, ${QUOTE}. ${FILLER}`;
const record = await recordOf(QUOTE, TEXT);
const [before] = record.result.bySource;

const recheck = (snapshot: Snapshot, of = record) =>
  recheckStored(of, of.result.bySource[0], {
    readSnapshot: async () => ({ ok: true, value: snapshot }),
    openPdf: null,
  });

describe('a check of the stored copy', () => {
  test('gives the same verdict, places and hashes', async () => {
    expect(await recheck(snapshotOf(TEXT))).toEqual({ ok: true, value: before });
  });

  test.each(['missing', 'damaged'] as const)('passes on that it is %s', async (error) => {
    const read = await recheckStored(record, before, {
      readSnapshot: async () => ({ ok: false, error }),
      openPdf: null,
    });
    expect(read).toEqual({ ok: false, error });
  });

  test('calls it damaged when the same extractor gives another text', async () => {
    const asHtml = snapshotOf(TEXT, { mediaType: 'text/html' });
    expect(await recheck(asHtml)).toEqual({ ok: false, error: 'damaged' });
    expect(await recheck(snapshotOf(FILLER))).toEqual({ ok: false, error: 'damaged' });
  });

  test('lets a later extractor read another text, and keeps what it finds', async () => {
    const early = { ...record, versions: { ...record.versions, extractor: 'source-text@0' } };
    const read = await recheck(snapshotOf(FILLER), early);
    expect(read.ok && read.value.verdict.kind).toBe('not-in-source');
  });

  test('has nothing to read where no page was read', async () => {
    const none = await recheckStored(
      record,
      { ...before, reading: null },
      {
        readSnapshot: async () => ({ ok: false, error: 'missing' }),
        openPdf: null,
      },
    );
    expect(none).toEqual({ ok: false, error: 'no-copy' });
  });
});

describe('a page whose reading was cut for want of time', () => {
  const PAGE = `<main><p>In short, ${QUOTE}.</p>${`<p>${FILLER}</p>`.repeat(60)}<p>The end of it.</p></main>`;
  const page = snapshotOf(PAGE, { mediaType: 'text/html' });
  /** A clock that is over after so many looks: it cuts the page behind its first piece. */
  const cut = (): (() => boolean) => {
    let looks = 0;
    return () => ++looks > 1;
  };

  test('says so in what is kept, and is no damaged copy when all of it is read later', async () => {
    const read = await recordOf(QUOTE, PAGE, {}, {}, { page, startBudget: cut });
    const [kept] = read.result.bySource;
    expect(kept.verdict.kind).toBe('found');
    expect(kept.evidence?.isCut).toBe(true);
    const again = await recheck(page, read);
    expect(again.ok && again.value.verdict.kind).toBe('found');
    expect(again.ok && again.value.evidence?.isCut).toBeUndefined();
    expect(again.ok && again.value.evidence?.hashes.text).not.toBe(kept.evidence?.hashes.text);
    expect(await holdsText(kept, page, versions.extractor, null)).toBe(true);
  });

  test('is damaged where its words do not stand in the whole page', async () => {
    const read = await recordOf(QUOTE, PAGE, {}, {}, { page, startBudget: cut });
    const other = snapshotOf(PAGE.replaceAll('mortar', 'render'), { mediaType: 'text/html' });
    expect(await holdsText(read.result.bySource[0], other, versions.extractor, null)).toBe(false);
  });
});

test('a page that was found to be in another charset than it says is read in that again', async () => {
  const words = 'старый смотритель маяка зажигал фонарь каждую ночь до самой войны';
  const html = `<html lang="ru"><main><p>${words}.</p><p>${FILLER}</p></main></html>`;
  const bytes = Uint8Array.from(html, (char) => {
    const code = char.charCodeAt(0);
    // Windows-1251 holds the letters from А to я in the order of Unicode, from 0xC0.
    return code < 0x400 ? code : code - 0x410 + 0xc0;
  });
  const page = snapshotOf('', { bytes, mediaType: 'text/html', charset: null });
  const read = await recordOf(words, '', {}, {}, { page });
  const [kept] = read.result.bySource;
  expect(kept.verdict.kind).toBe('found');
  expect(kept.evidence?.charset).toBe('windows-1251');
  expect(await holdsText(kept, page, versions.extractor, null)).toBe(true);
  expect(await recheck(page, read)).toEqual({ ok: true, value: kept });
});

describe('a look at the stored copy', () => {
  const SENTENCE = 'In 2024 the harbour at Hagen took 4,120 barrels of tar.';
  const PAGE = `In 2024 the harbour at Hagen took 4,119 barrels of tar. ${FILLER}`;
  const lookAgain = async (snapshot: Snapshot, lookAt = lookAtSentence) => {
    const look = await claimRecordOf(SENTENCE, PAGE);
    const [source] = look.result.bySource;
    const read = await lookUpStored(look, source, {
      readSnapshot: async () => ({ ok: true, value: snapshot }),
      openPdf: null,
      lookAt: async (sentence, index) => lookAt(sentence, index),
    });
    return { read, source };
  };

  test('gives the same details, places and hashes', async () => {
    const { read, source } = await lookAgain(snapshotOf(PAGE));
    expect(read).toEqual({ ok: true, value: source });
  });

  test('gives no reading of a copy with another text', async () => {
    const { read } = await lookAgain(snapshotOf(PAGE.replace('4,119', '4,120')));
    expect(read).toEqual({ ok: false, error: 'damaged' });
  });

  test('of the same text that a later version is silent of is no damage', async () => {
    const { read } = await lookAgain(snapshotOf(PAGE), (sentence, index) => ({
      ...lookAtSentence(sentence, index),
      reading: { kind: 'silent', why: 'other-language' },
    }));
    expect(read.ok && read.value.outcome.kind).toBe('silent');
  });
});

describe('an evidence card tried again', () => {
  const card = toEvidenceCard(record);
  const passage = card.passage!;

  test('holds, with its quote in its own passage', () => {
    expect(recheckCard(card)).toBe('holds');
  });
  test('does not hold with a word of the passage changed', () => {
    const text = passage.text.replace('third', 'tenth');
    expect(recheckCard({ ...card, passage: { ...passage, text } })).toBe('does-not-hold');
  });
  test('does not hold with a word of the quote changed', () => {
    expect(recheckCard({ ...card, quote: QUOTE.replace('third', 'tenth') })).toBe('does-not-hold');
  });
  test('does not hold with its passage moved', () => {
    expect(recheckCard({ ...card, passage: { ...passage, start: passage.start + 1 } })).toBe(
      'does-not-hold',
    );
  });
  test('shows nothing without a passage, or of a verdict that found nothing', () => {
    expect(recheckCard({ ...card, passage: null })).toBe('shows-nothing');
    expect(recheckCard({ ...card, verdict: 'not-in-source' })).toBe('shows-nothing');
  });
});
