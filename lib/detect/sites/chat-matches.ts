/** Match patterns of the chat sites on which Verbatim's content script runs, and nowhere else. */
export const CHAT_MATCHES = [
  'https://chatgpt.com/*',
  'https://chat.openai.com/*',
  'https://claude.ai/*',
  'https://gemini.google.com/*',
  'https://www.perplexity.ai/*',
  'https://perplexity.ai/*',
  'https://copilot.microsoft.com/*',
  'https://grok.com/*',
  'https://chat.deepseek.com/*',
  'https://chat.mistral.ai/*',
  'https://notebooklm.google.com/*',
  'https://notebook.google.com/*',
  'https://www.meta.ai/*',
  'https://huggingface.co/chat/*',
];

/**
 * Sites that are asked for one by one, when the reader wants marks there: a search engine's pages are
 * every search a reader makes, and of You.com too little is known to ask for it from everyone.
 */
export const OPTIONAL_CHAT_MATCHES = [
  'https://www.google.com/search*',
  'https://www.google.com/aimode*',
  'https://you.com/*',
];

/** What the reader switches on: each host once. */
export const OPTIONAL_HOSTS = [...new Set(OPTIONAL_CHAT_MATCHES.map(hostOf))];

/** The pages of an optional host on which the script runs. */
export function matchesOf(host: string): string[] {
  return OPTIONAL_CHAT_MATCHES.filter((match) => hostOf(match) === host);
}

function hostOf(match: string): string {
  return match.split('/')[2] ?? '';
}
