import { parseUrl } from './parse-url';

/** An address longer than this in its telling part is not made again; UTF-16 units. */
const MOST_LETTERS = 200;

/**
 * A made-up address beside `url`, of the same shape, so that the same part of the site answers for it: the
 * letters and figures of the last part of the path and of the query are others. Null where nothing could
 * be changed, as on a home page. `random` gives numbers from 0 up to 1.
 */
export function siblingOf(url: string, random: () => number): string | null {
  const parsed = parseUrl(url);
  if (parsed === null) return null;
  const [, head = '', last = '', tail = ''] = /^(.*\/)([^/]+)(\/*)$/.exec(parsed.pathname) ?? [];
  const [, stem = last, ending = ''] = /^(.+?)(\.[a-z0-9]{1,5})?$/i.exec(last) ?? [];
  if (stem.length + parsed.search.length > MOST_LETTERS) return null;
  const change = (text: string): string => disguise(text, random);
  const path = last === '' ? parsed.pathname : head + change(stem) + ending + tail;
  const search = parsed.search.replace(/=([^&]*)/g, (_, value: string) => `=${change(value)}`);
  const sibling = parsed.origin + path + search;
  return sibling === parsed.origin + parsed.pathname + parsed.search ? null : sibling;
}

const SMALL = 'abcdefghijklmnopqrstuvwxyz';

/** Every letter becomes another one of its kind, every figure another figure; escapes stay. */
function disguise(text: string, random: () => number): string {
  const pick = (from: string): string => from[Math.floor(random() * from.length)] ?? '';
  return text.replace(/%[0-9a-fA-F]{2}|[a-z]|[A-Z]|\d/g, (sign) => {
    if (sign.startsWith('%')) return sign;
    if (/\d/.test(sign)) return pick('0123456789');
    return /[a-z]/.test(sign) ? pick(SMALL) : pick(SMALL).toUpperCase();
  });
}
