import { describe, expect, test } from 'vitest';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import scoreboard from '../cases/scoreboard.json';

const kindOf = (quote: string, source: string): string =>
  verifyQuote(quote, indexSource(source)).kind;

describe('the scoreboard: 0 of 22 altered accepted, 16 of 16 honest found', () => {
  test.each(scoreboard.altered)('altered, not accepted: $why', ({ quote, source }) => {
    expect(kindOf(quote, source)).not.toMatch(/^found/);
  });

  test.each(scoreboard.honest)('honest, found: $why', ({ quote, source }) => {
    expect(kindOf(quote, source)).toMatch(/^found/);
  });
});
