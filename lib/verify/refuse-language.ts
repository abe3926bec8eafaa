import type { Refusal } from '../model/finding';
import type { SourceIndex } from './index-source';
import type { QuoteText } from './read-quote';

const SCRIPTS: readonly RegExp[] = [
  /\p{Script=Latin}/gu,
  /\p{Script=Cyrillic}/gu,
  /\p{Script=Greek}/gu,
  /\p{Script=Arabic}/gu,
  /\p{Script=Hebrew}/gu,
  /\p{Script=Devanagari}/gu,
  /\p{Script=Bengali}/gu,
  /\p{Script=Tamil}/gu,
  /\p{Script=Thai}/gu,
  /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}]/gu,
  /\p{Script=Hangul}/gu,
  /\p{Script=Armenian}/gu,
  /\p{Script=Georgian}/gu,
];
/** How much of the source is looked at, in UTF-16 units from its start. */
const SAMPLE = 20_000;
/** A source with fewer letters of the quote's script than this share is in another writing. */
const FOREIGN_SHARE = 0.02;

/** The quote is written in a script that the source does not use: "cannot compare" is not "not there". */
export function refuseLanguage(quote: QuoteText, source: SourceIndex): Refusal | null {
  const script = mainScript(quote.text);
  if (script === null) return null;
  const sample = source.main.text.slice(0, SAMPLE);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const own = sample.match(script)?.length ?? 0;
  if (letters === 0 || own / letters >= FOREIGN_SHARE) return null;
  return { kind: 'refused', why: 'other-language' };
}

function mainScript(text: string): RegExp | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return SCRIPTS.find((script) => (text.match(script)?.length ?? 0) > letters / 2) ?? null;
}
