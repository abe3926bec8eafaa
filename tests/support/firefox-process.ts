import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectMarionette, type Marionette } from './marionette';
import { until } from './until';

export type Prefs = Readonly<Record<string, string | number | boolean>>;

/** No first-run pages, and as few questions of its own to the network as can be had. */
const QUIET: Prefs = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'intl.locale.requested': 'en-US',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'startup.homepage_welcome_url': 'about:blank',
  'toolkit.telemetry.enabled': false,
};

export interface FirefoxProcess {
  readonly marionette: Marionette;
  readonly profile: string;
  close(): Promise<void>;
}

export async function startFirefox(
  prefs: Prefs,
  checksCertificates = false,
): Promise<FirefoxProcess> {
  const profile = mkdtempSync(join(tmpdir(), 'verbatim-firefox-'));
  writeFileSync(join(profile, 'user.js'), userPrefs({ ...QUIET, 'marionette.port': 0, ...prefs }));
  const child = spawn(
    process.env.FIREFOX || '/usr/bin/firefox-esr',
    [
      ...['--headless', '--no-remote', '--profile', profile],
      ...['--marionette', '--remote-allow-system-access'],
    ],
    { stdio: 'ignore', env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' } },
  );
  const port = await until('Firefox to open its Marionette port', () => portOf(profile), 60_000);
  const marionette = await connectMarionette(port);
  await marionette.send('WebDriver:NewSession', { acceptInsecureCerts: !checksCertificates });
  await marionette.send('WebDriver:SetTimeouts', { script: 60_000, pageLoad: 60_000 });
  return {
    marionette,
    profile,
    close: async () => {
      await quit(marionette, child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

function userPrefs(prefs: Prefs): string {
  return Object.entries(prefs)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
    .join('\n');
}

/** Firefox writes the port it chose into its profile; null while it has not. */
function portOf(profile: string): number | null {
  try {
    return Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')) || null;
  } catch {
    return null;
  }
}

async function quit(marionette: Marionette, child: ChildProcess): Promise<void> {
  const gone = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
  const asked = marionette.send('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => null);
  const patience = wait(10_000, 'late', { ref: false });
  if ((await Promise.race([Promise.all([asked, gone]), patience])) === 'late') {
    child.kill('SIGKILL');
    await gone;
  }
  marionette.disconnect();
}
