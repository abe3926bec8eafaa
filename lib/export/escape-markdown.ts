/**
 * Foreign words as plain words of Markdown: on one line, with no markup, link, formula or HTML in them.
 * What means something only at the start of a line is escaped there.
 */
export function escapeMarkdown(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\u202a-\u202e\u2066-\u2069\0]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>|~#=$^%{}!]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replace(/^([-+])/, '\\$1')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
    .replace(/\b(https?|ftp|mailto|www)([:.])/gi, '$1\\$2');
}

/** A link whose words cannot end it early, or the words alone where there is no web address. */
export function linkOf(title: string, href: string | null, untitled: string): string {
  const words = escapeMarkdown(title.trim() === '' ? untitled : title);
  return href === null ? words : `[${words}](<${href.replace(/[<>\\\s]/g, encodeURIComponent)}>)`;
}
