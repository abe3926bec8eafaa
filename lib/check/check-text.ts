import { readPlainText } from '../extract/read-plain-text';
import type { CheckResult } from '../model/check-result';
import { indexSource } from '../verify/index-source';
import { verifyQuote } from '../verify/verify-quote';
import { decideVerdict } from './decide-verdict';
import { makeExcerpt } from './make-excerpt';

/** Checks a quote against a text in hand: the welcome page's sample, with no page and no network. */
export function checkText(quote: string, text: string): CheckResult {
  const source = readPlainText(text, 'text');
  const page = { linkClass: null, doubts: [], requestedUrl: '', finalUrl: '' };
  const verdict = decideVerdict(verifyQuote(quote, indexSource(source)), page);
  const excerpt = makeExcerpt(source, verdict);
  return {
    best: 0,
    bySource: [{ source: 0, verdict, reading: null, title: null, excerpt, page: null }],
    elsewhere: null,
    moreSources: 0,
  };
}
