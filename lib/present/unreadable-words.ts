import type { AddressRefusal } from '../model/address';
import type { RefusalWhy } from '../model/finding';
import type { Doubt, LinkClass } from '../model/verdict';
import type { ReasonRow } from './describe-unreadable';

/** Every class of an answer from the network: its own sentence, the next step, the action. */
export const LINK_WORDS: Record<LinkClass, ReasonRow> = {
  live: ['linkLive', 'nextOpenAndLook', 'open-page'],
  redirected: ['linkRedirected', 'nextOpenAndLook', 'open-page'],
  'redirect-loop': ['linkRedirectLoop', 'nextLookByTitle', 'none'],
  'soft-404': ['linkSoft404', 'nextLookInArchive', 'copies'],
  parked: ['linkParked', 'nextLookInArchive', 'copies'],
  gone: ['linkGone', 'nextLookInArchive', 'copies'],
  'gone-copy-exists': ['linkGoneCopyExists', 'nextLookInArchive', 'copies'],
  'gone-no-copy': ['linkGoneNoCopy', 'nextLookByTitle', 'none'],
  'host-unknown': ['linkHostUnknown', 'nextCheckSpelling', 'none'],
  blocked: ['linkBlocked', 'nextOpenTab', 'open-tab'],
  'server-error': ['linkServerError', 'nextCheckLater', 'check-again'],
  'timed-out': ['linkTimedOut', 'nextCheckLater', 'check-again'],
  'not-text': ['linkNotText', 'nextReadByEye', 'open-page'],
  'too-large': ['linkTooLarge', 'nextOpenAndLook', 'open-page'],
  'not-allowed': ['linkNotAllowed', 'nextPublicLink', 'none'],
  'no-permission': ['whyNoPermissionUnnamed', 'nextAllow', 'allow'],
  'consent-wall': ['linkConsentWall', 'nextConsent', 'open-tab'],
  'login-wall': ['linkLoginWall', 'nextSignIn', 'open-tab'],
  paywall: ['linkPaywall', 'nextSignIn', 'open-tab'],
  shell: ['linkShell', 'nextOpenTab', 'open-tab'],
  'bot-wall': ['linkBotWall', 'nextOpenTab', 'open-tab'],
  moved: ['linkMoved', 'nextOpenAndLook', 'open-page'],
  'moved-elsewhere': ['linkMovedElsewhere', 'nextLookInArchive', 'copies'],
};

/** Errors of the connection that go by the class of a site's own faults. */
export const CONNECTION_WORDS: Record<'tls' | 'reset', ReasonRow> = {
  tls: ['linkNotSecure', 'nextCheckLater', 'check-again'],
  reset: ['linkBrokeOff', 'nextCheckLater', 'check-again'],
};

export const DOUBT_WORDS: Record<Doubt, ReasonRow> = {
  truncated: ['doubtTruncated', 'nextOpenTab', 'open-tab'],
  scanned: ['doubtScanned', 'nextReadByEye', 'open-page'],
  encrypted: ['doubtEncrypted', 'nextReadByEye', 'open-page'],
  'too-short': ['doubtTooShort', 'nextOpenTab', 'open-tab'],
  'charset-guessed': ['doubtCharset', 'nextOpenTab', 'open-tab'],
  'sign-of-shell': ['doubtShell', 'nextOpenTab', 'open-tab'],
  'sign-of-consent': ['doubtConsent', 'nextConsent', 'open-tab'],
  'sign-of-login': ['doubtLogin', 'nextSignIn', 'open-tab'],
  'sign-of-paywall': ['doubtPaywall', 'nextSignIn', 'open-tab'],
  'sign-of-bot-wall': ['doubtBotWall', 'nextOpenTab', 'open-tab'],
  'sign-of-soft-404': ['doubtSoft404', 'nextLookInArchive', 'copies'],
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
  'only-hidden': ['refusedOnlyHidden', 'nextOpenTab', 'open-tab'],
  'struck-out': ['refusedStruckOut', 'nextOpenAndLook', 'open-page'],
};
