/** Words between white space; good enough to cut a line at places where no word is broken. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
