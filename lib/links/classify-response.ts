import type { ArchiveAnswer, Observed } from '../model/snapshot';
import type { Doubt, LinkClass } from '../model/verdict';
import { isForSale } from './is-for-sale';
import { isSamePage } from './is-same-page';
import { wallAt } from './wall-at';

/**
 * Says what became of one cited address, from what the network said and, where it was asked, the
 * archive. It speaks of the link alone: never about the quote. A site that refuses or fails is never
 * called dead, and an archive that did not answer is no proof of anything.
 *
 * Order: the network, the status, where the redirects ended, then signs in the page itself.
 */
export function classifyResponse(observed: Observed, archive: ArchiveAnswer | null): LinkClass {
  return (
    classOfError(observed, archive) ??
    classOfStatus(observed, archive) ??
    classOfPlace(observed) ??
    classOfPage(observed) ??
    (hasMoved(observed) ? 'redirected' : 'live')
  );
}

function classOfError({ error }: Observed, archive: ArchiveAnswer | null): LinkClass | null {
  switch (error) {
    case 'dns':
      return archive?.kind === 'copy' || (archive?.kind === 'none' && archive.hostKnown)
        ? gone(archive)
        : 'host-unknown';
    case 'timeout':
      return 'timed-out';
    case 'tls':
    case 'reset':
      return 'server-error';
    case 'too-large':
      return 'too-large';
    case null:
      return null;
  }
}

function gone(archive: ArchiveAnswer | null): LinkClass {
  if (archive === null || archive.kind === 'no-answer') return 'gone';
  return archive.kind === 'copy' ? 'gone-copy-exists' : 'gone-no-copy';
}

function classOfStatus(observed: Observed, archive: ArchiveAnswer | null): LinkClass | null {
  const { status } = observed;
  if (status === null) return 'server-error';
  if (status >= 200 && status < 300) return null;
  if (isChallenge(observed)) return 'blocked';
  if (status === 404 || status === 410) return gone(archive);
  if (status === 402) return 'paywall';
  if (status === 408 || status === 504) return 'timed-out';
  if (status >= 300 && status < 400) return 'redirect-loop';
  // LinkedIn refuses programs with 999. Any other 4xx is a refusal of our request, not of the page.
  return status === 999 || status < 500 ? 'blocked' : 'server-error';
}

/** Headers that vendors document, or their interstitial pages. Never a vendor's name alone at 200. */
function isChallenge({ headers, status, title, doubts }: Observed): boolean {
  if (header(headers, 'cf-mitigated') === 'challenge') return true;
  if (header(headers, 'x-vercel-mitigated') === 'challenge') return true;
  if (/^(?:challenge|captcha)$/.test(header(headers, 'x-amzn-waf-action'))) return true;
  if (doubts.includes('sign-of-bot-wall') || /^just a moment/i.test(title ?? '')) return true;
  return (status === 403 || status === 503) && header(headers, 'server') === 'cloudflare';
}

function header(headers: Observed['headers'], name: string): string {
  const key = Object.keys(headers).find((each) => each.toLowerCase() === name);
  return key === undefined ? '' : headers[key]!.toLowerCase();
}

function classOfPlace(observed: Observed): LinkClass | null {
  return hasMoved(observed) && observed.finalUrl !== null ? wallAt(observed.finalUrl) : null;
}

function classOfPage(observed: Observed): LinkClass | null {
  if (isChallenge(observed)) return 'bot-wall';
  if (isForSale(observed)) return 'parked';
  for (const [doubt, linkClass] of CLASS_OF_DOUBT) {
    if (observed.doubts.includes(doubt)) return linkClass;
  }
  return NOT_TEXT.test(header(observed.headers, 'content-type')) ? 'not-text' : null;
}

/** In this order: a wall in front of the page says more than what little stands behind it. */
const CLASS_OF_DOUBT: readonly (readonly [Doubt, LinkClass])[] = [
  ['sign-of-consent', 'consent-wall'],
  ['sign-of-login', 'login-wall'],
  ['sign-of-soft-404', 'soft-404'],
  ['sign-of-paywall', 'paywall'],
  ['sign-of-shell', 'shell'],
];

const NOT_TEXT =
  /^(?:image(?!\/svg)|video|audio|font)\/|^application\/(?:zip|x-tar|gzip|x-7z|vnd\.rar|wasm)\b/;

function hasMoved({ requested, finalUrl }: Observed): boolean {
  return finalUrl !== null && !isSamePage(requested, finalUrl);
}
