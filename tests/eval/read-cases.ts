import type { CaseSet } from './run';

/** A quote and the text it is tied to. `form` is the form of the source where it is no plain text. */
export interface CaseInput {
  readonly quote: string;
  readonly source: string;
  readonly form?: 'html' | 'pdf';
}

type Read = (file: string) => string;

/** The case files and QuoteSum as sets. Rows whose right answer is a matter of policy are left out. */
export function readCases(read: Read): CaseSet[] {
  return [article(read), scoreboard(read), verifier(read), realWorld(read), quotesum(read)];
}

function article(read: Read): CaseSet {
  const rows = JSON.parse(read('cases/article.json'));
  return { name: 'article', altered: rows.not_found, honest: rows.found };
}

function scoreboard(read: Read): CaseSet {
  const rows = JSON.parse(read('cases/scoreboard.json'));
  return { name: 'scoreboard', altered: rows.altered, honest: rows.honest };
}

interface VerifierRow extends CaseInput {
  readonly right: string;
  readonly policy?: string;
}

function verifier(read: Read): CaseSet {
  const rows: readonly VerifierRow[] = JSON.parse(read('cases/verifier.json'));
  const plain = rows.filter(({ policy }) => policy === undefined);
  return { name: 'traps and copies', ...parted(plain) };
}

function parted(rows: readonly VerifierRow[]): Pick<CaseSet, 'altered' | 'honest'> {
  const isHonest = ({ right }: VerifierRow): boolean => right.startsWith('found');
  return { altered: rows.filter((row) => !isHonest(row)), honest: rows.filter(isHonest) };
}

interface RealWorldRow {
  readonly kind: string;
  readonly input: { readonly quote: string; readonly source_text?: string | null };
  readonly right: { readonly result: string };
  readonly policy?: string;
}

function realWorld(read: Read): CaseSet {
  const all: readonly RealWorldRow[] = JSON.parse(read('cases/real-world.json'));
  const rows = all.flatMap(({ kind, input, right, policy }): VerifierRow[] => {
    const source = input.source_text;
    if (kind !== 'match' || policy !== undefined || source == null) return [];
    return [{ quote: input.quote, source, right: right.result }];
  });
  return { name: 'reported in public', ...parted(rows) };
}

interface QuoteSumRow {
  readonly quote: string;
  readonly source_id: string;
  readonly expect: string;
}

function quotesum(read: Read): CaseSet {
  const lines = (file: string): string[] => read(`datasets/${file}`).trim().split('\n');
  const texts = new Map<string, string>();
  for (const line of lines('quotesum_sources.jsonl')) {
    const { source_id, text } = JSON.parse(line);
    texts.set(source_id, text);
  }
  const rows = lines('quotesum_quotes.jsonl').map((line) => {
    const { quote, source_id, expect }: QuoteSumRow = JSON.parse(line);
    return { quote, source: texts.get(source_id) ?? '', right: expect };
  });
  const isTrue = (right: string): boolean =>
    right === 'found' || right === 'found_after_normalisation';
  // A single common word may be refused as too short; it is no row of either side.
  const isWord = (quote: string): boolean => /^\p{Ll}{1,3}$/u.test(quote.trim());
  return {
    name: 'QuoteSum',
    altered: rows.filter(({ right }) => !isTrue(right)),
    honest: rows.filter(({ right, quote }) => isTrue(right) && !isWord(quote)),
  };
}
