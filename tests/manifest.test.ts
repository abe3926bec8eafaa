import { describe, expect, test } from 'vitest';
import { CHAT_MATCHES } from '../lib/detect/sites/chat-matches';
import { findSite } from '../lib/detect/sites/find-site';
import { MARKED_SITES } from '../lib/detect/sites/marked-sites';
import { manifest } from '../manifest';
import { SITE_SCRIPTS } from '../site-scripts';
import { DEMO_HOSTS } from './demo/hosts';

/** What Verbatim asks for, per browser. A permission more is a decision, not a detail. */
const PERMISSIONS = {
  chrome: [
    ...['activeTab', 'alarms', 'contextMenus', 'offscreen', 'scripting', 'storage'],
    ...['unlimitedStorage', 'webRequest'],
  ],
  firefox: [
    ...['activeTab', 'alarms', 'contextMenus', 'dns', 'scripting', 'storage', 'unlimitedStorage'],
    'webRequest',
  ],
};

const HOSTS_PER_MODE = {
  production: {
    host_permissions: CHAT_MATCHES,
    optional_host_permissions: ['https://*/*', 'http://*/*'],
  },
  e2e: { host_permissions: ['<all_urls>'] },
  demo: { host_permissions: [...CHAT_MATCHES, ...DEMO_HOSTS.map((host) => `*://*.${host}/*`)] },
};

const BROWSERS = ['chrome', 'firefox'] as const;
const MODES = ['production', 'e2e', 'demo'] as const;
const STORE = BROWSERS.map((name) => [name, manifest(name, 'production')] as const);

describe.each(BROWSERS)('in %s', (browser) => {
  test.each(MODES)('the %s build has the permissions of the table', (mode) => {
    expect([...(manifest(browser, mode).permissions ?? [])].sort()).toEqual(PERMISSIONS[browser]);
  });

  test.each(MODES)('the %s build reaches the hosts of its mode, and no more', (mode) => {
    const { host_permissions, optional_host_permissions } = manifest(browser, mode);
    const asked = {
      ...(host_permissions ? { host_permissions } : {}),
      ...(optional_host_permissions ? { optional_host_permissions } : {}),
    };
    expect(asked).toEqual(HOSTS_PER_MODE[mode]);
  });
});

describe.each(STORE)('the store build for %s', (browser, store) => {
  test('opens nothing of itself to web pages', () => {
    expect(store).not.toHaveProperty('web_accessible_resources');
    expect(store).not.toHaveProperty('externally_connectable');
  });

  test('runs only its own scripts, and reads http pages as http', () => {
    const policy = (store.content_security_policy as { extension_pages: string }).extension_pages;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
  });

  test('says in Firefox that it collects nothing, and that an archive may be told of a page', () => {
    expect(store.browser_specific_settings?.gecko?.data_collection_permissions).toEqual(
      browser === 'firefox' ? { required: ['none'], optional: ['browsingActivity'] } : undefined,
    );
  });

  test('names each chat address once, with the data of its site before the content script', () => {
    const entries = store.content_scripts ?? [];
    expect(entries.flatMap(({ matches }) => matches).sort()).toEqual([...CHAT_MATCHES].sort());
    for (const { matches, js } of entries) {
      const sites = matches?.map((match) => findSite(match.replace('*', 'x'), MARKED_SITES)?.name);
      expect(js).toEqual([`sites/${sites?.[0]}.js`, 'chat.js']);
      expect(new Set(sites).size).toBe(1);
    }
  });
});

test.each(MARKED_SITES)('the script of $name leaves its data, whole', (site) => {
  const { code } = SITE_SCRIPTS.find(({ path }) => path === `sites/${site.name}.js`)!;
  const left: { verbatimSite?: unknown } = {};
  new Function('globalThis', code)(left);
  expect(left.verbatimSite).toEqual(site);
});
