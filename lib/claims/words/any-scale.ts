import { SPELLINGS } from './number-spellings';
import { numberWords } from './number-values';

let table: Map<string, number> | null = null;

/** What a word multiplies the figure before it by in any language, by its key; 1 for other words. */
export function scaleOf(key: string): number {
  if (key === '') return 1;
  table ??= readTable();
  return table.get(key) ?? 1;
}

function readTable(): Map<string, number> {
  const all = new Map<string, number>();
  // The English billion last: it is what most pages mean by it.
  for (const language of [...Object.keys(SPELLINGS), 'en'])
    for (const [key, { value, isScale }] of numberWords(language))
      if (isScale && value !== 12) all.set(key, value);
  return all;
}
