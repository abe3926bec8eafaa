import type { ChatSite } from './chat-site';
import { chatgpt } from './chatgpt';
import { claude } from './claude';
import { copilot } from './copilot';
import { deepseek } from './deepseek';
import { gemini } from './gemini';
import { grok } from './grok';
import { huggingchat } from './huggingchat';
import { metaAi } from './meta-ai';
import { mistral } from './mistral';
import { notebooklm } from './notebooklm';
import { perplexity } from './perplexity';

/**
 * Every site of `CHAT_MATCHES`. They are plain data: the build writes each into a script of its own
 * (`site-scripts.ts`), so that no chat page parses what it needs to know of the others.
 */
export const MARKED_SITES: readonly ChatSite[] = [
  chatgpt,
  claude,
  copilot,
  deepseek,
  gemini,
  grok,
  huggingchat,
  metaAi,
  mistral,
  notebooklm,
  perplexity,
];
