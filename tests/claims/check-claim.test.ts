import { describe, expect, test } from 'vitest';
import { checkClaim } from '../../lib/claims/check-claim';
import type { ClaimReading } from '../../lib/model/claim-reading';
import { indexSource } from '../../lib/verify/index-source';
import { ABROAD_NAME_ROWS } from './abroad-name-rows';
import { ABROAD_ROWS } from './abroad-rows';
import {
  DATE_ROWS,
  type DetailRow,
  FIGURE_ROWS,
  LANGUAGE_ROWS,
  NAME_ROWS,
  WILD_ROWS,
} from './detail-rows';
import { SPELLED_ROWS, WRITTEN_ROWS } from './page-rows';

describe('details', () => {
  const shown = (sentence: string, page: string): string[] => {
    const reading = checkClaim(sentence, indexSource(page));
    return detailsOf(reading).map(({ found, text }) => (found ? '+' : '-') + text);
  };
  const rows: readonly DetailRow[] = [
    ...FIGURE_ROWS,
    ...DATE_ROWS,
    ...NAME_ROWS,
    ...SPELLED_ROWS,
    ...WILD_ROWS,
    ...WRITTEN_ROWS,
    ...LANGUAGE_ROWS,
    ...ABROAD_ROWS,
    ...ABROAD_NAME_ROWS,
  ];
  test.each(rows)('%s', (_fact, sentence, page, details) => {
    expect(shown(sentence, page)).toEqual(details);
  });
});

function detailsOf(reading: ClaimReading) {
  return reading.kind === 'read' ? reading.details : [];
}
