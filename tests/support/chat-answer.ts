/** One paragraph of an answer: words in quotation marks, and the link they are tied to. */
export interface CitedQuote {
  readonly quote: string;
  readonly url: string;
  /** Words before the quote; a plain report when left out. */
  readonly lead?: string;
  /** What the chip shows; the host when left out. */
  readonly label?: string;
}

/** One paragraph that quotes nothing, and the link that it gives as its source. */
export interface CitedSaying {
  readonly sentence: string;
  readonly url: string;
  readonly label?: string;
}

/**
 * A conversation in the layout that chatgpt.com had in autumn 2026 (see tests/chat-pages/chatgpt.html).
 * The n-th paragraph carries `data-story="n"`, counted from 0.
 */
export function chatgptPage(
  title: string,
  question: string,
  paragraphs: readonly (CitedQuote | CitedSaying)[],
): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/chat.css"></head>
<body><main><div data-app-action-timeline-scroll=""><div>
<div data-turn-key="10000000-0000-4000-8000-000000000001">
 <div data-content-search-turn-key="turn-0">
  <h1 class="sr-only">${escapeHtml(title)}</h1>
  <div data-chatgpt-search-unit-key="turn-0:0:user" data-chatgpt-search-message-ids="u1">
   <div data-user-message-bubble="true"><div>${escapeHtml(question)}</div></div>
  </div>
  <div data-chatgpt-search-unit-key="turn-0:2:assistant" data-chatgpt-search-message-ids="a1">
   <h2 class="sr-only" data-conversation-role="assistant">ChatGPT said:</h2>
   <div data-chatgpt-selection-message-id="a1">
    <div data-markdown-text-style="assistant-message">
${paragraphs.map(paragraph).join('\n')}
    </div>
   </div>
   <div><button aria-label="Copy">Copy</button></div>
  </div>
 </div>
</div>
</div></div></main></body></html>`;
}

function paragraph(said: CitedQuote | CitedSaying, index: number): string {
  const { url, label } = said;
  const name = label ?? new URL(url).hostname;
  const chip = `<a data-testid="chatgpt-citation" href="${escapeHtml(url)}" target="_blank" rel="noopener" aria-label="${escapeHtml(`${name}, ${url}`)}"><span>${escapeHtml(name)}</span></a>`;
  return `<p data-story="${index}">${wordsOf(said)} <span>${chip}</span></p>`;
}

function wordsOf(said: CitedQuote | CitedSaying): string {
  if ('sentence' in said) return escapeHtml(said.sentence);
  return `${escapeHtml(said.lead ?? 'The report says')} “${escapeHtml(said.quote)}”`;
}

/** Enough of a look that the marks stand in a page a reader would recognise. */
export const CHAT_CSS = `
:root { color-scheme: light dark; }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
[data-user-message-bubble] { margin-left: auto; max-width: 30rem; padding: .5rem 1rem;
  border-radius: 1rem; background: color-mix(in srgb, CanvasText 8%, Canvas); }
[data-testid=chatgpt-citation] { font-size: .75em; padding: .1em .6em; border-radius: 1em; color: inherit;
  text-decoration: none; background: color-mix(in srgb, CanvasText 8%, Canvas); }
`;

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
