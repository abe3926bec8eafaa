import type { UserManifest } from 'wxt';
import { CHAT_MATCHES } from './lib/detect/sites/chat-matches';
import { DEMO_HOSTS } from './tests/demo/hosts';

const FIREFOX_ID = 'verbatim@verbatim.example';

/** Everything the manifest says, per browser and build mode. `tests/manifest.test.ts` holds this table. */
export function manifest(browser: string, mode: string): UserManifest {
  return {
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    minimum_chrome_version: '125',
    permissions: [
      'storage',
      'unlimitedStorage',
      'activeTab',
      'scripting',
      'contextMenus',
      'alarms',
      'webRequest',
      ...(browser === 'firefox' ? ['dns'] : []),
    ],
    ...hostAccess(mode),
    content_security_policy: {
      // No `upgrade-insecure-requests`: http-only pages must stay readable in Firefox.
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src http: https:",
    },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+V' } },
      'check-all': {
        suggested_key: { default: 'Alt+Shift+C' },
        description: '__MSG_commandCheckAll__',
      },
    },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: FIREFOX_ID,
              strict_min_version: '142.0',
              data_collection_permissions: { required: ['none'] },
            },
          },
        }
      : {}),
  } as UserManifest;
}

/** Tests get every host, the demo exactly its own; the store build asks for each site when needed. */
function hostAccess(mode: string) {
  if (mode === 'e2e') return { host_permissions: ['<all_urls>'] };
  if (mode === 'demo') return { host_permissions: DEMO_HOSTS.map((host) => `*://*.${host}/*`) };
  return { optional_host_permissions: ['https://*/*', 'http://*/*'] };
}

export { CHAT_MATCHES, FIREFOX_ID };
