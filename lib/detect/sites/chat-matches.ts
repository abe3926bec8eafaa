/** Match patterns of the chat sites on which Verbatim's content script runs, and nowhere else. */
export const CHAT_MATCHES = [
  'https://chatgpt.com/*',
  'https://chat.openai.com/*',
  'https://claude.ai/*',
];
