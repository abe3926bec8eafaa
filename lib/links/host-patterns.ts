import type { SourceUrl } from '../model/address';

/**
 * Match patterns to ask the browser's permission for, so that a page can be fetched. The name with
 * and without `www.` go together, since sites send readers from one to the other.
 */
export function hostPatterns(url: SourceUrl): string[] {
  const { hostname } = new URL(url);
  const apex = hostname.replace(/^www\./, '');
  if (hostname === apex && !looksRegistrable(hostname)) return [`*://${hostname}/*`];
  return [`*://${apex}/*`, `*://www.${apex}/*`];
}

/**
 * Whether a name looks like one that is bought (`example.org`, `example.co.uk`) rather than a part of
 * one. A guess that errs harmlessly: it only decides whether `www.` is asked for as well.
 */
function looksRegistrable(hostname: string): boolean {
  if (/^[\d.]+$/.test(hostname) || hostname.startsWith('[')) return false;
  const labels = hostname.split('.');
  return (
    labels.length === 2 ||
    (labels.length === 3 && /^[a-z]{2,3}$/.test(labels[1]!) && labels[2]!.length === 2)
  );
}
