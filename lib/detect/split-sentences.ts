import type { Block, Stretch } from './block';
import { firstIndex } from './first-index';
import type { Quote } from './quote';
import { announcementLength } from './source-words';

/**
 * Where the sentences of a block begin: ascending offsets, the first 0. Ends inside a quotation do not
 * count, except the last one, where the quotation ends its sentence with its own full stop. Linear.
 */
export function splitSentences({ text, marks }: Block, quotes: readonly Quote[]): number[] {
  const starts = [0];
  let next = 0;
  for (const { 0: end, index } of text.matchAll(SENTENCE_END)) {
    while (next < quotes.length && quotes[next]!.outerEnd <= index) next++;
    const quote = quotes[next];
    const isInside = quote !== undefined && quote.outerStart <= index;
    if (isInside && !isLastOf(quote, index + end.length, text)) continue;
    const after = isInside ? quote.outerEnd : index + end.length;
    const ends = end === '\n' ? endsLine : isInside ? endsWithQuote : endsSentence;
    const subject = end === '.' && !isInside ? subjectAfter(text, marks, after) : null;
    if (subject === null && !ends(text, index, after)) continue;
    const start = subject ?? afterClosing(text, after);
    if (start > starts.at(-1)! && start < text.length) starts.push(start);
  }
  return starts;
}

/** Index of the sentence that an offset stands in. */
export function sentenceOf(sentences: readonly number[], offset: number): number {
  return firstIndex(sentences, (start) => start > offset) - 1;
}

/** Ends with what may follow one; a line break is one if the line is complete (`endsLine`). */
const SENTENCE_END = /[.!?…。！？؟।॥]+|\n/g;

function isLastOf(quote: Quote, end: number, text: string): boolean {
  return quote.end - end < 4 && /^[\s"”’'»]*$/.test(text.slice(end, quote.end));
}

function endsSentence(text: string, index: number, after: number): boolean {
  if (UNSPACED_END.test(text[index]!)) return true;
  const rest = text.slice(after, after + LOOK_AHEAD);
  return SPACE_AFTER.test(rest) && !CONTINUES.test(rest) && !isAbbreviation(text, index, rest);
}

/** "… once. [4] says": where a citation stands that the next sentence begins with, as its subject. */
function subjectAfter(text: string, marks: readonly Stretch[], after: number): number | null {
  const mark = marks[firstIndex(marks, ({ start }) => start > after)];
  if (mark === undefined || mark.start - after > 2) return null;
  const isSpace = /^\s+$/.test(text.slice(after, mark.start));
  return isSpace && /^\s?\p{Ll}/u.test(text.slice(mark.end, mark.end + 3)) ? mark.start : null;
}

/** A quotation that ends in a full stop ends its sentence, unless its speaker is named behind it. */
function endsWithQuote(text: string, _index: number, after: number): boolean {
  const rest = text.slice(after, after + LOOK_AHEAD);
  return SPACE_AFTER.test(rest) && !CONTINUES.test(rest) && !SPEAKER.test(rest);
}

const UNSPACED_END = /[。！？]/;
const SPACE_AFTER = /^[)\]"”’»]*(?:\s|$)/;

/** UTF-16 code units: enough for a name and a verb. */
const LOOK_AHEAD = 80;

/** A sentence does not go on with a capital, a digit or an opening mark. */
const CONTINUES = /^(?:[)\]"”’»]*\s*[\p{Ll},;:\-–—]|\s+[)\]])/u;

/** `“…” Ana Ruiz said`: the speaker of the quotation, so still its sentence. */
const SPEAKER =
  /^["”’»]?\s*(?:\p{Lu}[\p{L}.'’-]*\s+){1,4}(?:said|says|wrote|writes|told|tells|added|adds|noted|notes|explained|explains|argued|argues|warned|warns|recalled|recalls|replied|sagte|sagt|schrieb|schreibt|erklärte|dit|écrit|écrivait|déclare|dijo|escribió|dice|disse|scrisse|scrive|escreveu)(?!\p{L})/u;

function isAbbreviation(text: string, index: number, rest: string): boolean {
  if (text[index] !== '.') return false;
  const before = text.slice(Math.max(0, index - 14), index);
  return (
    ABBREVIATION.test(before) ||
    (SHORTENED_TWICE.test(before) && SHORTENED.test(rest)) ||
    (BEFORE_NUMBER.test(before) && /^\s*[\divxlc]/i.test(rest)) ||
    ORDINAL.test(before) ||
    (OF_DATE.test(before) && DATED.test(rest))
  );
}

/** Shortened words that are seldom the last of a sentence, initials, and pairs of letters ("u. a."). */
const ABBREVIATION =
  /(?:^|[\s([“"«„.])(?:\p{Lu}|(?![ap]\. ?m)\p{L}\. ?\p{Ll}|et al|[Cc]f|vs|ca|app?rox|[Dd]r|[Mm]rs?|[Mm]s|M[ml]e|Mlle|[Pp]rof|Ste?|Rev|Gen|Sen|Rep|Gov|Mt|Ft|Lt|Col|Capt|Sgt|Sra?|Dra|Sig|[Vv]gl|bzw|Hrsg|Mio|Mrd|Tsd|Hl|ehem|sog|geb|inkl|zzgl|ggf|evtl|insb|bijv|dhr|mevr|ul|św|env)$/u;

/** The first of two shortened words: "z. B.", "v. Chr.", "av. J.-C.", "EE. UU.", "p. ej." */
const SHORTENED_TWICE = /(?:^|[\s([“"«„])(?:\p{Ll}|av|ap|EE)$/u;
const SHORTENED = /^\s?\p{L}{1,3}\./u;

/** Shortened words that stand before a number, months among them, and single letters ("v. 2"). */
const BEFORE_NUMBER =
  /(?:^|[\s([“"«„])(?:\p{L}|nos?|nr|núm|vol|figs?|eqs?|pp|para|secs?|arts?|abs|kap|cap|chap|ch|p[aá]g|abb|tab|bd|n°|op|pt|ep|bk|eds?|est|max|min|mind|rd|\p{L}*str|jan|feb|mar|apr|ju[nl]|aug|sept?|o[ck]t|nov|de[cz])$/iu;

/** German ordinals: "der 4. Band", and with a month or a century behind them. */
const ORDINAL = /\b(?:(?<!I )am|im|vom|zu[mr]|d(?:er|ie|as|es|em|en)) \d{1,3}$/i;
const OF_DATE = /\b\d\d?$/;
const DATED = /^\s(?:Jan|Feb|Mär|Apr|Mai|Juni|Juli|Aug|Sep|Okt|Nov|Dez|Jahrh|Jh)/;

/** A line that ends in a comma or goes on in lower case, or a line that names the source, is not alone. */
function endsLine(text: string, index: number): boolean {
  if (/[,:;–—(]\s*$/.test(text.slice(Math.max(0, index - 3), index))) return false;
  const line = text.slice(index + 1, index + LOOK_AHEAD);
  return !/^\s*[\p{Ll}—–―,;:)\]-]/u.test(line) && announcementLength(line) === 0;
}

/** Closing marks, brackets and spaces behind an end belong to the sentence that ends. */
function afterClosing(text: string, offset: number): number {
  let start = offset;
  while (start < text.length && /[)\]"”’»\s]/.test(text[start]!)) {
    if (/["”’»]/.test(text[start]!) && /\s/.test(text.charAt(start - 1))) break;
    start++;
  }
  return start;
}
