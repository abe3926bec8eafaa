import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FuzzOutcome, soakReadings } from '../../extract/fuzz/soak-readings';
import { CLOSEST_LAWS } from './closest-laws';
import { FOUND_LAWS } from './found-laws';
import type { Law } from './law';
import { TOKEN_LAWS } from './token-laws';

interface Outcome {
  readonly name: string;
  readonly runs: number;
  readonly seconds: number;
  readonly fault: string | null;
}

/** All laws together end within this; a law that meets its share of it stops early and says so. */
const LIMIT_MS = 55 * 60_000;
/** Inputs tried between two looks at the clock. */
const BATCH = 1_000;
/** Mutated pages and files read, at most: they take longer than laws. */
const READINGS = 10_000;

/**
 * Tries every law on `wanted` inputs, reads mutated pages and files in the thread of `script`, writes
 * docs/soak.md and tells whether all held.
 */
export async function soak(root: string, wanted: number, script: URL): Promise<boolean> {
  const started = new Date();
  const seed = started.getTime() % 0x7fffffff;
  const laws = [...FOUND_LAWS, ...CLOSEST_LAWS, ...TOKEN_LAWS];
  const outcomes = laws.map((law) => {
    const outcome = tryFor(law, wanted, seed, LIMIT_MS / laws.length);
    console.log(`${outcome.fault === null ? 'held' : 'BROKEN'}: ${line(outcome)}`);
    if (outcome.fault !== null) console.log(outcome.fault);
    return outcome;
  });
  const readings = await soakReadings(script, Math.min(wanted, READINGS), seed);
  console.log(readingLine(readings));
  writeFileSync(join(root, 'docs', 'soak.md'), report(started, seed, wanted, outcomes, readings));
  return [...outcomes, readings].every(({ fault }) => fault === null);
}

function tryFor(law: Law, wanted: number, seed: number, limitMs: number): Outcome {
  const from = Date.now();
  let runs = 0;
  let fault: string | null = null;
  while (runs < wanted && fault === null && Date.now() - from < limitMs) {
    const batch = Math.min(BATCH, wanted - runs);
    fault = faultOf(() => law.try(batch, seed + runs));
    runs += batch;
  }
  return { name: law.name, runs, seconds: (Date.now() - from) / 1_000, fault };
}

function faultOf(attempt: () => void): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return String(error).slice(0, 2_000);
  }
}

function line({ name, runs, seconds }: Outcome): string {
  return `${name}: ${runs.toLocaleString('en')} inputs, ${seconds.toFixed(0)} s`;
}

function readingLine({ runs, seconds, slowest, fault }: FuzzOutcome): string {
  const all = `${runs.toLocaleString('en')} in ${seconds.toFixed(0)} s, the slowest in ${slowest.ms.toFixed(0)} ms (seed ${slowest.seed})`;
  return fault === null
    ? `${all}: each became a sound text, with or without doubts, or a named failure.`
    : `${all}. BROKEN: ${fault}`;
}

function report(
  started: Date,
  seed: number,
  wanted: number,
  outcomes: readonly Outcome[],
  readings: FuzzOutcome,
): string {
  const rows = outcomes.map(
    ({ name, runs, seconds, fault }) =>
      `| ${name} | ${runs.toLocaleString('en')} | ${seconds.toFixed(0)} | ${fault === null ? 'held' : 'broken'} |`,
  );
  return [
    '# The last soak',
    '',
    `Run on ${started.toISOString().slice(0, 10)} with Node ${process.version}, seed ${seed}, ` +
      `${wanted.toLocaleString('en')} inputs wanted for each law` +
      `${wanted < 100_000 ? ' (a reduced run; `npm run soak` alone tries 100,000)' : ''}.`,
    '',
    '| law | inputs | seconds | result |',
    '|---|---|---|---|',
    ...rows,
    '',
    '## Mutated pages and files',
    '',
    'Parts of the pages in tests/pages, its PDF, and small PDFs, Word documents, feeds and JSON of our own,',
    'each with one to six things wrong, read as in a check.',
    '',
    readingLine(readings),
    '',
  ].join('\n');
}
