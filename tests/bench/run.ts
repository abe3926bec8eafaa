import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { benchClaims } from './claims/bench-claims';
import { CLAIMS_HEADING } from './claims/write-claims';
import { makeCorpus } from './corpus';
import { benchDetection } from './detection/bench-detection';
import { DETECTION_HEADING } from './detection/write-detection';
import { benchEvidence } from './evidence/bench-evidence';
import { EVIDENCE_HEADING } from './evidence/write-evidence';
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

/** The parts of the report in their order; each is measured alone when it is asked for by its name. */
const PARTS = {
  verifier: { heading: '', bench: async (root: string) => benchVerifier(root) },
  claims: { heading: CLAIMS_HEADING, bench: async (root: string) => benchClaims(root) },
  reading: { heading: READING_HEADING, bench: benchReading },
  detection: { heading: DETECTION_HEADING, bench: benchDetection },
  evidence: { heading: EVIDENCE_HEADING, bench: benchEvidence },
};

export type Part = keyof typeof PARTS;

/** Measures everything, or one part, prints the report and writes it into the docs. */
export async function runBench(root: string, only: Part | null): Promise<void> {
  if (only !== null && !(only in PARTS))
    throw new Error(`There is no part "${only}"; name one of ${Object.keys(PARTS).join(', ')}.`);
  const path = join(root, REPORT);
  const written = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const starts = Object.values(PARTS).map(({ heading }) => written.indexOf(heading));
  const parts: string[] = [];
  for (const [at, [name, { bench }]] of Object.entries(PARTS).entries()) {
    const end = starts.slice(at + 1).find((start) => start >= 0);
    const before = starts[at]! < 0 ? '' : written.slice(starts[at], end);
    parts.push(only === null || only === name ? await bench(root) : before);
  }
  const report = `${parts
    .map((part) => part.trimEnd())
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
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
  const results: Results = { rows, memory, growth: measureGrowth(sentences) };
  return writeReport(results, (process.uptime() - started) / 60);
}
