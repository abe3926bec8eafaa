import type { LinkClass } from '../model/verdict';
import { parseUrl } from './parse-url';

/**
 * What a redirect's end says by its address alone: a question for consent, a login, a robot check or
 * a parking company. Only asked of addresses that differ from the cited one.
 */
export function wallAt(finalUrl: string): LinkClass | null {
  const url = parseUrl(finalUrl);
  if (url === null) return null;
  if (
    PARKING_HOSTS.some((host) => isWithin(url.hostname, host)) ||
    /^\/lander\b/.test(url.pathname)
  ) {
    return 'parked';
  }
  if (/^(?:consent|guce)\./.test(url.hostname) || /^\/consent\b/.test(url.pathname)) {
    return 'consent-wall';
  }
  if (/^(?:accounts|login|signin|sso)\./.test(url.hostname)) return 'login-wall';
  if (/^\/(?:users?\/|account\/)?(?:login|log-in|signin|sign-in)(?:\/|\.|$)/.test(url.pathname)) {
    return 'login-wall';
  }
  return /^\/sorry(?:\/|$)/.test(url.pathname) ? 'bot-wall' : null;
}

function isWithin(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}

/** Companies that answer for names nobody uses. */
const PARKING_HOSTS = [
  'sedo.com',
  'sedoparking.com',
  'dan.com',
  'afternic.com',
  'hugedomains.com',
  'bodis.com',
  'parkingcrew.net',
  'above.com',
  'forsale.godaddy.com',
];
