import { dropCredit } from './drop-credit';
import { blank } from './read-quote';

/**
 * What a chat program writes into the text of a quote and no author ever did: its own citation marks,
 * and the marks by which Markdown begins a heading or a quotation. Never in front of a figure: "> 5"
 * says more than.
 */
const OF_THE_PROGRAM =
  /【\d[^【】\n]{0,60}】|\ue200[^\ue200\ue201]{0,80}\ue201|^[ \t]*(?:#{1,6}|>+)[ \t]+(?=[\p{L}"“*_])/gmu;

/** The quote without its credit line and without marks of the chat program. Offsets stay. */
export function cleanQuote(raw: string): string {
  let quote = dropCredit(raw) ?? raw;
  for (const { 0: mark, index } of quote.matchAll(OF_THE_PROGRAM))
    quote = blank(quote, index, index + mark.length);
  return quote;
}
