/**
 * Writes the patterns of packed code shorter, without a change to what they match: Unicode's own short
 * names of scripts, and letters and signs as themselves instead of by number. Marks that join the character
 * before them, spaces and what has no shape stay as numbers, so that the file can be read.
 */
export function shortenPatterns(code: string): string {
  return code
    .replace(
      /([pP])\{Script(_Extensions)?=(\w+)\}/g,
      (_, p, extensions, name) =>
        `${p}{sc${extensions === undefined ? '' : 'x'}=${SHORT[name] ?? name}}`,
    )
    .replace(/(?<!\\)\\u([\da-fA-F]{4})/g, (written, digits) => {
      const char = String.fromCharCode(Number.parseInt(digits, 16));
      return /[\u0080-\uffff]/.test(char) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(char) ? char : written;
    });
}

const SHORT: Readonly<Record<string, string>> = {
  Arabic: 'Arab',
  Devanagari: 'Deva',
  Greek: 'Grek',
  Hangul: 'Hang',
  Hebrew: 'Hebr',
  Hiragana: 'Hira',
  Katakana: 'Kana',
  Khmer: 'Khmr',
  Latin: 'Latn',
  Myanmar: 'Mymr',
  Cyrillic: 'Cyrl',
};

export { SHORT as SHORT_NAMES_OF_SCRIPTS };
