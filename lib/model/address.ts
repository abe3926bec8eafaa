/** An absolute http(s) address that the address guard let through, as `URL` serialises it. */
export type SourceUrl = string & { readonly __brand: 'SourceUrl' };

/** Why an address is never requested (spec: address guard). */
export type AddressRefusal =
  | 'malformed'
  | 'not-http'
  | 'userinfo'
  | 'port'
  | 'private-address'
  | 'single-label'
  | 'reserved-name'
  | 'too-long';
