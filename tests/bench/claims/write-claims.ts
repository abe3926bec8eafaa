import type { Language } from '../sentences';
import { atMost, inShort } from '../targets';
import { table, targetTable } from '../write-report';

/** Of each language, how many times as long as quotes the claims of each run took. */
export type ClaimCosts = ReadonlyMap<Language, readonly number[]>;

/** The heading by which the part of the report is told from the others. */
export const CLAIMS_HEADING = '# What a cited sentence costs';

export const LANGUAGES: readonly Language[] = ['English', 'Hindi', 'Chinese'];

/** One run shifts by a third on a busy machine. */
export const RUNS = 7;

const MOST_TIMES = 5;

const METHOD = `Twenty sentences of the verifier's texts, read as claims and checked as quotes, on one source of 1 MB whose index
is kept; what is read of a source once is in neither time. CPU time; medians of ${RUNS} runs, and the least and the most of them.`;

export function writeClaims(costs: ClaimCosts): string {
  const targets = [
    atMost(
      '20 claims, index kept, 1 MB, in times of 20 quotes',
      LANGUAGES.map((language) => [language, MOST_TIMES]),
      (language) => median(costs.get(language) ?? []),
    ),
  ];
  const rows = LANGUAGES.map((language) => {
    const runs = costs.get(language) ?? [];
    return [language, ...[Math.min(...runs), median(runs), Math.max(...runs)].map(inShort)];
  });
  return `${[
    CLAIMS_HEADING,
    METHOD,
    targetTable(targets),
    table(['in times of 20 quotes', 'least', 'median', 'most'], rows),
  ].join('\n\n')}\n`;
}

function median(runs: readonly number[]): number | null {
  return [...runs].sort((a, b) => a - b)[runs.length >> 1] ?? null;
}
