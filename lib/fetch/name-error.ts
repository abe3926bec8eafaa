import type { Observed } from '../model/snapshot';

type ErrorName = NonNullable<Observed['error']>;

/** Parts of the names that Chromium (`net::ERR_…`) and Firefox (`NS_ERROR_…`, `SEC_…`) give. */
const NAMES: readonly [ErrorName, RegExp][] = [
  ['dns', /NAME_NOT_RESOLVED|NAME_RESOLUTION|UNKNOWN_HOST|UNKNOWN_PROXY_HOST/],
  ['tls', /CERT|SSL|SEC_ERROR|TLS/],
  ['timeout', /TIMED_OUT|NET_TIMEOUT|ABORTED|BINDING_ABORTED/],
];

/** Of a bad certificate Firefox tells in a sentence, in its reader's language; of all else by a name. */
const CONSTANT = /^(?:net::)?[A-Z][A-Z0-9_]*$/;

/** The browser's error name in our four words. Unknown names are a connection that broke. */
export function nameError(browserName: string | null, timedOut: boolean): ErrorName {
  if (timedOut) return 'timeout';
  if (browserName !== null && !CONSTANT.test(browserName)) return 'tls';
  return NAMES.find(([, pattern]) => pattern.test(browserName ?? ''))?.[0] ?? 'reset';
}
