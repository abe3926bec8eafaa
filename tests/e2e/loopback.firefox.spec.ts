import { FIREFOX_ID } from '../../manifest';
import { openFirefox } from '../support/firefox';
import { OurPage } from '../support/our-page';
import { builtExtension, expect, serveChat, test } from '../support/story';
import { words } from '../support/words';
import { FOUND, serveSurvey } from './survey';

const CHAT = 'https://chatgpt.com/c/loopback';
const HOST = 'harbour.example';

test('the store build asks no host whose name leads to this machine', async ({ hosts }) => {
  serveSurvey(hosts);
  serveChat(hosts, CHAT, [FOUND]);
  const firefox = await openFirefox({
    extension: builtExtension('firefox', 'store'),
    proxyPort: hosts.proxyPort,
    // The public name leads straight to this machine, as a name does that was rebound.
    prefs: {
      'network.dns.disabled': false,
      'network.dns.localDomains': HOST,
      'network.proxy.no_proxies_on': HOST,
    },
  });
  try {
    await firefox.inChrome(
      `const { ExtensionPermissions } = ChromeUtils.importESModule(
         'resource://gre/modules/ExtensionPermissions.sys.mjs');
       const { extension } = WebExtensionPolicy.getByID(args[0]);
       await ExtensionPermissions.add(
         args[0], { permissions: [], origins: ['*://' + args[1] + '/*'] }, extension);`,
      FIREFOX_ID,
      HOST,
    );
    const chat = await firefox.open(CHAT);
    const popup = new OurPage(await firefox.open(firefox.ourPage(`popup.html?tab=${chat.id}`)));
    await popup.press(words('popupCheckAll'));
    await popup.expectText(words('groupCouldNotCheck'));
    expect(hosts.askedOf(HOST)).toEqual([]);
  } finally {
    await firefox.close();
  }
});
