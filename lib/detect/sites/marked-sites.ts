import type { ChatSite } from './chat-site';
import { chatgpt } from './chatgpt';
import { claude } from './claude';
import { copilot } from './copilot';
import { deepseek } from './deepseek';
import { gemini } from './gemini';
import { googleAiMode } from './google-ai-mode';
import { googleAiOverviews } from './google-ai-overviews';
import { grok } from './grok';
import { huggingchat } from './huggingchat';
import { metaAi } from './meta-ai';
import { mistral } from './mistral';
import { notebooklm } from './notebooklm';
import { perplexity } from './perplexity';
import { you } from './you';

/** Every site whose answers Verbatim knows: those of `chat-matches.ts`. Every other page is read generically. */
export const MARKED_SITES: readonly ChatSite[] = [
  chatgpt,
  claude,
  copilot,
  deepseek,
  gemini,
  googleAiMode,
  googleAiOverviews,
  grok,
  huggingchat,
  metaAi,
  mistral,
  notebooklm,
  perplexity,
  you,
];
