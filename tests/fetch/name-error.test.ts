import { expect, test } from 'vitest';
import { nameError } from '../../lib/fetch/name-error';

test.each([
  ['net::ERR_NAME_NOT_RESOLVED', 'dns'],
  ['NS_ERROR_UNKNOWN_HOST', 'dns'],
  ['net::ERR_CERT_AUTHORITY_INVALID', 'tls'],
  ['Peer’s Certificate issuer is not recognized.', 'tls'],
  ['Dem Aussteller des Zertifikats der Gegenseite wird nicht vertraut.', 'tls'],
  ['net::ERR_CONNECTION_RESET', 'reset'],
  ['NS_ERROR_NET_RESET', 'reset'],
  ['NS_ERROR_NET_TIMEOUT', 'timeout'],
  [null, 'reset'],
])('%s: %s', (name, error) => expect(nameError(name, false)).toBe(error));
