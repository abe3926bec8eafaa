import { describe, expect, test } from 'vitest';
import { htmlToText } from '../../lib/extract/html-to-text';
import { textToSourceText } from '../../lib/extract/text-to-source-text';
import { indexSource } from '../../lib/verify/index-source';
import { verifyQuote } from '../../lib/verify/verify-quote';
import realWorld from '../cases/real-world.json';

interface Input {
  readonly quote: string;
  readonly source_text?: string | null;
  readonly source_html?: string | null;
  readonly pdf_text?: string | null;
  readonly pages_by_number?: Readonly<Record<string, string>>;
  readonly sources?: Readonly<Record<string, string>>;
  readonly cited?: string;
  readonly fetched_original?: string;
}

interface Right {
  readonly result: string;
  readonly why: string;
}

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly input: Input;
  readonly right: Right;
  readonly policy?: string;
  readonly twins?: readonly {
    readonly change: Partial<Input>;
    readonly right: Right;
    readonly policy?: string;
  }[];
}

/** What each answer allows; a row with a policy may end on either side of a visible edit. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  found: ['found'],
  'found-with-edits': ['found-with-edits'],
  closest: ['closest', 'not-in-source'],
  'not-in-source': ['closest', 'not-in-source'],
  'could-not-check': ['refused', 'closest', 'not-in-source'],
};
const EITHER = ['found', 'found-with-edits', 'closest', 'not-in-source'];

const rows = (realWorld as unknown as readonly Row[])
  .filter((row) => row.kind === 'match')
  .flatMap(withTwins);

describe('faults reported in public, rebuilt small', () => {
  test.each(rows)('$name: $right.why', ({ input, right, policy }) => {
    const allowed = policy === undefined ? ALLOWED[right.result] : EITHER;
    expect(allowed).toContain(resultOf(input));
  });
});

function withTwins(
  row: Row,
): { name: string; input: Input; right: Right; policy: string | undefined }[] {
  const own = { name: row.id, input: row.input, right: row.right, policy: row.policy };
  const twins = (row.twins ?? []).map((twin, i) => ({
    name: `${row.id} twin ${i + 1}`,
    input: { ...row.input, ...twin.change },
    right: twin.right,
    policy: twin.policy,
  }));
  return [own, ...twins];
}

function resultOf(input: Input): string {
  return verifyQuote(input.quote, indexSource(sourceOf(input))).kind;
}

function sourceOf(input: Input) {
  if (input.fetched_original != null) return htmlToText(input.fetched_original);
  if (input.source_html != null) return htmlToText(input.source_html);
  if (input.pdf_text != null) return textToSourceText(input.pdf_text, 'pdf');
  if (input.pages_by_number != null) return Object.values(input.pages_by_number).join('\n');
  if (input.sources != null) return input.sources[input.cited ?? ''] ?? '';
  return input.source_text ?? '';
}
