import { wordsOf } from './words-of';

/** The source's words around a passage, as far as they are kept. */
export interface PassageInContext {
  readonly before: string;
  readonly text: string;
  readonly after: string;
  /** The same words stand more than once in the source. */
  readonly ambiguous: boolean;
}

/** Up to this many characters are matched whole, as the text-fragment specification advises. */
const WHOLE_BELOW = 300;
const EDGE_WORDS = 5;
const CONTEXT_WORDS = 4;
/** So few words stand in many places, so they get context in any case. */
const FEW_WORDS = 3;

/**
 * Address that opens a page at a passage: a text fragment (WICG scroll-to-text-fragment), or the page
 * of a PDF. A fragment that finds nothing does no harm. Null for anything but http(s).
 */
export function linkToPassage(
  url: string,
  passage: PassageInContext | null,
  page: number | null,
): string | null {
  if (!URL.canParse(url)) return null;
  const target = new URL(url);
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return null;
  if (page !== null) {
    target.hash = `page=${page}`;
    return target.href;
  }
  const directive = passage === null ? null : textDirective(passage);
  if (directive === null) return target.href;
  const [anchor = ''] = target.hash.replace(/^#/, '').split(':~:');
  target.hash = '';
  return `${target.href}#${anchor}:~:text=${directive}`;
}

function textDirective({ before, text, after, ambiguous }: PassageInContext): string | null {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const target = needsRange(text, words) ? rangeOf(text) : encode(words.join(' '));
  if (!ambiguous && words.length > FEW_WORDS) return target;
  const prefix = wordsOf(lastLine(before)).slice(-CONTEXT_WORDS).join(' ');
  const suffix = wordsOf(firstLine(after)).slice(0, CONTEXT_WORDS).join(' ');
  return [prefix && `${encode(prefix)}-`, target, suffix && `-${encode(suffix)}`]
    .filter((part) => part !== '')
    .join(',');
}

/** One match must stay inside one block of the page; a range may reach over several. */
function needsRange(text: string, words: readonly string[]): boolean {
  if (words.length < 2) return false;
  return text.trim().includes('\n') || words.join(' ').length >= WHOLE_BELOW;
}

function rangeOf(text: string): string {
  const first = wordsOf(firstLine(text.trim()));
  const last = wordsOf(lastLine(text.trim()));
  return `${encode(first.slice(0, EDGE_WORDS).join(' '))},${encode(last.slice(-EDGE_WORDS).join(' '))}`;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

/** `-`, `,` and `&` are signs of the fragment's own grammar. */
function encode(words: string): string {
  return encodeURIComponent(words.toWellFormed()).replace(/-/g, '%2D');
}
