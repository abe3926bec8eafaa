import type { Snapshot } from '../model/snapshot';
import { declaredCharset } from './declared-charset';
import { decodeBytes, decodeStrictly } from './decode-bytes';

/** Encodings used under a country's domain or for a language before UTF-8. */
const BY_PLACE: readonly [RegExp, readonly string[]][] = [
  [/^(?:pl|cz|cs|sk|hu|si|sl|hr|ro|ba|bs)$/, ['windows-1250', 'iso-8859-2']],
  [/^(?:ru|by|be|bg|kz|kk|mk|rs|sr|su|xn--p1ai)$/, ['windows-1251', 'koi8-r', 'iso-8859-5']],
  [/^(?:ua|uk)$/, ['windows-1251', 'koi8-u']],
  [/^(?:cn|zh|sg)$/, ['gb18030', 'big5']],
  [/^(?:tw|hk)$/, ['big5', 'gb18030']],
  [/^(?:jp|ja)$/, ['shift_jis', 'euc-jp']],
  [/^(?:kr|ko)$/, ['euc-kr']],
  [/^(?:gr|el|cy)$/, ['windows-1253', 'iso-8859-7']],
  [/^(?:tr|az)$/, ['windows-1254']],
  [/^(?:il|he)$/, ['windows-1255']],
  [/^(?:sa|ae|eg|ir|ar|fa)$/, ['windows-1256']],
  [/^(?:lt|lv|ee|et)$/, ['windows-1257']],
  [/^(?:vn|vi)$/, ['windows-1258']],
  [/^th$/, ['windows-874']],
];

/** Tried when neither domain nor language says anything: the two most wrongly declared, then the strict ones. */
const ANYWHERE = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'gb18030',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'big5',
];

const MAX_TRIES = 8;

/**
 * The same bytes in other likely encodings, likeliest first, for a second reading when a quote was not
 * found. A wrong decoding cannot make words appear, so trying is safe. Empty when the bytes are UTF-8
 * or say by a byte order mark what they are.
 */
export function otherDecodings(snapshot: Snapshot): readonly Snapshot[] {
  const used = decodeBytes(snapshot)?.charset ?? null;
  if (used === 'utf-8' || used?.startsWith('utf-16') === true) return [];
  const { bytes } = snapshot;
  const declared = declaredCharset(bytes);
  const likely = placesOf(snapshot).flatMap((place) => encodingsOf(place));
  const labels = new Set([...(declared === null ? [] : [declared]), ...likely, ...ANYWHERE]);
  return [...labels]
    .filter((label) => label !== used && decodeStrictly(label, bytes) !== null)
    .slice(0, MAX_TRIES)
    .map((charset) => ({ ...snapshot, charset }));
}

/** Language of the page and of the answer, and the last label of the host. */
function placesOf({ bytes, finalUrl, headers }: Snapshot): string[] {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 1_024));
  const lang = /<html[^>]*?\slang\s*=\s*["']?([a-z]{2})/i.exec(head)?.[1];
  const answered = headers['content-language']?.slice(0, 2);
  const host = /^[a-z]+:\/\/[^/?#]*?\.([a-z0-9-]+)(?::\d+)?(?:[/?#]|$)/i.exec(finalUrl)?.[1];
  return [lang, answered, host].filter((place) => place !== undefined);
}

function encodingsOf(place: string): readonly string[] {
  return BY_PLACE.find(([places]) => places.test(place.toLowerCase()))?.[1] ?? [];
}
