/** How a site draws its last answer while it is written, when it is done, and when it gives no sign. */
export interface StreamScript {
  readonly site: string;
  readonly url: string;
  /** The page with this much of the answer: `written` is the inner markup of one paragraph. */
  readonly page: (written: string, state: 'writing' | 'done' | 'silent') => string;
  /** Whether the site shows that an answer is complete. Elsewhere only rest tells. */
  readonly hasSign: boolean;
}

const STOP = '<button aria-label="Stop response"></button>';
const when = (isSo: boolean, html: string) => (isSo ? html : '');

export const STREAM_SCRIPTS: readonly StreamScript[] = [
  {
    site: 'chatgpt',
    url: 'https://chatgpt.com/c/1',
    hasSign: true,
    page: (written, state) =>
      `<div data-turn-key="t"><div data-chatgpt-search-unit-key="x:0:user"><div data-user-message-bubble>Go.</div></div>
       <div data-chatgpt-search-unit-key="x:2:assistant"><div data-markdown-text-style="assistant-message" class="${when(state === 'writing', 'streaming-animation')}"><div data-markdown-copy="code-block"><div data-markdown-copy="exclude"><button aria-label="Copy"></button></div></div><p>${written}</p></div>
       ${when(state === 'done', '<div><span><button aria-label="Copy"></button></span></div>')}</div></div>
       <form data-chatgpt-composer>${when(state === 'writing', '<button aria-label="Stop"></button>')}</form>`,
  },
  {
    site: 'chatgpt',
    url: 'https://chatgpt.com/share/1',
    hasSign: true,
    page: (written, state) =>
      `<section data-testid="conversation-turn-1" data-turn="user"><div data-message-author-role="user">Go.</div></section>
       <section data-testid="conversation-turn-2" data-turn="assistant"><div data-message-author-role="assistant"><div class="markdown"><p>${written}</p></div></div>
       ${when(state === 'done', '<button data-testid="copy-turn-action-button"></button>')}</section>
       ${when(state === 'writing', '<button data-testid="stop-button"></button>')}`,
  },
  {
    site: 'claude',
    url: 'https://claude.ai/chat/1',
    hasSign: true,
    page: (written, state) =>
      `<div data-testid="user-message">Go.</div><div ${when(state !== 'silent', `data-is-streaming="${state === 'writing'}"`)}><div data-testid="assistant-message"><div class="font-claude-response"><div class="standard-markdown"><p>${written}</p></div></div></div></div>`,
  },
  {
    site: 'gemini',
    url: 'https://gemini.google.com/app/1',
    hasSign: true,
    page: (written, state) =>
      `<user-query>Go.</user-query><model-response><message-content><div class="markdown" aria-busy="true"><p>${written}</p></div></message-content></model-response>
       ${when(state === 'done', '<div data-test-id="send-button-container"></div><div class="ql-editor ql-blank" contenteditable="true"></div>')}${when(state === 'writing', STOP)}`,
  },
  {
    site: 'google-ai-mode',
    url: 'https://www.google.com/search?q=x&udm=50',
    hasSign: true,
    page: (written, state) =>
      `<div data-scope-id="turn" ${when(state !== 'writing', 'data-complete="true"')}><div data-subtree="aimc"><div data-container-id="main-col"><div>${written}</div></div>${when(state === 'done', '<div data-xid="Gd7Hsc"></div>')}</div></div>`,
  },
  {
    site: 'google-ai-overviews',
    url: 'https://www.google.com/search?q=x',
    hasSign: false,
    page: (written) => `<div data-attrid="AIOverview"><div>${written}</div></div>`,
  },
  {
    site: 'perplexity',
    url: 'https://www.perplexity.ai/search/1',
    hasSign: false,
    page: (written, state) =>
      `<h1 class="group/query">Go.</h1><div class="prose" data-renderer="lm"><p>${written}</p></div>${when(state === 'writing', STOP)}`,
  },
  {
    site: 'copilot',
    url: 'https://copilot.microsoft.com/chats/1',
    hasSign: true,
    page: (written, state) =>
      `<div data-content="user-message">Go.</div><div data-content="ai-message"><div class="group/ai-message-item"><p>${written}</p></div>${when(state === 'done', '<div data-testid="message-item-reactions" data-copy="false"></div>')}</div>${when(state === 'writing', STOP)}`,
  },
  {
    site: 'grok',
    url: 'https://grok.com/c/1',
    hasSign: false,
    page: (written, state) =>
      `<div data-testid="user-message">Go.</div><div data-testid="assistant-message"><div class="response-content-markdown"><p>${written}</p></div></div>${when(state === 'writing', '<button aria-label="Stop model response"></button>')}`,
  },
  {
    site: 'deepseek',
    url: 'https://chat.deepseek.com/a/chat/s/1',
    hasSign: false,
    page: (written) =>
      `<div class="ds-message"><div>Go.</div></div><div class="ds-message"><div class="ds-assistant-message-main-content"><div class="ds-markdown"><p>${written}</p></div></div></div>`,
  },
  {
    site: 'notebooklm',
    url: 'https://notebooklm.google.com/notebook/1',
    hasSign: false,
    page: (written) =>
      `<div class="from-user-container">Go.</div><div class="to-user-container"><div class="message-text-content"><p>${written}</p></div></div>`,
  },
  {
    site: 'mistral',
    url: 'https://chat.mistral.ai/chat/1',
    hasSign: false,
    page: (written, state) =>
      `<div data-message-author-role="user">Go.</div><div data-message-author-role="assistant"><div data-message-part-type="answer"><p>${written}</p></div></div>${when(state === 'writing', '<button aria-label="Stop generation"></button>')}`,
  },
  {
    site: 'huggingchat',
    url: 'https://huggingface.co/chat/conversation/1',
    hasSign: false,
    page: (written, state) =>
      `<div data-message-type="user">Go.</div><div data-message-role="assistant"><p>${written}</p></div>${when(state === 'writing', '<button aria-label="Stop generating"></button>')}`,
  },
  {
    site: 'meta-ai',
    url: 'https://www.meta.ai/prompt/1',
    hasSign: false,
    page: (written) =>
      `<div data-message-id="1_user">Go.</div><div data-message-id="2_assistant"><p>${written}</p></div>`,
  },
  {
    site: 'you',
    url: 'https://you.com/search?q=x',
    hasSign: false,
    page: (written) => `<div data-testid="youchat-answer-turn-0"><p>${written}</p></div>`,
  },
];
