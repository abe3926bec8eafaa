/**
 * What the address guard lets through. The default is what readers get; builds for tests and the
 * demo, where every host is a loopback address, pass their own with the names they need.
 */
export interface AddressPolicy {
  readonly ports: readonly number[];
  /** Host names that skip the rules about names. */
  readonly trustedHosts: readonly string[];
  /** IP addresses, in canonical form, that skip the rule about private addresses. */
  readonly trustedAddresses: readonly string[];
  /** UTF-16 code units of the address, as written and as serialised. */
  readonly maxLength: number;
}

/** Longer addresses exist, but no cited page has been seen to need one. */
const MAX_LENGTH = 4096;

export const STRICT_POLICY: AddressPolicy = {
  ports: [80, 443],
  trustedHosts: [],
  trustedAddresses: [],
  maxLength: MAX_LENGTH,
};
