import type { NoteKind, ReasonKind, RefusalWhy } from '../model/finding';

/**
 * The rules of the verifier in view: every difference that is ignored, every one that a pass shows as an
 * edit, and every reason for which a quote is not found or gets no answer, each with one example. A test
 * holds every example against the verifier, so this page cannot promise what the verifier does not do.
 */
export interface Example {
  readonly quote: string;
  readonly source: string;
  /** The source is written in HTML. */
  readonly form?: 'html';
}

type IgnoredKind =
  | 'typography'
  | 'letter-case'
  | 'capitals'
  | 'reference-mark-skipped'
  | 'layout-skipped'
  | 'line-end-hyphen'
  | 'invisible-characters'
  | 'letter-form'
  | 'markup'
  | 'entity'
  | 'number-spacing'
  | 'cell-border';

/** Found as quoted; the difference is only noted. */
export const IGNORED: Readonly<Record<IgnoredKind, Example>> = {
  typography: { quote: 'he said "so" - twice', source: 'he said “so” – twice' },
  'letter-case': { quote: 'A boat came in', source: 'Then a boat came in' },
  capitals: { quote: 'The gate is shut', source: 'THE GATE IS SHUT' },
  'reference-mark-skipped': {
    quote: 'the sky is blue because',
    source: 'the sky is blue[12] because',
  },
  'layout-skipped': { quote: 'the law of the sea', source: 'the law *235 of the sea' },
  'line-end-hyphen': { quote: 'a good example of it', source: 'a good exam-\nple of it' },
  'invisible-characters': { quote: 'the keeper left', source: 'the kee\u200bper left' },
  'letter-form': { quote: 'the office is closed', source: 'the o\ufb03ce is closed' },
  markup: { quote: 'it is the only one', source: 'it is the *only* one' },
  entity: { quote: 'research & more', source: 'research &amp; more' },
  'number-spacing': { quote: 'about 12 500 casks', source: 'about 12\u202f500 casks' },
  'cell-border': { quote: 'Dues 41', source: 'Dues | 41' },
};

/** Found, with the difference shown beside it. */
export const SHOWN: Readonly<Record<Exclude<NoteKind, IgnoredKind>, Example>> = {
  'words-left-out': { quote: 'the gate […] is shut', source: 'the gate, being old, is shut' },
  insertion: { quote: 'the gate [of Tarn] is shut', source: 'the gate is shut' },
  'bracketed-case': { quote: '[T]he gate is shut', source: 'At dusk the gate is shut' },
  sic: { quote: 'teh [sic] gate is shut', source: 'teh gate is shut' },
  'author-note': { quote: 'the gate is shut (emphasis added)', source: 'the gate is shut' },
  'punctuation-changed': { quote: 'Yes it is shut', source: 'Yes, it is shut' },
  'hyphen-or-space': { quote: 'a man-eating shark', source: 'a man eating shark' },
  'case-changed': { quote: 'we DO NOT open', source: 'we do not open' },
  'number-form': { quote: 'use 1/2 cup of it', source: 'use ½ cup of it' },
  'formula-form': { quote: 'the CO2 rose again', source: 'the CO₂ rose again' },
  'space-at-markup': {
    quote: 'by Ann May in June',
    source: '<b>by Ann</b><i>May</i> in June',
    form: 'html',
  },
  'verse-slash': { quote: 'roses are red / violets blue', source: 'roses are red\nviolets blue' },
  'vowel-points': { quote: 'שלום עולם', source: 'שָׁלוֹם עוֹלָם' },
  'joiner-left-out': { quote: 'کتابهای من', source: 'کتاب‌های من' },
  'digits-of-another-script': { quote: 'यहाँ 5 लोग हैं', source: 'यहाँ ५ लोग हैं' },
};

