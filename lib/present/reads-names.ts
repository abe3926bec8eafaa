/**
 * Names are told by their capitals, which most writings do not have (Arabic, Devanagari, Han, Hangul): in a sentence
 * of these only names in Latin letters and in quotation marks are looked for, and the card says so.
 */
export function readsNames(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu)?.length ?? 0;
  const plain = sentence.match(/\p{Lo}/gu)?.length ?? 0;
  return plain * 2 <= letters;
}
