/**
 * Whether a redirect ends at another page than the cited one: the home page, or an address with
 * fewer path segments. Sites send visitors of a removed page there, so a quote that is missing at
 * the end of such a redirect says nothing about the cited page.
 */
export function leadsElsewhere(requestedUrl: string, finalUrl: string): boolean {
  return segments(finalUrl) < segments(requestedUrl);
}

function segments(url: string): number {
  return new URL(url).pathname.split('/').filter((segment) => segment !== '').length;
}
