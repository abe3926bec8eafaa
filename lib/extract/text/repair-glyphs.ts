/**
 * Undoes what a PDF's text layer does to words without a doubt: spaces set before combining marks, and
 * bold print made by printing each letter twice. Figures are never repaired by guess.
 */
export function repairGlyphs(text: string): string {
  return text.replace(/(?<=[\p{L}\p{M}])[ \t](?=\p{M})/gu, '').replace(DOUBLED_RUN, halve);
}

/** Three words or more in a row in which every character stands twice. */
const DOUBLED_RUN =
  /(?<![^\s])(?:(?:([^\s\d])\1){2,40}[ \t]{1,2}){2,400}(?:([^\s\d])\2){2,40}(?![^\s])/gu;

function halve(run: string): string {
  return run.replace(/([^\s\d])\1/gu, '$1');
}
