import * as v from 'valibot';
import { LONGEST_ADDRESS, LONGEST_QUOTE_TOLD, MOST_SOURCES } from '../model/page-limits';
import type { SelectedWords } from '../model/selection';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const sources = v.pipe(
  v.array(v.object({ href: text(LONGEST_ADDRESS), label: text(500) })),
  v.maxLength(MOST_SOURCES),
);
const selectedWordsSchema = v.object({
  quoteText: text(LONGEST_QUOTE_TOLD),
  sources,
  nearby: sources,
});

/** What a script put into any page returned: from a web page's process, so it is parsed. Null: refused. */
export function parseSelectedWords(raw: unknown): SelectedWords | null {
  const parsed = v.safeParse(selectedWordsSchema, raw);
  return parsed.success ? parsed.output : null;
}
