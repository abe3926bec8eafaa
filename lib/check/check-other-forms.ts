import { countWords } from '../extract/count-words';
import { findSourceForms, isPartOfSource } from '../links/source-forms/find-source-forms';
import type { OtherForm } from '../links/source-forms/other-form';
import type { SourceResult } from '../model/check-result';
import type { Verdict } from '../model/verdict';
import { bestVerdict } from './best-verdict';
import { checkSource } from './check-source';
import { isNegative, isPositive } from './is-positive';
import type { SourceReading } from './read-source';

/** Requests made for one source beside the cited page's own. */
export const MAX_FORMS = 3;

/** Words below which a page that names a full text is its abstract. */
const ABSTRACT_WORDS = 900;

/** One source whose own page was read, or could not be. */
export interface FirstReading {
  readonly quote: string;
  readonly href: string;
  readonly source: number;
  readonly read: SourceReading;
  readonly result: SourceResult;
}

/**
 * The second reading before any negative: other forms of the same document, where the reader's access
 * covers their addresses already. Words found in one are found, and the reading says in which; words
 * missing from it are missing from the source only if it holds all of it.
 */
export async function checkOtherForms(
  first: FirstReading,
  readForm: (href: string) => Promise<SourceReading>,
): Promise<SourceResult> {
  const { quote, href, source, result } = first;
  if (!mayStandElsewhere(result.verdict)) return result;
  const forms = formsOf(href, first.read);
  const negatives: SourceResult[] = [];
  for (const form of forms.slice(0, MAX_FORMS)) {
    const read = await checkSource(quote, source, await readForm(form.href));
    const other = { ...read, otherForm: form.kind };
    if (isPositive(other.verdict)) return other;
    if (form.holdsAll && isNegative(other.verdict)) negatives.push(other);
  }
  const isPart = isPartOfSource(href) || isAbstract(first.read, forms);
  if (isNegative(result.verdict) && !isPart) return better([result, ...negatives], result);
  return better(negatives, isNegative(result.verdict) ? unsure(result) : result);
}

/** Of what the cited address is, of where it led, and of what the page there names. */
export function formsOf(href: string, read: SourceReading): readonly OtherForm[] {
  const finalUrl = read.reading?.finalUrl ?? href;
  const named = read.kind === 'read' ? (read.index.source.forms ?? []) : [];
  const known = findSourceForms(href);
  const landed = findSourceForms(finalUrl, named);
  const seen = new Set([href, finalUrl]);
  return [...known, ...landed].filter((form) => !seen.has(form.href) && seen.add(form.href));
}

export function isAbstract(read: SourceReading, forms: readonly OtherForm[]): boolean {
  if (read.kind === 'unread' || forms.every(({ kind }) => kind !== 'pdf')) return false;
  return countWords(read.index.source.text, ABSTRACT_WORDS) < ABSTRACT_WORDS;
}

/** Whether another form could say more: not of a quote that cannot be looked for at all. */
function mayStandElsewhere(verdict: Verdict): boolean {
  if (verdict.kind !== 'could-not-check') return isNegative(verdict);
  const { why } = verdict;
  switch (why.kind) {
    case 'no-permission':
    case 'refused-address':
      return false;
    case 'refused':
      return why.why === 'only-hidden' || why.why === 'other-language';
    case 'link':
      return why.class !== 'timed-out' && why.class !== 'host-unknown';
    case 'doubt':
      return true;
  }
}

function better(results: readonly SourceResult[], otherwise: SourceResult): SourceResult {
  const [one, ...more] = results;
  return one === undefined ? otherwise : (results[bestVerdict([one, ...more])] ?? otherwise);
}

/** The page was read whole and is not the whole source. */
function unsure(result: SourceResult): SourceResult {
  const { verdict } = result;
  const nearest =
    verdict.kind === 'closest' ? { passage: verdict.passage, edits: verdict.edits } : null;
  const why = { kind: 'doubt', doubt: 'truncated' } as const;
  return { ...result, verdict: { kind: 'could-not-check', why, nearest } };
}
