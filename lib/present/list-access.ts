/** One site that Verbatim may read, with the match patterns that make up the grant. */
export interface GrantedSite {
  /** Null for a grant that covers every site. */
  readonly host: string | null;
  readonly patterns: readonly string[];
}

/** Granted match patterns as sites: www and apex are one, and so are all that cover every host. */
export function listAccess(granted: readonly string[]): readonly GrantedSite[] {
  const sites = new Map<string | null, string[]>();
  for (const pattern of granted) {
    const host = hostOfPattern(pattern);
    sites.set(host, [...(sites.get(host) ?? []), pattern]);
  }
  return [...sites]
    .map(([host, patterns]) => ({ host, patterns }))
    .sort((a, b) => (a.host ?? '').localeCompare(b.host ?? ''));
}

function hostOfPattern(pattern: string): string | null {
  const [, host = '*'] = /^[^:]+:\/\/([^/]*)\//.exec(pattern) ?? [];
  return host === '*' ? null : host.replace(/^\*\./, '').replace(/^www\./, '');
}
