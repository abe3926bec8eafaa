import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Tries every law on `wanted` inputs, writes docs/soak.md and tells whether all of them held. */
export function soak(root: string, wanted: number): boolean {
  const started = new Date();
  const seed = started.getTime() % 0x7fffffff;
  const laws = [...FOUND_LAWS, ...CLOSEST_LAWS, ...TOKEN_LAWS];
  const outcomes = laws.map((law) => {
    const outcome = tryFor(law, wanted, seed, LIMIT_MS / laws.length);
    console.log(`${outcome.fault === null ? 'held' : 'BROKEN'}: ${line(outcome)}`);
    if (outcome.fault !== null) console.log(outcome.fault);
    return outcome;
  });
  writeFileSync(join(root, 'docs', 'soak.md'), report(started, seed, wanted, outcomes));
  return outcomes.every(({ fault }) => fault === null);
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

function report(started: Date, seed: number, wanted: number, outcomes: readonly Outcome[]): string {
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
  ].join('\n');
}
