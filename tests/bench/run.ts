import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCorpus } from './corpus';
import { measureGrowth } from './growth';
import { memoryOf } from './memory';
import { type Language, sentencesOf } from './sentences';
import { type Row, timeSource } from './speed';
import type { Results } from './targets';
import { writeReport } from './write-report';

const LANGUAGES: readonly Language[] = ['English', 'Hindi', 'Chinese'];
const LENGTHS = [10_000, 100_000, 1_000_000, 10_000_000];
const REPORT = 'docs/benchmarks.md';

/** Measures everything, prints the report and writes it into the docs. */
export function runBench(root: string): void {
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
  const results: Results = { rows, memory, growth: measureGrowth(sentences) };
  const report = writeReport(results, (process.uptime() - started) / 60);
  console.log(report);
  writeFileSync(join(root, REPORT), report);
}
