/** The parsed address, or null where it is none. (`URL.parse` came only with Chrome 126.) */
export function parseUrl(href: string, base?: string): URL | null {
  return URL.canParse(href, base) ? new URL(href, base) : null;
}
