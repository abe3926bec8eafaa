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

/** Every site whose answers Verbatim knows. */
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
