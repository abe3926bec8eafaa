import { parseUrl } from '../../links/parse-url';
import type { ChatSite } from './chat-site';
import { chatgpt } from './chatgpt';
import { claude } from './claude';
import { copilot } from './copilot';
import { deepseek } from './deepseek';
import { gemini } from './gemini';
import { googleAiMode } from './google-ai-mode';
import { grok } from './grok';
import { notebooklm } from './notebooklm';
import { perplexity } from './perplexity';

/** The site a page belongs to, or null where only the generic reading applies. */
export function findSite(pageUrl: string): ChatSite | null {
  const url = parseUrl(pageUrl);
  if (url === null) return null;
  return SITES.find((site) => site.isAt(url)) ?? null;
}

export const SITES: readonly ChatSite[] = [
  chatgpt,
  claude,
  copilot,
  deepseek,
  gemini,
  googleAiMode,
  grok,
  notebooklm,
  perplexity,
];
