import { isNeverRead } from './is-never-read';
import { shortText } from './short-text';

/** What a citation calls its source, and how many more sources stand behind its "+N". */
export interface Label {
  readonly label: string;
  readonly more: number;
}

/** The longest text that is still a label and not a part of the answer, in UTF-16 code units. */
export const LABEL_LIMIT = 80;

export function readLabel(element: Element): Label {
  const text = shortText(element, LABEL_LIMIT) ?? '';
  const spoken = spokenLabel(element);
  const more = moreIn(text) ?? moreIn(spoken) ?? moreAfterAddress(spoken) ?? 0;
  const visible = (shortText(element, LABEL_LIMIT, isNeverRead) ?? '').replace(PLUS, '').trim();
  return { label: isNumber(visible) ? titleIn(spoken) || visible : visible, more };
}

function spokenLabel(element: Element): string {
  const own = element.getAttribute('aria-label') ?? element.getAttribute('title');
  return own ?? element.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '';
}

function isNumber(text: string): boolean {
  return !/\p{L}/u.test(text);
}

const PLUS = /\s*\(?\+\s?\d{1,3}\)?\s*$/;

/** "+2", at the end or in brackets, as chips write it. */
function moreIn(text: string): number | null {
  const found = /\+\s?(\d{1,3})\s*$|\(\+(\d{1,3})\)/.exec(text);
  return found === null ? null : Number(found[1] ?? found[2]);
}

/** "…, https://a.example/, 2 additional sources": the number comes first or last by language. */
function moreAfterAddress(text: string): number | null {
  const address = text.search(/https?:\/\//);
  if (address === -1) return null;
  const tail = text.slice(address).replace(/^\S+/, '');
  const number = tail.length > LABEL_LIMIT ? null : /\d{1,3}/.exec(tail);
  return number === null ? null : Number(number[0]);
}

/** The title in a label that is read out: without its number, its address and the hint what to press. */
function titleIn(spoken: string): string {
  return spoken
    .replace(/,?\s*https?:\/\/.*$/s, '')
    .replace(/^\d{1,3}[:.)]\s+/, '')
    .replace(/\s*\(\+\d{1,3}\)/, '')
    .slice(0, LABEL_LIMIT)
    .trim();
}
