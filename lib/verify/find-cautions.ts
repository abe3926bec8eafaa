import type { Caution, CautionKind } from '../model/finding';
import type { Place, SideKind } from '../model/span';
import { sentenceAround } from '../text/sentence-around';
import { tokenise } from '../text/tokenise';
import type { StreamIndex } from './index-stream';
import type { QuoteText } from './read-quote';
import { FEW_TOKENS, MANY_PLACES } from './thresholds';
import { CONDITION_LETTERS, CONDITIONS } from './words/conditions';
import { hasNegatingLetters, isNegation } from './words/negations';

/** How many words outside a quote count as right beside it. */
const NEAR_BEFORE = 8;
const NEAR_AFTER = 5;
/** UTF-16 units of a clause that a caution shows: about a line of the card. */
const LONGEST_CLAUSE = 80;

/** What a reader should know beside a pass: read from the sentence around the first place. */
export function findCautions(
  quote: QuoteText,
  stream: StreamIndex,
  places: readonly Place[],
): Caution[] {
  const cautions: Caution[] = [];
  const say = (kind: CautionKind, words: string | null): void => {
    cautions.push({ kind, words });
  };
  if (quote.tokens.length < FEW_TOKENS) say('very-short', null);
  if (places.length >= MANY_PLACES) say('many-places', null);
  const first = places[0]!;
  if (first.stream !== 'main') {
    say(SIDE_CAUTIONS[first.stream], null);
  } else {
    if (places.every((place) => stream.menu.holds(place.span))) say('only-in-menu', null);
    if (places.every((place) => stream.references.holds(place.span)))
      say('only-in-reference-list', null);
  }
  cautions.push(...aroundCautions(quote, stream, first));
  return cautions;
}

const SIDE_CAUTIONS: Readonly<Record<SideKind, CautionKind>> = {
  hidden: 'only-side-text',
  collapsed: 'only-collapsed',
  description: 'only-description',
  data: 'only-page-data',
  alt: 'only-side-text',
  'running-head': 'only-side-text',
  tex: 'only-side-text',
  options: 'only-side-text',
};

function aroundCautions(quote: QuoteText, stream: StreamIndex, place: Place): Caution[] {
  const { text } = stream;
  const sentence = sentenceAround(text, place.span);
  const before = text.slice(sentence.start, place.span.start);
  const after = text.slice(place.span.end, sentence.end);
  const cautions: Caution[] = [];
  const negation = negationIn(before, after);
  if (negation !== null) cautions.push({ kind: 'negation-outside', words: negation });
  const condition = conditionAfter(text, place.span.end);
  if (condition !== null) cautions.push({ kind: 'condition-follows', words: condition });
  if (isSpeech(before, after)) cautions.push({ kind: 'quoted-speech-of-another', words: null });
  if (isCutShort(quote, after))
    cautions.push({ kind: 'cut-mid-sentence', words: after.trim().slice(0, 60) });
  return cautions;
}

function negationIn(before: string, after: string): string | null {
  const near = [...tokenise(before).slice(-NEAR_BEFORE), ...tokenise(after).slice(0, NEAR_AFTER)];
  const word = near.find((token) => isNegation(token.key));
  if (word !== undefined) return word.key;
  const beside = before.slice(-6) + after.slice(0, 6);
  return hasNegatingLetters(beside) ? beside.trim() : null;
}

/** But, only if, except, unless: the clause that opens with it right behind, a full stop between allowed. */
function conditionAfter(text: string, end: number): string | null {
  const after = text.slice(end, end + 40);
  const next = tokenise(after)[0];
  if (next !== undefined && next.start <= 4 && CONDITIONS.has(next.key))
    return clauseFrom(text, end + next.start, end + next.end);
  const letters = CONDITION_LETTERS.find((word) => after.slice(0, 6).includes(word));
  if (letters === undefined) return null;
  const start = end + after.indexOf(letters);
  return clauseFrom(text, start, start + letters.length);
}

/** Up to the end of the sentence or a semicolon; cut between words, and marked so, where that is far. */
function clauseFrom(text: string, start: number, end: number): string {
  const rest = text.slice(start, sentenceAround(text, { start, end }).end);
  const clause = rest.split(/[;\uff1b\u061b]|\n\s*\n/, 1)[0]!.replace(CLAUSE_END, '');
  if (clause.length <= LONGEST_CLAUSE) return clause;
  const cut = clause.slice(0, LONGEST_CLAUSE);
  const space = cut.search(/\s\S*$/);
  return `${cut.slice(0, space > 0 ? space : LONGEST_CLAUSE).replace(CLAUSE_END, '')}…`;
}

const CLAUSE_END =
  /[\s.,:!?\u2026\u3002\uff0c\uff01\uff1f\u0964\u061f\u06d4"'\u201d\u2019»)\u300d]+$/;

/** The words stand between the quotation marks of the source: somebody else says them. */
function isSpeech(before: string, after: string): boolean {
  const opened = Math.max(
    before.lastIndexOf('\u201c'),
    before.lastIndexOf('\u00ab'),
    before.lastIndexOf('\u201e'),
  );
  const closed = Math.max(before.lastIndexOf('\u201d'), before.lastIndexOf('\u00bb'));
  return opened > closed && /[\u201d\u00bb\u201c]/.test(after);
}

/** The quote ends with a full stop where the source's sentence runs on with a word. */
function isCutShort(quote: QuoteText, after: string): boolean {
  const end = quote.tokens.at(-1)!.end;
  return /^[.\u3002]/.test(quote.text.slice(end)) && /^\s+\p{L}/u.test(after);
}