/** Not found: the nearest passage is shown, and this is what differs. */
export const REFUSED: Readonly<Record<ReasonKind, Example>> = {
  'number-changed': { quote: 'a load of 12 tons came', source: 'a load of 92 tons came' },
  'unit-changed': { quote: 'a power of 5 mW was', source: 'a power of 5 MW was' },
  'sign-changed': { quote: 'it was −5 at dusk', source: 'it was 5 at dusk' },
  'currency-changed': { quote: 'they paid £5 for it', source: 'they paid $5 for it' },
  'symbol-changed': { quote: 'the set A ∪ B is', source: 'the set A ∩ B is' },
  'negation-missing': { quote: 'the gate is open to all', source: 'the gate is not open to all' },
  'negation-added': { quote: 'the gate is not open to all', source: 'the gate is open to all' },
  'word-changed': { quote: 'the gate is shut at dusk', source: 'the gate is shut at dawn' },
  'words-left-out': { quote: 'all men are equal', source: 'all men are created equal' },
  'words-added': { quote: 'all men are created equal', source: 'all men are equal' },
  reworded: {
    quote: 'Fishermen ought to bring home their nets before the frost sets in.',
    source: 'Before the first frost all nets are to be taken in by the fishermen.',
  },
  'passages-joined': {
    quote: 'the gate of the town is shut and the keeper of the weir went home',
    source:
      'At dusk the gate of the town is shut by two men. Then it rained for long. The other, and the keeper of the weir went home',
  },
  'sentences-joined': { quote: 'it ended he left', source: 'it ended. He left' },
  'rows-joined': { quote: '41 Fines 7', source: 'Dues\t41\nFines\t7' },
  'pieces-out-of-order': { quote: 'it rose … it fell', source: 'First it fell, then it rose.' },
  'pieces-too-far-apart': {
    quote: 'the gate was built … it is shut',
    source: 'the gate was built.\n\nOne.\n\nTwo.\n\nThree.\n\nNow it is shut.',
  },
  'negation-left-out': { quote: 'the drug is … safe', source: 'the drug is not safe' },
  'cut-number': { quote: 'they paid 5', source: 'they paid 5 million in all' },
  'cut-word': { quote: 'a social worker', source: 'an anti-a social worker' },
  'cut-unit': { quote: 'prices rose by 15', source: 'prices rose by 15 percent' },
  'spelling-variant': { quote: 'the colour of it', source: 'the color of it' },
  'case-changed': { quote: 'they asked us to go', source: 'they asked US to go' },
  'other-script': { quote: 'use р\u0430ypal for it now', source: 'use paypal for it now' },
  'order-changed': { quote: 'the man bites dog', source: 'the dog bites man' },
  'invented-tail': {
    quote: 'the gate is shut at dusk because of many wolves',
    source: 'the gate is shut at dusk. Dogs may enter.',
  },
  'separator-unclear': { quote: 'about 1.500 people', source: 'about 1,500 people' },
  'punctuation-changed': { quote: 'is old and shut', source: 'the gate (which is old) and shut' },
  'hyphen-changed': { quote: 'he had to resign it', source: 'he had to re-\nsign it' },
  'reference-mark-changed': { quote: 'the sky [13] is blue', source: 'the sky [12] is blue' },
  formula: { quote: 'an area of 102 km', source: 'an area of 10² km' },
};

/** No answer: quote and source do not allow one. */
export const NO_ANSWER: Readonly<Record<RefusalWhy, Example>> = {
  empty: { quote: '…!', source: 'The gate is shut.' },
  'too-short': { quote: 'the', source: 'At dusk the gate is shut.' },
  'too-long': { quote: 'gate '.repeat(4_001), source: 'The gate is shut.' },
  'unclear-characters': { quote: 'gate is \u202eshut', source: 'The gate is shut.' },
  'other-language': { quote: 'ворота закрыты', source: 'The gate is shut.' },
  'only-hidden': {
    quote: 'the gate is shut',
    source: '<p>Hello.</p><p hidden>the gate is shut</p>',
    form: 'html',
  },
  'struck-out': { quote: 'the gate is shut', source: 'the gate ~~is shut~~ now' },
};
