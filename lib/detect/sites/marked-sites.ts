import type { ChatSite } from './chat-site';
import { chatgpt } from './chatgpt';
import { claude } from './claude';

/** The sites of `chat-matches.ts`: those on which marks appear, so that no other is loaded there. */
export const MARKED_SITES: readonly ChatSite[] = [chatgpt, claude];
