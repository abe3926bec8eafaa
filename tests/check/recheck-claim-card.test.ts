import { describe, expect, test } from 'vitest';
import { recheckClaimCard } from '../../lib/check/recheck-claim-card';
import { toClaimCard } from '../../lib/export/to-claim-card';
import type { ClaimCard } from '../../lib/model/claim-card';
import { readMarked } from '../eval/claims/read-marked';
import { LABELLED } from '../eval/claims/run-claims';
import { claimRecordOf } from '../support/claim-record-of';
import { FILLER } from '../support/record-of';

const SENTENCE = 'In 2024 the harbour at Hagen took 4,120 barrels of tar.';
const card = toClaimCard(
  await claimRecordOf(
    SENTENCE,
    `🌊 In 2024 the harbour at Hagen took 4,119 barrels of tar. ${FILLER}`,
  ),
);

/** The card with the first detail's passage as `change` makes it. */
const changed = (change: (text: string) => string): ClaimCard => {
  const [first, ...others] = card.details;
  const passage = { ...first!.passage!, text: change(first!.passage!.text) };
  return { ...card, details: [{ ...first!, passage }, ...others] };
};

describe('the card of a cited sentence', () => {
  test('carries what was found with its words, and what was not with none', () => {
    expect(
      card.details.map(({ text, found, selector }) => [text, found, selector?.quote.exact]),
    ).toEqual([
      ['2024', true, '2024'],
      ['Hagen', true, 'Hagen'],
      ['4,120 barrels', false, undefined],
    ]);
    expect(card.means).not.toContain('supported');
  });

  test('holds, with each detail in its own words', () => {
    expect(recheckClaimCard(card)).toBe('holds');
  });

  test('does not hold with a detail changed in its passage', () => {
    expect(recheckClaimCard(changed((text) => text.replace('2024', '2023')))).toBe('does-not-hold');
  });

  test('does not hold with a passage that was moved', () => {
    expect(recheckClaimCard(changed((text) => ` ${text}`))).toBe('does-not-hold');
  });

  test('does not hold where a missing detail is called found', () => {
    const [first, , missing] = card.details;
    const forged = { ...missing!, found: true, passage: first!.passage, selector: first!.selector };
    expect(recheckClaimCard({ ...card, details: [forged] })).toBe('does-not-hold');
  });

  test('shows nothing where nothing was found', async () => {
    const none = toClaimCard(await claimRecordOf(SENTENCE, FILLER));
    expect(recheckClaimCard(none)).toBe('shows-nothing');
  });

  test('holds for every labelled sentence, in five languages', async () => {
    const failed: string[] = [];
    for (const { pages, claims } of LABELLED)
      for (const [page, marked] of claims) {
        const { sentence } = readMarked(marked);
        const { text } = pages[page]!;
        const record = await claimRecordOf(sentence, text.padEnd(text.length + 1, '\n'));
        if (recheckClaimCard(toClaimCard(record)) === 'does-not-hold') failed.push(sentence);
      }
    expect(failed).toEqual([]);
  }, 60_000);
});
