import assert from 'node:assert/strict';
import fc from 'fast-check';
import { tokenise } from '../../../lib/text/tokenise';
import { indexSource } from '../../../lib/verify/index-source';
import { verifyQuote } from '../../../lib/verify/verify-quote';
import { keysOf, standsAsWritten } from '../slow-reference';
import { type Law, law } from './law';
import { CHANGES, cuts, NOISES, plainSources } from './made-texts';

const find = (quote: string, source: string) => verifyQuote(quote, indexSource(source));
const isPass = (kind: string): boolean => kind === 'found' || kind === 'found-with-edits';

/** A paragraph of its own word between two others: no quote stands across it. */
const BETWEEN = '.\n\nCapercaillie.\n\n';

export const FOUND_LAWS: readonly Law[] = [
  law('a stretch of the source passes, or its edges are cut', cuts, ({ source, quote, start }) => {
    const finding = find(quote, source);
    if (finding.kind === 'found') {
      const isHere = finding.at.some((place) => place.span.start === start);
      if (!isHere) assert.ok(finding.at.length < timesIn(source, quote));
    } else if (finding.kind === 'found-with-edits') {
      // Cut here, but its words stand elsewhere with other punctuation.
      assert.ok(finding.pieces.every((place) => place.span.start !== start));
    } else if (finding.kind === 'closest') {
      for (const reason of finding.reasons) assert.match(reason.kind, /^cut-/);
    } else {
      const why = /\w/.test(quote) ? 'too-short' : 'empty';
      assert.deepEqual(finding, { kind: 'refused', why });
    }
  }),

  law(
    'a stretch of plain words is found, and the found span has the tokens of the quote',
    fc.tuple(plainSources, fc.nat(), fc.nat(20)),
    ([source, a, length]) => {
      const tokens = tokenise(source);
      const from = a % (tokens.length - 2);
      const to = Math.min(tokens.length - 1, from + 2 + length);
      const quote = source.slice(tokens[from]!.start, tokens[to]!.end);
      const finding = find(quote, source);
      assert.equal(finding.kind, 'found');
      if (finding.kind !== 'found') return;
      for (const { span } of finding.at)
        assert.deepEqual(keysOf(source.slice(span.start, span.end)), keysOf(quote));
    },
  ),

  law(
    'noise in the quote never changes a verdict',
    fc.tuple(cuts, fc.constantFrom(...NOISES)),
    ([{ source, quote }, noise]) => {
      assert.equal(find(noise(quote), source).kind, find(quote, source).kind);
    },
  ),

  law(
    'noise in the source never changes a verdict',
    fc.tuple(cuts, fc.constantFrom(...NOISES.slice(0, 6))),
    ([{ source, quote }, noise]) => {
      assert.equal(find(quote, noise(source)).kind, find(quote, source).kind);
    },
  ),

  law('astral characters before a place move it by their length', cuts, ({ source, quote }) => {
    const before = '😀𝑎 🚣\n\n';
    const here = find(quote, source);
    const moved = find(quote, before + source);
    assert.equal(moved.kind, here.kind);
    if (here.kind !== 'found' || moved.kind !== 'found') return;
    assert.deepEqual(
      moved.at.map((place) => place.span.start),
      here.at.map((place) => place.span.start + before.length),
    );
  }),

  law(
    'the order of paragraphs does not matter to a quote from one of them',
    fc.tuple(cuts, fc.array(plainSources, { maxLength: 4 }), fc.nat()),
    ([{ source, quote }, others, at]) => {
      const place = at % (others.length + 1);
      const text = [...others.slice(0, place), source, ...others.slice(place)].join(BETWEEN);
      const first = find(quote, [source, ...others].join(BETWEEN));
      const here = find(quote, text);
      assert.equal(here.kind, first.kind);
      if (here.kind === 'found' && first.kind === 'found')
        assert.equal(here.at.length, first.at.length);
    },
  ),

  law(
    'after a change of one word, digit, sign or "not" a quote passes only if it stands there itself',
    fc.tuple(cuts, fc.constantFrom(...CHANGES), fc.nat()),
    ([{ source, quote }, change, at]) => {
      const words = quote.split(' ');
      fc.pre(words.length > 1 && !/[[\]³]/.test(quote));
      const changed = change(words, 1 + (at % Math.max(1, words.length - 2))).join(' ');
      if (!isPass(find(changed, source).kind)) return;
      assert.ok(standsAsWritten(bare(changed), bare(source)));
    },
  ),
];

/** Without what a pass may show as an edit or skip: punctuation, reference marks, hyphens of words. */
function bare(text: string): string {
  return text
    .replace(/\[12\]|³/g, '')
    .replace(/[.,;:?!“”()—]/g, ' ')
    .replace(/’s/g, ' ’s')
    .replace(/-(?=\p{L})/gu, ' ');
}

/** How often a quote stands in a text, also where one place shares its end with the next. */
function timesIn(text: string, quote: string): number {
  let times = 0;
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) times++;
  return times;
}
