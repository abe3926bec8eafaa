/** A tag, not a mere "a < b". */
export function holdsMarkup(text: string): boolean {
  return /<\/?(?:p|br|div|span|a|b|i|em|strong|ul|ol|li|h[1-6]|table|img|blockquote|pre|code|sup|sub|figure|section)(?:[\s/][^<>]*)?>/i.test(
    text,
  );
}
