import type { MarkedStretch } from './quote';

/**
 * What of a block quotation's paragraph is quoted: all of it, without one pair of marks around it and
 * without the lines or the end that name the source. Nothing where the paragraph only names it.
 */
export function quotedParagraph(text: string, marked: readonly MarkedStretch[]): MarkedStretch[] {
  if (DASH_FIRST.test(text)) return [];
  const first = marked[0];
  if (first !== undefined && isLeadIn(text.slice(0, first.outerStart))) {
    const rest = text.slice(first.outerEnd);
    const isSpeech = /[.,!?…。，]/.test(text.charAt(first.end - 1)) && SPEAKER.test(rest);
    if (isSpeech || isAttribution(rest)) return [first];
  }
  const whole = text.slice(0, attributionStart(text));
  const start = whole.length - whole.trimStart().length;
  const end = whole.trimEnd().length;
  if (end <= start) return [];
  return [{ start, end, outerStart: start, outerEnd: end }];
}

const DASH_FIRST = /^\s*[—–―-]{1,2}\s*\p{L}/u;

/** Nothing, or who speaks: "The warden, in May:". */
function isLeadIn(before: string): boolean {
  return /^\s*$/.test(before) || (before.length < LEAD_IN_LIMIT && /[:：]\s*$/.test(before));
}

/** "wrote Ana Ruiz", and little more. */
const SPEAKER = /^\s*\p{Ll}+ \p{Lu}.{0,60}$/u;

/** UTF-16 code units of a speaker's name. */
const LEAD_IN_LIMIT = 40;

/** What may follow the closing mark of a paragraph that is one quotation: nothing, or its source. */
function isAttribution(rest: string): boolean {
  return (
    /^[\s.,;]*$/.test(rest) || (rest.length < ATTRIBUTION_LIMIT && /^\s*(?:[—–―,(-]|\n)/.test(rest))
  );
}

/** UTF-16 code units of a line that names a person and a work. */
const ATTRIBUTION_LIMIT = 80;

/** "… end. — Name, Work": a dash behind a finished sentence, or one that begins a line. */
function attributionStart(text: string): number {
  const line = /\n\s*[—–―-]{1,2}\s*\p{L}/u.exec(text);
  if (line !== null) return line.index;
  const tail = text.slice(-ATTRIBUTION_LIMIT);
  const dash = /(?<=[.!?…]["”»’]?)\s+[—–―]\s*\p{Lu}[^.!?]*$/u.exec(tail);
  return dash === null ? text.length : text.length - tail.length + dash.index;
}
