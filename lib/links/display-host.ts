import { decodePunycode } from './decode-punycode';
import { parseUrl } from './parse-url';

/**
 * The host of an address as a reader may see it: in its own script where that cannot be mistaken for
 * another name, in ASCII (`xn--…`) otherwise.
 */
export function displayHost(url: string): string {
  const hostname = parseUrl(url)?.hostname ?? '';
  const labels = hostname.split('.').map((label) => ({ label, unicode: toUnicode(label) }));
  if (!labels.every(({ unicode }) => isSafe(unicode))) return hostname;
  return labels.map(({ unicode }) => unicode).join('.');
}

function toUnicode(label: string): string {
  if (!label.startsWith('xn--')) return label;
  return decodePunycode(label.slice('xn--'.length)) ?? '';
}

/** One script per label, and none whose letters could all be read as Latin ones. */
function isSafe(label: string): boolean {
  if (/^[\x21-\x7e]*$/.test(label)) return label !== '';
  if (label !== label.normalize('NFC')) return false;
  return SAFE_LABELS.some((script) => script.test(label)) && !LATIN_LOOKALIKES.test(label);
}

/** Latin is cut to the letters of European languages: the rest of the block holds lookalikes of a–z. */
const SAFE_LABELS = [
  /^[a-z0-9ß-öø-įĳ-ķĺ-ňŋ-ž-]+$/,
  /^[\p{Script=Cyrillic}0-9-]+$/u,
  /^[\p{Script=Greek}0-9-]+$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー0-9-]+$/u,
  /^[\p{Script=Hangul}0-9-]+$/u,
  /^[\p{Script=Arabic}0-9-]+$/u,
  /^[\p{Script=Hebrew}0-9-]+$/u,
  /^[\p{Script=Devanagari}0-9-]+$/u,
  /^[\p{Script=Thai}0-9-]+$/u,
];

/** Cyrillic and Greek names made only of letters that look Latin (`аррӏе`). */
const LATIN_LOOKALIKES = /^[асԁеһіјӏорԛѕԝхуъьαικνορυχ0-9-]+$/u;
