import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { claimCost } from './claim-cost';
import { makeCorpus } from './corpus';
import { measureGrowth } from './growth';
import { memoryOf } from './memory';
import { benchReading } from './reading/bench-reading';
import { READING_HEADING } from './reading/write-reading';
import { type Language, sentencesOf } from './sentences';
import { type Row, timeSource } from './speed';
import type { Results } from './targets';
import { writeReport } from './write-report';

const LANGUAGES: readonly Language[] = ['English', 'Hindi', 'Chinese'];
const LENGTHS = [10_000, 100_000, 1_000_000, 10_000_000];
const REPORT = 'docs/benchmarks.md';

/** The parts of the report; each is measured alone when it is asked for by its name. */
export type Part = 'verifier' | 'reading';

/** Measures everything, or one part, prints the report and writes it into the docs. */
export async function runBench(root: string, only: Part | null): Promise<void> {
  const path = join(root, REPORT);
  const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const at = written.indexOf(READING_HEADING);
  const before = at < 0 ? written : written.slice(0, at);
  const behind = at < 0 ? '' : written.slice(at);
  const verifier = only === 'reading' ? before.trimEnd() : benchVerifier(root).trimEnd();
  const reading = only === 'verifier' ? behind : await benchReading(root);
  const report = `${verifier}\n\n${reading}`;
  console.log(report);
  writeFileSync(path, report);
}

function benchVerifier(root: string): string {
  const started = process.uptime();
  const sentences = new Map(LANGUAGES.map((language) => [language, sentencesOf(language, root)]));
  const rows: Row[] = [];
  for (const [language, from] of sentences) {
    const dropped = new Map<string, number>();
    for (const length of LENGTHS) {
      console.error(`${language}, ${length} characters …`);
      rows.push(...timeSource(language, length, makeCorpus(from, language, length), dropped));
    }
  }
  console.error('memory and growth …');
  const memory = new Map(
    [...sentences].map(([language, from]) => [
      language,
      memoryOf(makeCorpus(from, language, 1_000_000)),
    ]),
  );
  const claims = new Map(
    [...sentences].map(([language, from]) => [
      language,
      claimCost(makeCorpus(from, language, 1_000_000)),
    ]),
  );
  const results: Results = { rows, memory, claims, growth: measureGrowth(sentences) };
  return writeReport(results, (process.uptime() - started) / 60);
}
