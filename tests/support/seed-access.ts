import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface BuiltManifest {
  readonly permissions: readonly string[];
  readonly content_scripts: readonly { readonly matches: readonly string[] }[];
}

/**
 * A fresh Chromium profile in which the reader has allowed all sites, so that a store build can be
 * tried without a screen. It leans on the private form of Chromium's preferences (seen 2026-10): if
 * it breaks, `permissions.getAll()` says so at once.
 */
export function seedAccess(extension: string): string {
  const manifest = JSON.parse(
    readFileSync(join(extension, 'manifest.json'), 'utf8'),
  ) as BuiltManifest;
  const granted = {
    api: manifest.permissions,
    explicit_host: ['http://*/*', 'https://*/*'],
    manifest_permissions: [],
    scriptable_host: manifest.content_scripts.flatMap(({ matches }) => matches),
  };
  const settings = {
    [idOf(extension)]: {
      active_permissions: granted,
      granted_permissions: granted,
      creation_flags: 38,
      location: 8,
      path: extension,
      from_webstore: false,
    },
  };
  const profile = mkdtempSync(join(tmpdir(), 'verbatim-chromium-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(
    join(profile, 'Default', 'Preferences'),
    JSON.stringify({ extensions: { settings } }),
  );
  return profile;
}

/** Chromium names an unpacked extension after its folder: SHA-256, with the letters a to p for hex. */
function idOf(folder: string): string {
  const hex = createHash('sha256').update(folder).digest('hex').slice(0, 32);
  return [...hex].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
}
