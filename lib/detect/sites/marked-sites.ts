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

/** Every site of `CHAT_MATCHES`: those that the content script knows. Each kilobyte of it is parsed on every page. */
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
