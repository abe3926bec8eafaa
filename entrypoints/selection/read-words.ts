/** EDGE: the words that the reader selected in a tab, with the links beside them. */
import { browser } from 'wxt/browser';
import { parseSelectedWords } from '../../lib/messages/selected-words';
import { LONGEST_QUOTE_TOLD } from '../../lib/model/page-limits';
import type { AskedWords, SelectedWords } from '../../lib/model/selection';
import { keepAskedWords } from '../../lib/store/asked-words';

/**
 * Read once, since the selection may go. Where the browser lets no script in (its own pages, a PDF), or
 * the selection stands where scripts see none, the words that the menu told are all there is.
 */
export async function readWords(id: string, asked: AskedWords): Promise<SelectedWords> {
  if (asked.selected !== undefined) return asked.selected;
  const read = parseSelectedWords(await readInTab(asked));
  const told = asked.selectionText.slice(0, LONGEST_QUOTE_TOLD);
  const selected = read ?? { quoteText: told, sources: [], nearby: [] };
  await keepAskedWords(id, { ...asked, selected });
  return selected;
}

async function readInTab({ tabId, frameId }: AskedWords): Promise<unknown> {
  const [answer] = await browser.scripting
    .executeScript({ target: { tabId, frameIds: [frameId] }, files: ['/selected.js' as never] })
    .catch(() => []);
  return answer?.result;
}
