import { defineContentScript } from 'wxt/utils/define-content-script';
import { CHAT_MATCHES } from '../../lib/detect/sites/chat-matches';
import { startChatPage } from './start-chat-page';

export default defineContentScript({
  matches: CHAT_MATCHES,
  runAt: 'document_idle',
  main: startChatPage,
});
