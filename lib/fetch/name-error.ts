import type { Observed } from '../model/snapshot';

type ErrorName = NonNullable<Observed['error']>;

/** Parts of the names that Chromium (`net::ERR_…`) and Firefox (`NS_ERROR_…`, `SEC_…`) give. */
const NAMES: readonly [ErrorName, RegExp][] = [
  ['dns', /NAME_NOT_RESOLVED|NAME_RESOLUTION|UNKNOWN_HOST|UNKNOWN_PROXY_HOST/],
  ['tls', /CERT|SSL|SEC_ERROR|TLS/],
  ['timeout', /TIMED_OUT|NET_TIMEOUT|ABORTED|BINDING_ABORTED/],
];

/** The browser's error name in our four words. Unknown names are a connection that broke. */
export function nameError(browserName: string | null, timedOut: boolean): ErrorName {
  if (timedOut) return 'timeout';
  return NAMES.find(([, pattern]) => pattern.test(browserName ?? ''))?.[0] ?? 'reset';
}
