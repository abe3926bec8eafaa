import type { UserManifest } from 'wxt';
import { CHAT_MATCHES } from './lib/detect/sites/chat-matches';
import { SITE_SCRIPTS } from './site-scripts';
import { DEMO_HOSTS } from './tests/demo/hosts';

/** The oldest versions that are let in; the build writes for them (`wxt.config.ts`). */
export const OLDEST = { chrome: '125', firefox: '142.0' } as const;

const FIREFOX_ID = 'verbatim@verbatim.example';

/** Firefox alone takes one icon for light toolbars and one for dark ones; the other reads on both. */
const TOOLBAR_ICONS = [
  // Firefox names them by the theme's text: `dark` stands on a light toolbar.
  { dark: 'icon/toolbar-light.svg', light: 'icon/toolbar-dark.svg', size: 16 },
  { dark: 'icon/toolbar-light.svg', light: 'icon/toolbar-dark.svg', size: 32 },
];

/** Everything the manifest says, per browser and build mode. `tests/manifest.test.ts` holds this table. */
export function manifest(browser: string, mode: string): UserManifest {
  return {
    name: '__MSG_extensionName__',
    description: '__MSG_extensionDescription__',
    default_locale: 'en',
    minimum_chrome_version: OLDEST.chrome,
    permissions: [
      'storage',
      'unlimitedStorage',
      'activeTab',
      'scripting',
      'contextMenus',
      'alarms',
      'webRequest',
      ...(browser === 'firefox' ? ['dns'] : ['offscreen']),
    ],
    ...(browser === 'firefox' ? { action: { theme_icons: TOOLBAR_ICONS } } : {}),
    ...hostAccess(mode),
    // Not left to WXT: its wrapper of content scripts weighs 3 kB on every chat page, and lets the page
    // end the script by an event.
    content_scripts: SITE_SCRIPTS.map(({ path, matches }) => ({
      matches: [...matches],
      js: [path, 'chat.js'],
      run_at: 'document_idle',
    })),
    content_security_policy: {
      // No `upgrade-insecure-requests`: http-only pages must stay readable in Firefox.
      extension_pages:
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' http: https:",
    },
    commands: {
      _execute_action: { suggested_key: { default: 'Alt+Shift+V' } },
      'check-all': {
        suggested_key: { default: 'Alt+Shift+C' },
        description: '__MSG_commandCheckAll__',
      },
      'check-selection': {
        suggested_key: { default: 'Alt+Shift+S' },
        description: '__MSG_menuCheckSelection__',
      },
    },
    ...(browser === 'firefox'
      ? {
          browser_specific_settings: {
            gecko: {
              id: FIREFOX_ID,
              strict_min_version: OLDEST.firefox,
              // An archive is asked for copies of a page only on a press, or where the reader switched it on.
              data_collection_permissions: { required: ['none'], optional: ['browsingActivity'] },
            },
          },
        }
      : {}),
  } as UserManifest;
}

/**
 * Tests get every host, the demo exactly its own; the store build asks for each site when needed. The
 * chat sites are named once more, though the content script runs there anyway: without it Chrome lets
 * in neither the card's script nor, after an update, the new content script. It warns of no more.
 */
function hostAccess(mode: string) {
  if (mode === 'e2e') return { host_permissions: ['<all_urls>'] };
  const demo = mode === 'demo' ? DEMO_HOSTS.map((host) => `*://*.${host}/*`) : [];
  return {
    host_permissions: [...CHAT_MATCHES, ...demo],
    ...(mode === 'demo' ? {} : { optional_host_permissions: ['https://*/*', 'http://*/*'] }),
  };
}

export { FIREFOX_ID };
