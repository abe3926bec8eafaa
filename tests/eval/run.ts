import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { htmlToText } from '../../lib/extract/html-to-text';
import { textToSourceText } from '../../lib/extract/text-to-source-text';
import { indexSource, type SourceIndex } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import { ANSWERS } from './answers';
import { runClaims } from './claims/run-claims';
import { DOCUMENTS } from './documents';
import { overlap } from './overlap';
import { type CaseInput, readCases } from './read-cases';

/** One set of rows: what must not pass, what must, and what either way is right. */
export interface CaseSet {
  readonly name: string;
  readonly altered: readonly CaseInput[];
  readonly honest: readonly CaseInput[];
}

interface Score {
  readonly name: string;
  readonly accepted: readonly CaseInput[];
  readonly altered: number;
  readonly found: number;
  readonly honest: number;
  readonly missed: readonly CaseInput[];
}

/** Prints one table over all sets, then those of the claims; false when an altered row passes or a target is missed. */
export function runEval(root: string): boolean {
  const read = (file: string): string => readFileSync(join(root, 'tests', file), 'utf8');
  const scores = [labSet(), ...readCases(read)].map(score);
  console.log('set                     altered accepted    honest found');
  for (const one of scores) console.log(row(one.name, one));
  console.log('\nthe lab again, by a score of overlapping words instead of the exact check');
  for (const threshold of [0.6, 0.7, 0.8, 0.9, 0.95])
    console.log(row(`overlap ≥ ${threshold}`, scoreByOverlap(threshold)));
  for (const { name, missed, accepted } of scores) {
    for (const { quote } of accepted) console.log(`FALSE PASS in ${name}: ${quote}`);
    for (const { quote } of missed) console.log(`not found in ${name}: ${quote.slice(0, 120)}`);
  }
  const claimsHold = runClaims();
  return claimsHold && scores.every(({ accepted }) => accepted.length === 0);
}

function labSet(): CaseSet {
  const inputs = ANSWERS.map(({ quote, document, kind }) => ({
    quote,
    source: DOCUMENTS[document],
    isCopied: kind.startsWith('copied'),
  }));
  return {
    name: 'the lab',
    altered: inputs.filter(({ isCopied }) => !isCopied),
    honest: inputs.filter(({ isCopied }) => isCopied),
  };
}

function score({ name, altered, honest }: CaseSet): Score {
  const accepted = altered.filter(passes);
  const missed = honest.filter((input) => !passes(input));
  return {
    name,
    accepted,
    altered: altered.length,
    found: honest.length - missed.length,
    honest: honest.length,
    missed,
  };
}

function scoreByOverlap(threshold: number): Score {
  const { name, altered, honest } = labSet();
  const isNear = ({ quote, source }: CaseInput): boolean => overlap(quote, source) >= threshold;
  const accepted = altered.filter(isNear);
  const missed = honest.filter((input) => !isNear(input));
  const found = honest.length - missed.length;
  return { name, accepted, altered: altered.length, found, honest: honest.length, missed };
}

function row(name: string, { accepted, altered, found, honest }: Score): string {
  const counts = `${accepted.length} of ${altered}`.padEnd(20);
  return `${name.padEnd(24)}${counts}${found} of ${honest}`;
}

/** Sources that many rows share are indexed once. */
const indexes = new Map<string, SourceIndex>();

function passes({ quote, source, form }: CaseInput): boolean {
  const key = `${form ?? 'plain'}\n${source}`;
  const index = indexes.get(key) ?? indexSource(sourceText(source, form));
  indexes.set(key, index);
  return /^found/.test(verifyQuote(quote, index).kind);
}

function sourceText(source: string, form: CaseInput['form']) {
  if (form === 'html') return htmlToText(source);
  return form === 'pdf' ? textToSourceText(source, 'pdf') : source;
}
