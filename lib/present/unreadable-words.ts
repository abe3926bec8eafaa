import type { AddressRefusal } from '../model/address';
import type { RefusalWhy } from '../model/finding';
import type { Doubt, LinkClass } from '../model/verdict';
import type { ReasonRow } from './describe-unreadable';

/** Every class of an answer from the network: its own sentence, the next step, the action. */
export const LINK_WORDS: Record<LinkClass, ReasonRow> = {
  live: ['linkLive', 'nextOpenAndLook', 'open-page'],
  redirected: ['linkRedirected', 'nextOpenAndLook', 'open-page'],
  'redirect-loop': ['linkRedirectLoop', 'nextLookByTitle', 'none'],
  'soft-404': ['linkSoft404', 'nextLookInArchive', 'open-page'],
  parked: ['linkParked', 'nextLookInArchive', 'none'],
  gone: ['linkGone', 'nextLookInArchive', 'none'],
  'gone-copy-exists': ['linkGoneCopyExists', 'nextLookInArchive', 'none'],
  'gone-no-copy': ['linkGoneNoCopy', 'nextLookByTitle', 'none'],
  'host-unknown': ['linkHostUnknown', 'nextCheckSpelling', 'none'],
  blocked: ['linkBlocked', 'nextOpenAndLook', 'open-page'],
  'server-error': ['linkServerError', 'nextCheckLater', 'check-again'],
  'timed-out': ['linkTimedOut', 'nextCheckLater', 'check-again'],
  'not-text': ['linkNotText', 'nextReadByEye', 'open-page'],
  'too-large': ['linkTooLarge', 'nextOpenAndLook', 'open-page'],
  'not-allowed': ['linkNotAllowed', 'nextPublicLink', 'none'],
  'no-permission': ['whyNoPermissionUnnamed', 'nextAllow', 'allow'],
  'consent-wall': ['linkConsentWall', 'nextConsent', 'open-page'],
  'login-wall': ['linkLoginWall', 'nextSignIn', 'open-page'],
  paywall: ['linkPaywall', 'nextSignIn', 'open-page'],
  shell: ['linkShell', 'nextOpenAndLook', 'open-page'],
  'bot-wall': ['linkBotWall', 'nextOpenAndLook', 'open-page'],
  moved: ['linkMoved', 'nextOpenAndLook', 'open-page'],
  'moved-elsewhere': ['linkMovedElsewhere', 'nextLookInArchive', 'open-page'],
};

export const DOUBT_WORDS: Record<Doubt, ReasonRow> = {
  truncated: ['doubtTruncated', 'nextOpenAndLook', 'open-page'],
  scanned: ['doubtScanned', 'nextReadByEye', 'open-page'],
  encrypted: ['doubtEncrypted', 'nextReadByEye', 'open-page'],
  'too-short': ['doubtTooShort', 'nextOpenAndLook', 'open-page'],
  'charset-guessed': ['doubtCharset', 'nextOpenAndLook', 'open-page'],
  'sign-of-shell': ['doubtShell', 'nextOpenAndLook', 'open-page'],
  'sign-of-consent': ['doubtConsent', 'nextConsent', 'open-page'],
  'sign-of-login': ['doubtLogin', 'nextSignIn', 'open-page'],
  'sign-of-paywall': ['doubtPaywall', 'nextSignIn', 'open-page'],
  'sign-of-bot-wall': ['doubtBotWall', 'nextOpenAndLook', 'open-page'],
  'sign-of-soft-404': ['doubtSoft404', 'nextLookInArchive', 'open-page'],
};

export const ADDRESS_WORDS: Record<AddressRefusal, ReasonRow> = {
  malformed: ['addressMalformed', 'nextLookByTitle', 'none'],
  'not-http': ['addressNotHttp', 'nextPublicLink', 'none'],
  userinfo: ['addressUserinfo', 'nextPublicLink', 'none'],
  port: ['addressPort', 'nextPublicLink', 'none'],
  'private-address': ['addressPrivate', 'nextPublicLink', 'none'],
  'single-label': ['addressSingleLabel', 'nextPublicLink', 'none'],
  'reserved-name': ['addressReserved', 'nextPublicLink', 'none'],
  'too-long': ['addressTooLong', 'nextLookByTitle', 'none'],
};

export const REFUSED_WORDS: Record<RefusalWhy, ReasonRow> = {
  empty: ['refusedEmpty', 'nextLongerQuote', 'none'],
  'too-short': ['refusedTooShort', 'nextLongerQuote', 'none'],
  'too-long': ['refusedTooLong', 'nextShorterQuote', 'none'],
  'unclear-characters': ['refusedUnclear', 'nextReadByEye', 'open-page'],
  'other-language': ['refusedOtherLanguage', 'nextCompareSense', 'open-page'],
  'only-hidden': ['refusedOnlyHidden', 'nextOpenAndLook', 'open-page'],
  'struck-out': ['refusedStruckOut', 'nextOpenAndLook', 'open-page'],
};
