import { foldFigures } from '../text/fold-letters';
import { plainDigits } from '../text/fold-token';
import { type Comparison, edit, note, refused, SAME } from './comparison';

/** Compares two numbers with the same key. They pass as written; the same value in another notation is an edit. */
export function compareNumbers(quote: string, source: string): Comparison {
  if (quote === source) return SAME;
  const a = foldFigures(quote);
  const b = foldFigures(source);
  if (a === b) return note(/\s/.test(quote) ? 'number-spacing' : 'typography');
  if (a.toLowerCase() === b.toLowerCase()) return note('typography');
  if (plainDigits(a) === plainDigits(b)) return edit('digits-of-another-script');
  if (isNotation(a) !== isNotation(b)) return edit('number-form');
  const valueA = ungroup(plainDigits(a));
  const valueB = ungroup(plainDigits(b));
  if (valueA !== null && valueA === valueB) return edit('number-form');
  return refused(hasSeparator(a) && hasSeparator(b) ? 'separator-unclear' : 'number-changed');
}

/** Raised figures and fraction characters: their key is the same value in plain figures. */
function isNotation(text: string): boolean {
  return /[\u00bc-\u00be\u2150-\u215e\u00b2\u00b3\u00b9\u2070-\u207b]/.test(text);
}

function hasSeparator(text: string): boolean {
  return /\d\D\d/.test(text);
}

/**
 * The number without its grouping: groups of three behind spaces, apostrophes or commas, decimals
 * behind one point. Null where a sign can be read in two ways (1.500, 1,5).
 */
function ungroup(text: string): string | null {
  const parts = /^([-+]?)(\d{1,3}(?:([ ',])\d{3})(?:\3\d{3})*|\d+)(\.\d+)?$/.exec(text);
  if (parts === null) return null;
  const [, sign = '', whole = '', separator, decimals = ''] = parts;
  if (decimals.length === 4 && separator === undefined && whole.length <= 3) return null;
  return sign + whole.replace(/[ ',]/g, '') + decimals;
}
