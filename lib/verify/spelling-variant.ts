/**
 * Two spellings of one English word (colour/color, realise/realize, centre/center, travelled/traveled,
 * mediaeval/medieval). Only names the difference: a variant is never a pass.
 */
export function isSpellingVariant(a: string, b: string): boolean {
  return a !== b && american(a) === american(b);
}

function american(word: string): string {
  return word
    .replace(/our(?=$|s$|ed$|ing$|ful|able|ite|hood)/, 'or')
    .replace(/is(e|ed|es|ing|ation|ations|er)$/, 'iz$1')
    .replace(/ys(e|ed|es|ing)$/, 'yz$1')
    .replace(/([bct])re(s?)$/, '$1er$2')
    .replace(/ll(ed|ing|er|ers)$/, 'l$1')
    .replace(/ae|oe/, 'e')
    .replace(/ence$/, 'ense')
    .replace(/ogue$/, 'og')
    .replace(/grey/, 'gray');
}
