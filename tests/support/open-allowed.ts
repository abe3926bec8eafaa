import { rmSync } from 'node:fs';
import { FIREFOX_ID } from '../../manifest';
import { openChromium } from './chromium';
import { openFirefox } from './firefox';
import type { Reader } from './reader';
import { seedAccess } from './seed-access';
import { type BrowserName, builtExtension } from './story';
import type { World } from './world';

/** A browser with the store build in it, whose reader has allowed all sites. */
export async function openAllowed(browser: BrowserName, { proxyPort }: World): Promise<Reader> {
  const extension = builtExtension(browser, 'store');
  if (browser === 'chromium') {
    const profile = seedAccess(extension);
    const chromium = await openChromium({ extension, profile, proxyPort });
    const close = async (): Promise<void> => {
      await chromium.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    };
    return { ...chromium, close };
  }
  const firefox = await openFirefox({ extension, proxyPort });
  await firefox.inChrome(
    `const { ExtensionPermissions } = ChromeUtils.importESModule(
       'resource://gre/modules/ExtensionPermissions.sys.mjs');
     const { extension } = WebExtensionPolicy.getByID(args[0]);
     await ExtensionPermissions.add(
       args[0], { permissions: [], origins: ['https://*/*', 'http://*/*'] }, extension);`,
    FIREFOX_ID,
  );
  return firefox;
}
