/** How far a page may put its charset from its start; the limit of the HTML standard. */
const PRESCAN_BYTES = 1_024;

/**
 * The charset a document names in its own first bytes: an XML declaration or a `meta` tag. A page that
 * could be read that far is not UTF-16, and browsers read such a claim as UTF-8.
 */
export function declaredCharset(bytes: Uint8Array): string | null {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, PRESCAN_BYTES));
  const label = xmlEncoding(head) ?? metaCharset(head);
  if (label === null) return null;
  if (/^utf-?16/i.test(label)) return 'utf-8';
  return label.toLowerCase() === 'x-user-defined' ? 'windows-1252' : label;
}

function xmlEncoding(head: string): string | null {
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/i.exec(head)?.[1] ?? null;
}

function metaCharset(head: string): string | null {
  const shown = head.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  for (const [tag] of shown.matchAll(/<meta[\s/][^>]*>/gi)) {
    const label = /[\s"';]charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(tag)?.[1];
    if (label !== undefined) return label;
  }
  return null;
}
